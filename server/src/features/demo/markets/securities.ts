import { isinCheckDigit, type SecurityType } from '@hakaru/contract/securities';
import { addMonths, type Day } from '@hakaru/engine/calendar/day';
import type { FactorName } from '#features/demo/series/factors';
import { stream } from '#features/demo/series/random';
import type { DemoCurrency } from './fx-series';
import { businesses, issuers } from './names';

/** One fictional security: its master data, and how its price moves. */
export type DemoSecurity = {
  ref: string;
  isin: string;
  group: 'yen bond' | 'foreign bond' | 'domestic equity' | 'foreign equity' | 'fund' | 'cash';
  nameEn: string;
  nameJp: string;
  type1: SecurityType;
  type2: string | null;
  currency: DemoCurrency | 'JPY';
  country: string;
  rating: string | null;
  riskWeightPercent: string | null;
  couponPercent: string | null;
  maturityDate: Day | null;
  priceFrequency: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'irregularly';
  /** The market factor, the sensitivity to it, and the monthly volatility of its own. */
  market: { factor: FactorName | null; beta: number; own: number };
  startPrice: number;
};

type Draft = Omit<DemoSecurity, 'ref' | 'isin'>;

/** Securities without a risk weight. */
const UNWEIGHTED = new Set([47, 113, 204]);

function coded(draft: Draft, serial: number): DemoSecurity {
  const first = `ZZ${String(serial).padStart(9, '0')}`;
  const riskWeightPercent = UNWEIGHTED.has(serial) ? null : draft.riskWeightPercent;
  return { ...draft, riskWeightPercent, ref: `SEC${String(serial).padStart(3, '0')}`, isin: `${first}${isinCheckDigit(first)}` };
}

const FROM: Day = '2026-09-30';
/** Months to maturity that fill every maturity bucket, edges included. */
const LIVES = [5, 9, 12, 20, 30, 36, 44, 55, 60, 70, 80, 84, 100, 115, 120, 150, 190, 240, 300, 360];
const GOVERNMENT = 24;
const CREDIT = ['AAA', 'AA+', 'AA', 'AA-', 'A+', 'A', 'A-', 'BBB+', 'BBB', 'BBB-', 'BB+', 'BB', 'B+', 'B'];
const WEIGHTS: Readonly<Record<string, string>> = { AAA: '20', AA: '20', A: '50', BBB: '75', BB: '100', B: '150' };
const weightOf = (rating: string) => WEIGHTS[rating.replace(/[+-]$/, '')] ?? '100';

function yenBond(index: number): Draft {
  const maturityDate = addMonths(FROM, turnOf(LIVES, index));
  const isGovernment = index < GOVERNMENT;
  const coupon = (0.1 + 0.1 * Math.round(15 * stream(`coupon|yen|${index}`)())).toFixed(1);
  const rating = isGovernment ? 'A+' : turnOf(CREDIT.slice(0, 10), index * 3);
  const issuer = isGovernment ? { en: 'Demo Japan Government', jp: 'デモ国債' } : turnOf(issuers, index);
  return {
    ...bondOf({ issuer, coupon, maturityDate }),
    group: 'yen bond',
    type1: isGovernment ? 'government bond' : index % 9 === 0 ? 'covered bond' : 'corporate bond',
    type2: isGovernment ? null : 'senior',
    currency: 'JPY',
    country: 'JP',
    rating,
    riskWeightPercent: isGovernment ? '0' : weightOf(rating),
    market: { factor: 'DB', beta: durationBeta(index), own: 0.0012 },
  };
}

const PLACES: readonly { currency: DemoCurrency; country: string; en: string; jp: string }[] = [
  { currency: 'USD', country: 'US', en: 'Demo Treasury', jp: 'デモ米国債' },
  { currency: 'EUR', country: 'DE', en: 'Demo Bund', jp: 'デモ独国債' },
  { currency: 'USD', country: 'US', en: 'Demo Treasury', jp: 'デモ米国債' },
  { currency: 'GBP', country: 'GB', en: 'Demo Gilt', jp: 'デモ英国債' },
  { currency: 'EUR', country: 'FR', en: 'Demo OAT', jp: 'デモ仏国債' },
  { currency: 'AUD', country: 'AU', en: 'Demo Commonwealth', jp: 'デモ豪国債' },
  { currency: 'CAD', country: 'CA', en: 'Demo Canada', jp: 'デモ加国債' },
];

function turnOf<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('an empty list has no turns');
  return one;
}

function foreignBond(index: number): Draft {
  const { currency, country, en, jp } = turnOf(PLACES, index);
  const maturityDate = addMonths(FROM, turnOf(LIVES, index * 7));
  const isGovernment = index < 30;
  const coupon = (1 + 0.25 * Math.round(14 * stream(`coupon|foreign|${index}`)())).toFixed(2);
  const rating = isGovernment ? (country === 'FR' ? 'AA-' : country === 'US' ? 'AA+' : 'AAA') : turnOf(CREDIT, index * 5);
  const issuer = isGovernment ? { en, jp } : turnOf(issuers, index + 7);
  return {
    ...bondOf({ issuer, coupon, maturityDate }),
    group: 'foreign bond',
    type1: isGovernment ? 'government bond' : 'corporate bond',
    type2: isGovernment ? null : index % 8 === 0 ? 'subordinated' : 'senior',
    currency,
    country,
    rating,
    riskWeightPercent: isGovernment ? '0' : weightOf(rating),
    market: { factor: isGovernment ? 'FH' : 'FC', beta: durationBeta(index), own: isGovernment ? 0.002 : 0.005 },
  };
}

type Bond = { issuer: { en: string; jp: string }; coupon: string; maturityDate: Day };

function bondOf({ issuer, coupon, maturityDate }: Bond) {
  const [year, month] = maturityDate.split('-');
  return {
    nameEn: `${issuer.en} ${coupon}% ${year}-${month}`,
    nameJp: `${issuer.jp} ${coupon}% ${year}年${Number(month)}月`,
    couponPercent: coupon,
    maturityDate,
    priceFrequency: 'daily' as const,
    startPrice: 96 + 7 * stream(`price|${issuer.en}|${coupon}|${maturityDate}`)(),
  };
}

/** Long bonds are more sensitive to their market than short ones. */
const durationBeta = (index: number) => 0.4 + 0.06 * (index % LIVES.length);

const SMALL_FROM = 16;

function domesticEquity(index: number): Draft {
  const business = turnOf(businesses, index);
  const isSmall = index >= SMALL_FROM;
  return {
    group: 'domestic equity',
    nameEn: `Demo ${business.en}`,
    nameJp: `デモ${business.jp}`,
    type1: 'equity',
    type2: isSmall ? 'small cap' : 'large cap',
    currency: 'JPY',
    country: 'JP',
    market: { factor: isSmall ? 'DS' : 'DE', beta: 0.8 + 0.4 * stream(`beta|JP|${index}`)(), own: isSmall ? 0.055 : 0.035 },
    startPrice: Math.round(600 + 4400 * stream(`price|JP|${index}`)()),
    ...SHARE,
  };
}

const SHARE = { rating: null, riskWeightPercent: '250', couponPercent: null, maturityDate: null, priceFrequency: 'daily' } as const;
const LISTED: readonly (readonly [DemoCurrency, string])[] = [
  ['USD', 'US'],
  ['USD', 'US'],
  ['EUR', 'DE'],
  ['USD', 'US'],
  ['GBP', 'GB'],
  ['EUR', 'FR'],
  ['CAD', 'CA'],
  ['AUD', 'AU'],
];

function foreignEquity(index: number): Draft {
  const business = turnOf(businesses, index + 32);
  const [currency, country] = turnOf(LISTED, index);
  return {
    group: 'foreign equity',
    nameEn: `Sample ${business.en} ${country}`,
    nameJp: `サンプル・${business.jp}（${country}）`,
    type1: 'equity',
    type2: index % 5 === 0 ? 'quality' : 'large cap',
    currency,
    country,
    market: { factor: 'FE', beta: 0.8 + 0.4 * stream(`beta|world|${index}`)(), own: 0.04 },
    startPrice: Math.round(2000 + 23_000 * stream(`price|world|${index}`)()) / 100,
    ...SHARE,
  };
}

function fund(index: number): Draft {
  const isBond = index < 8;
  const isPrivate = index >= 16;
  const [en, jp] = isPrivate ? ['Private Equity', 'プライベートエクイティ'] : isBond ? ['Bond', '債券'] : ['Equity', '株式'];
  const letter = String.fromCharCode(65 + index);
  const currency = index % 3 === 0 ? 'USD' : 'JPY';
  return {
    ...SHARE,
    group: 'fund',
    nameEn: `Demo ${en} Fund ${letter}`,
    nameJp: `デモ${jp}ファンド${letter}`,
    type1: isPrivate ? 'private equity fund' : isBond ? 'fixed income fund' : 'equity fund',
    type2: isPrivate ? 'closed-ended' : 'open-ended',
    currency,
    country: currency === 'USD' ? 'LU' : 'JP',
    riskWeightPercent: isPrivate ? '400' : isBond ? '50' : '250',
    priceFrequency: isPrivate ? 'quarterly' : index % 4 === 0 ? 'weekly' : 'monthly',
    market: { factor: isBond ? 'FH' : 'FE', beta: 0.9, own: 0.01 },
    startPrice: Math.round(9000 + 6000 * stream(`price|fund|${index}`)()) / (currency === 'USD' ? 100 : 1),
  };
}

const CASHES: readonly (readonly [DemoCurrency | 'JPY', string, string, string])[] = [
  ['JPY', 'JP', 'Yen call deposit', '円コール預金'],
  ['USD', 'US', 'Dollar cash', '米ドル現金'],
  ['EUR', 'DE', 'Euro cash', 'ユーロ現金'],
  ['GBP', 'GB', 'Sterling cash', '英ポンド現金'],
  ['AUD', 'AU', 'Australian dollar cash', '豪ドル現金'],
  ['CAD', 'CA', 'Canadian dollar cash', '加ドル現金'],
  ['JPY', 'JP', 'Yen term deposit', '円定期預金'],
  ['JPY', 'JP', 'Demo Treasury bill', 'デモ国庫短期証券'],
  ['JPY', 'JP', 'Demo money reserve fund', 'デモMRF'],
  ['USD', 'US', 'Demo dollar liquidity fund', 'デモ米ドル流動性ファンド'],
];

function cash(index: number): Draft {
  const [currency, country, nameEn, nameJp] = turnOf(CASHES, index);
  return {
    ...SHARE,
    group: 'cash',
    nameEn,
    nameJp,
    type1: 'cash equivalency',
    type2: index < 6 ? 'cash' : 'short-term instrument',
    currency,
    country,
    riskWeightPercent: '20',
    priceFrequency: index === 8 ? 'irregularly' : 'daily',
    market: { factor: null, beta: 0, own: 0 },
    startPrice: 1,
  };
}

/**
 * 60 yen bonds, 60 foreign bonds, 70 equities, 20 funds and 10 cash-like securities, all fictional. At the end of the file, because it uses
 * everything above.
 */
export const demoSecurities: readonly DemoSecurity[] = [
  ...Array.from({ length: 60 }, (_, index) => yenBond(index)),
  ...Array.from({ length: 60 }, (_, index) => foreignBond(index)),
  ...Array.from({ length: 32 }, (_, index) => domesticEquity(index)),
  ...Array.from({ length: 38 }, (_, index) => foreignEquity(index)),
  ...Array.from({ length: 20 }, (_, index) => fund(index)),
  ...Array.from({ length: 10 }, (_, index) => cash(index)),
].map((draft, index) => coded(draft, index + 1));
