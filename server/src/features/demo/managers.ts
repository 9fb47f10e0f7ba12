import { monthEndOfIndex, monthIndexOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import type { Db } from '#platform/db';
import { demoId } from './demo-id';
import { demoMandates } from './institution/mandates';
import { entityId } from './institution/structure';
import { insertClientPeople } from '#features/clients/public';
import { insertProductDisclosures, insertProductMandates, insertProductReturns, insertProducts } from '#features/products/public';
import { MONTHS, type FactorName, type Factors } from './series/factors';
import { normal, stream } from './series/random';

type DemoProduct = {
  manager: 'TSUBA' | 'MARLO' | 'REDFN';
  en: string;
  jp: string;
  says: string;
  benchmark: string;
  target: string | null;
  assetClass: string;
  since: string;
  feeBps: string;
  mandates: readonly string[];
};
/** The managers' products, with the mandates that follow them. */
const products: readonly DemoProduct[] = [
  {
    manager: 'TSUBA',
    en: 'Yen Bond Index',
    jp: '円債インデックス',
    says: '国内債券市場への連動を目指します。',
    benchmark: '円債総合',
    target: null,
    assetClass: '国内債券',
    since: '2004-04-01',
    feeBps: '4',
    mandates: ['HDB01'],
  },
  {
    manager: 'TSUBA',
    en: 'Yen Bond Active',
    jp: '円債アクティブ',
    says: '金利見通しと銘柄選択による超過収益を目指します。',
    benchmark: '円債総合',
    target: '1.5',
    assetClass: '国内債券',
    since: '2006-10-01',
    feeBps: '18',
    mandates: ['HDB02', 'SDB01'],
  },
  {
    manager: 'TSUBA',
    en: 'Japan Small Cap',
    jp: '国内小型株アクティブ',
    says: '企業訪問に基づく銘柄選択を行います。',
    benchmark: '国内小型株',
    target: '7',
    assetClass: '国内株式',
    since: '2009-04-01',
    feeBps: '62',
    mandates: ['HDE02'],
  },
  {
    manager: 'TSUBA',
    en: 'Japan Core Property',
    jp: '国内コア不動産',
    says: '稼働済みの物件に投資します。',
    benchmark: '国内不動産',
    target: '4',
    assetClass: '不動産',
    since: '2012-07-01',
    feeBps: '45',
    mandates: ['HRE01', 'SRE01'],
  },
  {
    manager: 'MARLO',
    en: 'Global Quality Equity',
    jp: 'グローバル・クオリティ株式',
    says: 'Companies with high and steady returns on capital.',
    benchmark: 'World equity ex-Japan',
    target: '8',
    assetClass: 'Foreign equity',
    since: '2011-01-31',
    feeBps: '55',
    mandates: ['HFE02', 'SFE01'],
  },
  {
    manager: 'MARLO',
    en: 'Hedged Government Bond',
    jp: 'ヘッジ付外国国債',
    says: 'World government bonds, hedged to yen.',
    benchmark: 'World government bond, hedged',
    target: null,
    assetClass: 'Foreign bonds',
    since: '2010-06-30',
    feeBps: '7',
    mandates: ['HFH01', 'SFB01'],
  },
  {
    manager: 'MARLO',
    en: 'Multi-Strategy',
    jp: 'マルチストラテジー',
    says: 'Low correlation with markets.',
    benchmark: 'Cash + 3%',
    target: '4.5',
    assetClass: 'Alternatives',
    since: '2014-03-31',
    feeBps: '80',
    mandates: ['HAL01'],
  },
  {
    manager: 'REDFN',
    en: 'Private Equity Programme',
    jp: 'プライベートエクイティ・プログラム',
    says: 'Buy-out funds by vintage.',
    benchmark: 'World equity + 3%',
    target: '12',
    assetClass: 'Private equity',
    since: '2008-01-01',
    feeBps: '150',
    mandates: ['HPE01', 'SPE01'],
  },
];

/** The person responsible for each client. */
const IN_CHARGE: readonly [manager: string, client: string, email: string][] = [
  ['TSUBA', 'HOSHI', 'ops@tsubaki.example'],
  ['TSUBA', 'SHIRA', 'new@tsubaki.example'],
  ['MARLO', 'HOSHI', 'ops@marlowe.example'],
  ['MARLO', 'SHIRA', 'sso@marlowe.example'],
  ['REDFN', 'HOSHI', 'pa@redfern.example'],
];

export async function plantManagers(db: Db, factors: Factors): Promise<void> {
  const people = IN_CHARGE.map(([manager, client, email]) => ({
    organisation_id: demoId(manager),
    client_id: demoId(client),
    user_id: demoId(email),
  }));
  await insertClientPeople(db, people);
  await insertProducts(db, products.map(productRow));
  await insertProductMandates(db, products.flatMap(linkRows));
  await plantProductReturns(db, factors);
}

const productId = ({ manager, en }: DemoProduct) => demoProductId(manager, en);

function productRow(product: DemoProduct) {
  const { manager, en, jp, says, benchmark, target, assetClass, since, feeBps } = product;
  return {
    organisation_id: demoId(manager),
    id: productId(product),
    name_en: en,
    name_jp: jp,
    description: says,
    benchmark,
    target_return_percent: target,
    asset_class: assetClass,
    inception_date: since,
    fee_bps: feeBps,
  };
}

function linkRows(product: DemoProduct) {
  return product.mandates.flatMap(ref => {
    const owner = demoMandates.find(mandate => mandate.ref === ref)?.owner;
    if (!owner) return [];
    const link = { organisation_id: demoId(product.manager), product_id: productId(product) };
    return [{ ...link, client_organisation_id: demoId(owner), entity_id: entityId(owner, ref) }];
  });
}

type DemoTrack = {
  manager: 'TSUBA' | 'MARLO';
  en: string;
  /** Who records the months. */
  by: string;
  factor: FactorName;
  /** Per month and in percent: what the manager adds before its fee, and how far that varies. */
  added: number;
  spread: number;
  feeBps: number;
  bases: readonly ('net' | 'gross')[];
  shownTo: readonly string[];
};

/** What managers recorded of their products. One has returns before fees only, so that it cannot stand beside mandates. */
const tracks: readonly DemoTrack[] = [
  {
    manager: 'TSUBA',
    en: 'Yen Bond Active',
    by: '椎名 圭',
    factor: 'DB',
    added: 0.05,
    spread: 0.16,
    feeBps: 18,
    bases: ['net', 'gross'],
    shownTo: ['HOSHI'],
  },
  {
    manager: 'MARLO',
    en: 'Global Quality Equity',
    by: 'Elena Finch',
    factor: 'FE',
    added: 0.11,
    spread: 0.75,
    feeBps: 55,
    bases: ['net', 'gross'],
    shownTo: ['HOSHI', 'SHIRA'],
  },
  {
    manager: 'MARLO',
    en: 'Multi-Strategy',
    by: 'Elena Finch',
    factor: 'AL',
    added: 0.1,
    spread: 0.6,
    feeBps: 80,
    bases: ['gross'],
    shownTo: ['HOSHI'],
  },
];

export const demoProductId = (manager: string, en: string): string => demoId(`product|${manager}|${en}`);

/** The last month managers have recorded in the demo. */
const LAST = monthIndexOf('2026-09-30');

async function plantProductReturns(db: Db, factors: Factors): Promise<void> {
  await insertProductReturns(
    db,
    tracks.flatMap(track => returnRows(track, factors)),
  );
  await insertProductDisclosures(db, tracks.flatMap(disclosureRows));
}

/** Each month is recorded on the eighth day of the next. */
function returnRows(track: DemoTrack, factors: Factors) {
  const draw = stream(`product|${track.en}`);
  return MONTHS.flatMap((month, at) => {
    const gross = (factors[track.factor][at] ?? 0) * 100 + track.added + track.spread * normal(draw);
    if (month > LAST) return [];
    const monthEnd = monthEndOfIndex(month);
    const recordedAt = `${shiftMonthEnd(monthEnd, 1).slice(0, 8)}08T01:00:00Z`;
    return track.bases.map(basis => ({
      organisation_id: demoId(track.manager),
      product_id: demoProductId(track.manager, track.en),
      basis,
      month_end: monthEnd,
      currency: 'JPY',
      percent: (basis === 'gross' ? gross : gross - track.feeBps / 1200).toFixed(4),
      user_name: track.by,
      recorded_at: recordedAt,
    }));
  });
}

function disclosureRows({ manager, en, by, shownTo }: DemoTrack) {
  return shownTo.map(client => ({
    organisation_id: demoId(manager),
    product_id: demoProductId(manager, en),
    client_id: demoId(client),
    user_name: by,
    disclosed_at: '2026-10-08T01:10:00Z',
  }));
}
