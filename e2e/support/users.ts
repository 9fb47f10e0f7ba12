/** The users of the demo institution. Their passwords are created with the demo and exist nowhere else. */
export const users = {
  superUser: { email: 'super@platform.example', password: 'Super!Demo2026', language: 'en' },
  hoshiAdmin: { email: 'admin@hoshikawa.example', password: 'Hoshi!Admin2026', language: 'jp' },
  hoshiUser: { email: 'user@hoshikawa.example', password: 'Hoshi%User2026', language: 'jp' },
  hoshiReadonly: { email: 'view@hoshikawa.example', password: 'Hoshi*View2026', language: 'jp' },
  hoshiReset: { email: 'reset@hoshikawa.example', password: 'Hoshi?Reset2026', language: 'jp' },
  hoshiBenchmark: { email: 'bench@hoshikawa.example', password: 'Hoshi$Bench2026', language: 'en' },
  nagisAdmin: { email: 'admin@nagisa.example', password: 'Nagis!Admin2026', language: 'jp' },
  nagisReadonly: { email: 'view@nagisa.example', password: 'Nagis*View2026', language: 'en' },
  shiraAdmin: { email: 'admin@shirasagi.example', password: 'Shira!Admin2026', language: 'jp' },
  shiraUser: { email: 'user@shirasagi.example', password: 'Shira%User2026', language: 'en' },
  kaedeAdmin: { email: 'admin@kaede.example', password: 'Kaede!Admin2026', language: 'jp' },
  kaedeUnverified: { email: 'unverified@kaede.example', password: 'Kaede&Mail2026', language: 'en' },
  tsubaUser: { email: 'ops@tsubaki.example', password: 'Tsuba!Oper2026', language: 'jp' },
  tsubaNew: { email: 'new@tsubaki.example', password: 'Tsuba@Newer2026', language: 'jp' },
  marloAdmin: { email: 'ops@marlowe.example', password: 'Marlo!Oper2026', language: 'en' },
  marloSso: { email: 'sso@marlowe.example', password: 'Marlo%Single2026', language: 'en' },
  redfernAdmin: { email: 'pa@redfern.example', password: 'Redfn!Admin2026', language: 'en' },
  komorUser: { email: 'desk@komorebi.example', password: 'Komor!Desk2026', language: 'jp' },
  sazanAdmin: { email: 'staff@sazanami.example', password: 'Sazan!Staff2026', language: 'jp' },
  sazanPartner: { email: 'partner@sazanami.example', password: 'Sazan!Second2026', language: 'jp' },
  iplockAdmin: { email: 'admin@iplock.example', password: 'Iploc!Admin2026', language: 'en' },
} as const;

export type UserName = keyof typeof users;
