import type { AssetType, Brand, Module, OrganisationPackageType, OrganisationTypeName } from '@hakaru/contract/organisations';

export type DemoOrganisation = {
  ref: string;
  en: string;
  jp: string;
  type: OrganisationTypeName;
  modules: readonly Module[];
  packages: readonly OrganisationPackageType[];
  brand?: Brand;
  shell?: true;
  sso?: true;
  allowedCidrs?: readonly string[];
  assets?: readonly { ref: string; en: string; jp: string; type: AssetType }[];
};

/** The demo's organisations, all fictional. Each of them also gets the module `demo`. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  { ref: 'PLATF', en: 'Platform Operations', jp: 'プラットフォーム運営', type: 'others', modules: [], packages: [] },
  {
    ref: 'HOSHI',
    en: 'Hoshikawa Electric Corporate Pension Fund',
    jp: '星川電機企業年金基金',
    type: 'asset owner',
    modules: ['owner', 'cashManagement', 'fundList', 'addOns', 'contentAutomation'],
    packages: ['reporting', 'privateAssets', 'hedging', 'attribution', 'risk', 'hypothetical', 'documents', 'marketData'],
    assets: [
      { ref: 'HMAIN', en: 'Main portfolio', jp: '年金資産（本体）', type: 'portfolio' },
      { ref: 'HBENC', en: 'Policy benchmark', jp: '政策ベンチマーク', type: 'benchmark' },
    ],
  },
  {
    ref: 'SHIRA',
    en: 'Shirasagi Bank, Treasury',
    jp: '白鷺銀行 市場運用部',
    type: 'asset owner',
    modules: ['owner', 'fundList', 'addOns'],
    packages: ['reporting', 'privateAssets', 'attribution', 'basel'],
    assets: [{ ref: 'SMAIN', en: 'Investment funds', jp: '投資ファンド勘定', type: 'portfolio' }],
  },
  {
    ref: 'KAEDE',
    en: 'Kaede Pension Advisory',
    jp: '楓年金アドバイザリー',
    type: 'consultant',
    modules: ['consultant', 'Asset List'],
    packages: ['reporting', 'privateAssets'],
  },
  {
    ref: 'TSUBA',
    en: 'Tsubaki Asset Management',
    jp: '椿アセットマネジメント',
    type: 'asset manager',
    modules: ['manager'],
    packages: ['reporting'],
    brand: { name: 'Tsubaki Asset Management', colour: '#8a1f3c', logo: null },
  },
  {
    ref: 'MARLO',
    en: 'Marlowe Finch Investors',
    jp: 'マーロウ・フィンチ・インベスターズ',
    type: 'asset manager',
    modules: ['manager', 'cashManagement', 'fundList'],
    packages: ['reporting', 'hedging'],
    sso: true,
  },
  {
    ref: 'REDFN',
    en: 'Redfern Private Capital',
    jp: 'レッドファーン・プライベート・キャピタル',
    type: 'asset manager',
    modules: ['manager', 'fundList', 'cashManagement', 'contentAutomation'],
    packages: ['reporting', 'privateAssets', 'hedging', 'documents'],
  },
  {
    ref: 'KOMOR',
    en: 'Komorebi Trust Bank',
    jp: 'こもれび信託銀行',
    type: 'others',
    modules: ['cashManagement', 'contentAutomation', 'Asset List'],
    packages: ['reporting'],
    brand: { name: 'Komorebi Trust Bank', colour: '#1f5c4a', logo: null },
    shell: true,
  },
  {
    ref: 'SAZAN',
    en: 'Sazanami Accounting',
    jp: 'さざなみ会計事務所',
    type: 'accountant',
    modules: ['client', 'spcList', 'corporationList', 'cashManagement'],
    packages: ['reporting', 'documents'],
  },
  {
    // Half set up: its one portfolio is created by the setup steps.
    ref: 'NAGIS',
    en: 'Nagisa Shipping Pension Fund',
    jp: '渚海運企業年金基金',
    type: 'asset owner',
    modules: ['owner'],
    packages: ['reporting', 'attribution'],
  },
  {
    ref: 'IPLOC',
    en: 'IP Lock Test',
    jp: '接続制限テスト',
    type: 'asset owner',
    modules: ['owner'],
    packages: ['reporting'],
    allowedCidrs: ['203.0.113.0/24'],
  },
];

/** The assets a consultant may see. */
export const demoGrants = [
  { asset: 'HMAIN', owner: 'HOSHI', grantee: 'KAEDE' },
  { asset: 'HBENC', owner: 'HOSHI', grantee: 'KAEDE' },
  { asset: 'SMAIN', owner: 'SHIRA', grantee: 'KAEDE' },
] as const;
