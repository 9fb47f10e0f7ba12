/** The mandates of the demo with the terms of their contracts. Codes, names and parties are fictional. */
export type DemoMandate = {
  ref: string;
  owner: 'HOSHI' | 'SHIRA';
  of: string;
  en: string;
  jp: string;
  style: 'passive' | 'active' | 'guaranteed' | 'private' | 'cash' | 'property';
  manager: string | null;
  benchmark: string;
  feeBps: string;
  opened: string;
  closed?: string;
};

export type DemoClass = { ref: string; en: string; jp: string; colour: number; band: string };

export const hoshiClasses: readonly DemoClass[] = [
  { ref: 'DB', en: 'Domestic bonds', jp: '国内債券', colour: 1, band: '5' },
  { ref: 'GA', en: 'General account', jp: '一般勘定', colour: 8, band: '3' },
  { ref: 'FH', en: 'Foreign bonds, hedged', jp: '外国債券（ヘッジあり）', colour: 2, band: '5' },
  { ref: 'FB', en: 'Foreign bonds, unhedged', jp: '外国債券（ヘッジなし）', colour: 2, band: '5' },
  { ref: 'DE', en: 'Domestic equity', jp: '国内株式', colour: 3, band: '5' },
  { ref: 'FE', en: 'Foreign equity', jp: '外国株式', colour: 4, band: '5' },
  { ref: 'AL', en: 'Multi-strategy', jp: 'マルチストラテジー', colour: 5, band: '3' },
  { ref: 'PE', en: 'Private equity', jp: 'プライベートエクイティ', colour: 5, band: '3' },
  { ref: 'PD', en: 'Private debt', jp: 'プライベートデット', colour: 5, band: '3' },
  { ref: 'RE', en: 'Real estate', jp: '不動産', colour: 5, band: '3' },
  { ref: 'IN', en: 'Infrastructure', jp: 'インフラストラクチャー', colour: 5, band: '3' },
  { ref: 'CS', en: 'Cash', jp: '短期資産', colour: 6, band: '3' },
];

export const shiraClasses: readonly DemoClass[] = [
  { ref: 'DB', en: 'Yen bonds', jp: '円債', colour: 1, band: '5' },
  { ref: 'FH', en: 'Foreign bonds, hedged', jp: '外債（ヘッジあり）', colour: 2, band: '5' },
  { ref: 'FE', en: 'Global equity', jp: 'グローバル株式', colour: 4, band: '5' },
  { ref: 'MA', en: 'Multi-asset', jp: 'マルチアセット', colour: 7, band: '5' },
  { ref: 'PA', en: 'Private assets', jp: 'プライベートアセット', colour: 5, band: '5' },
  { ref: 'RE', en: 'Core property', jp: 'コア不動産', colour: 5, band: '3' },
  { ref: 'CS', en: 'Cash', jp: '短期資産', colour: 6, band: '3' },
];

const EARLY = '2016-10-31';
type Row = [string, string, string, string, DemoMandate['style'], string | null, string, string, string?, string?];

const HOSHI: readonly Row[] = [
  ['HDB01', 'DB', 'Domestic bond passive', '国内債券パッシブ', 'passive', 'TSUBA', 'YENB', '4'],
  ['HDB02', 'DB', 'Domestic bond active', '国内債券アクティブ', 'active', 'TSUBA', 'YENB', '18'],
  ['HGA01', 'GA', 'General account', '生保一般勘定', 'guaranteed', null, 'GUAR', '0'],
  ['HFH01', 'FH', 'Foreign government bond hedged passive', '外国国債ヘッジありパッシブ', 'passive', 'MARLO', 'WGBH', '7'],
  ['HFH02', 'FH', 'Foreign credit hedged active', '外国クレジットヘッジありアクティブ', 'active', 'MARLO', 'WCRH', '28', '2018-04-30'],
  ['HFB01', 'FB', 'Foreign bond unhedged', '外国債券ヘッジなし', 'active', 'MARLO', 'WGB', '20'],
  ['HDE01', 'DE', 'Domestic equity passive', '国内株式パッシブ', 'passive', 'TSUBA', 'JPEQ', '3'],
  ['HDE02', 'DE', 'Domestic small cap active', '国内小型株アクティブ', 'active', 'TSUBA', 'JPSM', '62'],
  ['HFE01', 'FE', 'Foreign equity passive', '外国株式パッシブ', 'passive', 'MARLO', 'WEQ', '6'],
  ['HFE02', 'FE', 'Foreign equity quality active', '外国株式クオリティアクティブ', 'active', 'MARLO', 'WEQ', '55'],
  ['HFE03', 'FE', 'Emerging equity', '新興国株式', 'active', 'MARLO', 'EMEQ', '70', EARLY, '2024-09-30'],
  ['HAL01', 'AL', 'Multi-strategy', 'マルチストラテジー', 'active', 'MARLO', 'CASH3', '80'],
  ['HPE01', 'PE', 'Private equity programme', 'プライベートエクイティ', 'private', 'REDFN', 'WEQ3', '150', '2017-03-31'],
  ['HPD01', 'PD', 'Private debt programme', 'プライベートデット', 'private', 'REDFN', 'CASH4', '100', '2019-03-31'],
  ['HRE01', 'RE', 'Domestic core real estate', '国内コア不動産', 'property', 'TSUBA', 'JPRE', '45'],
  ['HRE02', 'RE', 'Overseas real estate', '海外不動産', 'private', 'REDFN', 'FIX6', '120', '2018-09-30'],
  ['HIN01', 'IN', 'Infrastructure programme', 'インフラストラクチャー', 'private', 'REDFN', 'FIX7', '110', '2017-12-31'],
  ['HCS01', 'CS', 'Cash', '短期資金', 'cash', 'KOMOR', 'YENON', '0'],
];

const SHIRA: readonly Row[] = [
  ['SDB01', 'DB', 'Yen bond fund', '円債ファンド', 'active', 'TSUBA', 'YENB', '10'],
  ['SFB01', 'FH', 'Hedged foreign bond fund', '外債ヘッジありファンド', 'active', 'MARLO', 'WGBH', '22'],
  ['SFE01', 'FE', 'Global equity fund', 'グローバル株式ファンド', 'active', 'MARLO', 'WEQ', '50'],
  ['SMA01', 'MA', 'Multi-asset fund', 'マルチアセットファンド', 'active', 'TSUBA', 'MIX46', '60'],
  ['SPE01', 'PA', 'Private equity fund of funds', 'PEファンド・オブ・ファンズ', 'private', 'REDFN', 'WEQ3', '120', '2019-09-30'],
  ['SPD01', 'PA', 'Senior secured loans', 'シニアローン', 'private', 'REDFN', 'CASH4', '90', '2021-09-30'],
  ['SRE01', 'RE', 'Core property fund', 'コア不動産ファンド', 'property', 'TSUBA', 'JPRE', '48'],
  ['SIN01', 'PA', 'Renewable energy fund', '再生可能エネルギーファンド', 'private', 'REDFN', 'FIX7', '110', '2022-06-30'],
  ['SCS01', 'CS', 'Cash', '短期資金', 'cash', 'KOMOR', 'YENON', '0'],
];

function mandate(owner: DemoMandate['owner'], row: Row): DemoMandate {
  const [ref, of, en, jp, style, manager, benchmark, feeBps, opened = EARLY, closed] = row;
  return { ref, owner, of, en, jp, style, manager, benchmark, feeBps, opened, ...(closed ? { closed } : {}) };
}

export const demoMandates: readonly DemoMandate[] = [
  ...HOSHI.map(row => mandate('HOSHI', row)),
  ...SHIRA.map(row => mandate('SHIRA', row)),
];
