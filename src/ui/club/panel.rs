//! The part of the table's panel that gives seats out over the internet: for each its link.

use super::host::{ClubHost, host};
use super::{Fetched, fetch_club};
use crate::engine::Seat;
use crate::platform::codes::{self, Codes};
use crate::platform::{page, share};
use crate::session::remote::{Connection, SeatStage};
use crate::ui::address::Reach;
use crate::ui::phones::{PhonesPanel, picture};
use crate::ui::route::Route;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The part of the panel about the internet. Nothing is seen of it where there is no club.
pub struct ClubPanel {
    fetched: Fetched,
    /// The host of the seats, where there is a club.
    host: Option<Rc<ClubHost>>,
    codes: Option<Codes>,
    /// The seat whose link is shown.
    shown: Option<Seat>,
    /// True once the link was copied, false if that has failed.
    is_copied: Option<bool>,
    /// True if the browser cannot make a link.
    has_no_random: bool,
}

/// The messages of the part.
pub enum Event {
    Fetched(Fetched),
    Codes(Option<Codes>),
    /// Something has changed at the host.
    Changed,
    Invite(Seat),
    Show(Seat),
    TakeBack(Seat),
    LetBot(Seat),
    Copy(String),
    Copied(bool),
    Share(String),
}

impl Component for ClubPanel {
    type Message = Event;
    type Properties = PhonesPanel;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(Event::Fetched(fetch_club().await)) });
        Self {
            fetched: Fetched::None,
            host: None,
            codes: None,
            shown: None,
            is_copied: None,
            has_no_random: false,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Fetched(fetched) => {
                if matches!(fetched, Fetched::Club(_)) {
                    let host = host();
                    host.watch(ctx.link().callback(|()| Event::Changed));
                    self.host = Some(host);
                    let link = ctx.link().clone();
                    spawn_local(
                        async move { link.send_message(Event::Codes(codes::load().await)) },
                    );
                }
                self.fetched = fetched;
            }
            Event::Codes(codes) => self.codes = codes,
            Event::Changed => {
                // Its link is not needed any more.
                let is_open =
                    |seat: &Seat| self.stage(*seat).is_some_and(|it| it != SeatStage::Joined);
                self.shown = self.shown.filter(is_open);
            }
            Event::Invite(seat) => {
                if let (Some(host), Fetched::Club(club)) = (&self.host, &self.fetched) {
                    self.has_no_random = !host.invite(seat, club);
                    self.show(seat);
                }
            }
            Event::Show(seat) => self.show(seat),
            Event::TakeBack(seat) => crate::ui::phones::free(seat),
            Event::LetBot(seat) => ctx.props().let_bot.emit(seat),
            Event::Copy(text) => {
                let link = ctx.link().clone();
                spawn_local(
                    async move { link.send_message(Event::Copied(share::copy(&text).await)) },
                );
                return false;
            }
            Event::Copied(is_copied) => self.is_copied = Some(is_copied),
            Event::Share(address) => {
                spawn_local(async move {
                    share::share("Regalia", &address).await;
                });
                return false;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PhonesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.club();
        let says = match &self.fetched {
            Fetched::None | Fetched::Failed => return Html::default(),
            Fetched::Fault(fault) => Some((w.fault)(*fault)),
            Fetched::Club(_) if self.has_no_random => Some(w.no_random.to_owned()),
            Fetched::Club(_) => None,
        };
        let connection = match self.host.as_ref().and_then(|host| host.connection()) {
            Some(Connection::Connecting) => w.connecting,
            Some(Connection::Barred) => w.barred,
            Some(Connection::Connected) | None => "",
        };
        html! {
            <section class="phones club">
                <h3>{ w.title }</h3>
                if let Some(says) = says {
                    <p class="note" role="alert">{ says }</p>
                }
                if matches!(self.fetched, Fetched::Club(_)) {
                    <p class="hint">{ w.intro }</p>
                    <p role="status">{ connection }</p>
                    <ul class="phones-seats">
                        { for persons.iter().map(|(seat, name)| self.row(ctx, *seat, name)) }
                    </ul>
                }
            </section>
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.host.iter().for_each(|host| host.watch(Callback::noop()));
    }
}

impl ClubPanel {
    fn stage(&self, seat: Seat) -> Option<SeatStage> {
        self.host.as_ref()?.stage(seat)
    }

    fn show(&mut self, seat: Seat) {
        (self.shown, self.is_copied) = (Some(seat), None);
    }

    /// Renders a seat with its buttons, and its link if that is shown.
    fn row(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let PhonesPanel { by_bots, messages, .. } = ctx.props();
        let w = messages.language.club();
        let phones = messages.language.phones();
        let button = |label: &'static str, event: fn(Seat) -> Event| {
            let onclick = ctx.link().callback(move |_: MouseEvent| event(seat));
            let label_of = format!("{label}: {name}");
            html! { <button type="button" class="button" aria-label={label_of} {onclick}>{ label }</button> }
        };
        let stage = self.stage(seat);
        let is_by_bot = by_bots.contains(seat);
        let says = match stage {
            None => "",
            Some(SeatStage::Joined) => w.joined,
            Some(_) if is_by_bot => w.by_bot,
            Some(SeatStage::Invited) => w.invited,
            Some(SeatStage::Silent) => w.silent,
        };
        let is_shown = self.shown == Some(seat);
        let keys = match stage {
            None => button(w.make_link, Event::Invite),
            Some(stage) => html! {
                <>
                    if stage != SeatStage::Joined {
                        if !is_shown {
                            { button(w.show_link, Event::Show) }
                        }
                        if !is_by_bot {
                            { button(phones.let_bot, Event::LetBot) }
                        }
                    }
                    { button(phones.take_back, Event::TakeBack) }
                </>
            },
        };
        html! {
            <li key={seat.index()}>
                <b>{ name }</b>
                <span role="status">{ says }</span>
                <span class="actions">{ keys }</span>
                if is_shown {
                    { self.link(ctx, seat, name) }
                }
            </li>
        }
    }

    /// Renders the link of a seat: to be shared, copied, and scanned.
    fn link(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let messages = ctx.props().messages;
        let (w, phones) = (messages.language.club(), messages.language.phones());
        let invitation = self.host.as_ref().and_then(|host| host.invitation(seat));
        let Some(invitation) = invitation else { return Html::default() };
        let address = page::address_of(&Route::Hand(Reach::Internet, invitation.payload()).hash());
        let drawn = self.codes.as_ref().and_then(|codes| codes.draw(&address));
        let with_address = |event: fn(String) -> Event| {
            let address = address.clone();
            ctx.link().callback(move |_: MouseEvent| event(address.clone()))
        };
        let says = self
            .is_copied
            .map(|is_copied| if is_copied { phones.copied } else { phones.not_copied });
        html! {
            <section class="club-link" aria-label={(w.link_for)(name)}>
                <label class="field">
                    <span>{ w.link }</span>
                    <input readonly={true} value={address.clone()} />
                </label>
                <div class="actions">
                    if share::can_share() {
                        <button type="button" class="button primary" onclick={with_address(Event::Share)}>{ w.share }</button>
                    }
                    <button type="button" class="button" onclick={with_address(Event::Copy)}>{ phones.copy }</button>
                </div>
                <p class="hint" role="status">{ says }</p>
                { drawn.map(|drawn| picture(&drawn, phones.qr)) }
            </section>
        }
    }
}
