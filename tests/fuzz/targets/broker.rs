#![no_main]
regalia_fuzz::target!("broker");
