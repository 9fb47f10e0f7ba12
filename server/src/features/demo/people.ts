import type { Language } from '@hakaru/contract/languages';
import { userPackages, type UserPackageType, type UserRole } from '@hakaru/contract/organisations';

export type DemoPerson = {
  email: string;
  organisation: string;
  role: UserRole;
  language: Language;
  password: string;
  name: string;
  title: string;
  packages: readonly UserPackageType[];
  superuser?: true;
  sso?: true;
  unverified?: true;
  notAgreed?: true;
  /** Is shown the first-day tasks; other users are past them. */
  isNew?: true;
  mustChangePassword?: true;
  earlierPasswords?: readonly string[];
  /** Works on this asset instead of the organisation's first. */
  asset?: { ref: string; type: 'benchmark' };
};

const MARKETS = userPackages;

/** Public logins for trying out; production refuses to plant them. Names are fictional. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...person('super@platform.example', 'PLATF', 'admin', 'en', 'Super!Demo2026'),
    name: 'Sam Platform',
    title: 'Support',
    packages: [],
    superuser: true,
  },
  {
    ...person('admin@hoshikawa.example', 'HOSHI', 'admin', 'jp', 'Hoshi!Admin2026'),
    name: '佐伯 美咲',
    title: '運用執行理事',
    packages: MARKETS,
  },
  {
    ...person('user@hoshikawa.example', 'HOSHI', 'user', 'jp', 'Hoshi%User2026'),
    name: '長谷 直樹',
    title: '運用担当',
    packages: MARKETS,
  },
  {
    ...person('view@hoshikawa.example', 'HOSHI', 'readonly', 'jp', 'Hoshi*View2026'),
    name: '宮原 恵子',
    title: '常務理事',
    packages: MARKETS,
    isNew: true,
  },
  {
    ...person('reset@hoshikawa.example', 'HOSHI', 'user', 'jp', 'Hoshi?Reset2026'),
    name: '野田 亮',
    title: '事務担当',
    packages: MARKETS,
    mustChangePassword: true,
    earlierPasswords: ['Hoshi?Past2025'],
  },
  {
    ...person('bench@hoshikawa.example', 'HOSHI', 'user', 'en', 'Hoshi$Bench2026'),
    name: 'Rin Okabe',
    title: 'Benchmark analyst',
    packages: MARKETS,
    asset: { ref: 'HBENC', type: 'benchmark' },
  },
  {
    ...person('admin@shirasagi.example', 'SHIRA', 'admin', 'jp', 'Shira!Admin2026'),
    name: '桐谷 修',
    title: '市場運用部 次長',
    packages: MARKETS,
  },
  {
    ...person('user@shirasagi.example', 'SHIRA', 'user', 'en', 'Shira%User2026'),
    name: 'Mei Tachibana',
    title: 'Risk analyst',
    packages: [],
    isNew: true,
  },
  {
    ...person('admin@kaede.example', 'KAEDE', 'admin', 'jp', 'Kaede!Admin2026'),
    name: '楠 あかり',
    title: '年金コンサルタント',
    packages: MARKETS,
  },
  {
    ...person('unverified@kaede.example', 'KAEDE', 'user', 'en', 'Kaede&Mail2026'),
    name: 'Noah Winter',
    title: 'Analyst',
    packages: MARKETS,
    unverified: true,
  },
  {
    ...person('ops@tsubaki.example', 'TSUBA', 'user', 'jp', 'Tsuba!Oper2026'),
    name: '椎名 圭',
    title: 'レポーティング担当',
    packages: MARKETS,
  },
  {
    ...person('new@tsubaki.example', 'TSUBA', 'user', 'jp', 'Tsuba@Newer2026'),
    name: '浅井 結衣',
    title: '新任',
    packages: MARKETS,
    isNew: true,
    notAgreed: true,
  },
  {
    ...person('ops@marlowe.example', 'MARLO', 'admin', 'en', 'Marlo!Oper2026'),
    name: 'Elena Finch',
    title: 'Client reporting',
    packages: MARKETS,
  },
  {
    ...person('sso@marlowe.example', 'MARLO', 'user', 'en', 'Marlo%Single2026'),
    name: 'Oscar Lane',
    title: 'Portfolio analyst',
    packages: MARKETS,
    sso: true,
  },
  {
    ...person('pa@redfern.example', 'REDFN', 'admin', 'en', 'Redfn!Admin2026'),
    name: 'Priya Hart',
    title: 'Fund operations',
    packages: MARKETS,
  },
  {
    ...person('desk@komorebi.example', 'KOMOR', 'user', 'jp', 'Komor!Desk2026'),
    name: '高梨 誠',
    title: '受託業務',
    packages: MARKETS,
  },
  {
    ...person('staff@sazanami.example', 'SAZAN', 'admin', 'jp', 'Sazan!Staff2026'),
    name: '三浦 千春',
    title: '会計担当',
    packages: MARKETS,
  },
  {
    ...person('partner@sazanami.example', 'SAZAN', 'admin', 'jp', 'Sazan!Second2026'),
    name: '岡部 環',
    title: 'パートナー',
    packages: MARKETS,
    isNew: true,
  },
  {
    ...person('admin@nagisa.example', 'NAGIS', 'admin', 'jp', 'Nagis!Admin2026'),
    name: '渡瀬 律子',
    title: '常務理事',
    packages: [],
  },
  {
    ...person('view@nagisa.example', 'NAGIS', 'readonly', 'en', 'Nagis*View2026'),
    name: 'Tom Ishii',
    title: 'Auditor',
    packages: [],
  },
  {
    ...person('admin@iplock.example', 'IPLOC', 'admin', 'en', 'Iploc!Admin2026'),
    name: 'Iris Lockwood',
    title: 'Administrator',
    packages: MARKETS,
  },
];

function person(email: string, organisation: string, role: UserRole, language: Language, password: string) {
  return { email, organisation, role, language, password };
}
