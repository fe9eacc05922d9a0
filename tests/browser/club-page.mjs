// A club's page of another site, served for a test.
import { createServer } from 'node:http';

/** Serves a page at a site of its own. Returns its address, and what stops the server. */
export async function served(page, { site = 'localhost', headers = {} } = {}) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    response.end(page);
  });
  await new Promise((done) => server.listen(0, site, done));
  return {
    address: `http://${site}:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
