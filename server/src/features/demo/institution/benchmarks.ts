import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { monthSpots, type DemoCurrency } from '#features/demo/markets/fx-series';
import { MONTHS, type FactorName, type Factors } from '#features/demo/series/factors';
import { cashRate, generalAccountRate } from '#features/demo/series/pension-fund';
import { normal, stream } from '#features/demo/series/random';

/** A benchmark: a market index, or one built from others with dated weights and an annual spread. */
export type DemoBenchmark = {
  ref: string;
  en: string;
  jp: string;
  type: 'market' | 'composite' | 'spliced' | 'pme';
  /** The currency of an index in local currency. */
  currency?: DemoCurrency;
  spreadPercent?: string;
  parts?: readonly { from: string; of: readonly [string, string][] }[];
};

const EARLY = '2016-11-01';

export const demoBenchmarks: readonly DemoBenchmark[] = [
  { ref: 'YENB', en: 'Demo Yen Bond Broad', jp: 'デモ円債総合', type: 'market' },
  { ref: 'GUAR', en: 'Guaranteed rate', jp: '保証利率', type: 'market' },
  { ref: 'WGBH', en: 'Demo World Govt ex-Yen Hedged', jp: 'デモ世界国債（除く円・ヘッジあり）', type: 'market' },
  { ref: 'WCRH', en: 'Demo World Credit Hedged', jp: 'デモ世界クレジット（ヘッジあり）', type: 'market' },
  { ref: 'WGB', en: 'Demo World Govt ex-Yen', jp: 'デモ世界国債（除く円）', type: 'market' },
  { ref: 'JPEQ', en: 'Demo Japan Equity TR', jp: 'デモ日本株式（配当込み）', type: 'market' },
  { ref: 'JPSM', en: 'Demo Japan Small TR', jp: 'デモ日本小型株（配当込み）', type: 'market' },
  { ref: 'WEQV1', en: 'Demo World Equity ex-Japan v1', jp: 'デモ世界株式（除く日本）旧', type: 'market' },
  { ref: 'WEQV2', en: 'Demo World Equity ex-Japan v2', jp: 'デモ世界株式（除く日本）新', type: 'market' },
  { ref: 'EMEQ', en: 'Demo Emerging Equity', jp: 'デモ新興国株式', type: 'market' },
  { ref: 'WGBUS', en: 'Demo US Govt (USD)', jp: 'デモ米国国債（米ドル）', type: 'market', currency: 'USD' },
  { ref: 'WGBEU', en: 'Demo Euro Govt (EUR)', jp: 'デモユーロ国債（ユーロ）', type: 'market', currency: 'EUR' },
  { ref: 'WGBGB', en: 'Demo UK Govt (GBP)', jp: 'デモ英国国債（ポンド）', type: 'market', currency: 'GBP' },
  { ref: 'WEQUS', en: 'Demo US Equity (USD)', jp: 'デモ米国株式（米ドル）', type: 'market', currency: 'USD' },
  { ref: 'WEQEU', en: 'Demo Euro Equity (EUR)', jp: 'デモユーロ株式（ユーロ）', type: 'market', currency: 'EUR' },
  { ref: 'WEQGB', en: 'Demo UK Equity (GBP)', jp: 'デモ英国株式（ポンド）', type: 'market', currency: 'GBP' },
  { ref: 'YENON', en: 'Yen overnight', jp: '円翌日物', type: 'market' },
  { ref: 'JPRE', en: 'Demo Japan Core Property', jp: 'デモ日本コア不動産', type: 'market' },
  { ref: 'FIX6', en: '6% fixed', jp: '固定6%', type: 'market' },
  { ref: 'FIX7', en: '7% fixed', jp: '固定7%', type: 'market' },
  {
    ref: 'WEQ',
    en: 'Demo World Equity ex-Japan',
    jp: 'デモ世界株式（除く日本）',
    type: 'spliced',
    parts: [
      { from: EARLY, of: [['WEQV1', '100']] },
      { from: '2021-04-01', of: [['WEQV2', '100']] },
    ],
  },
  {
    ref: 'CASH3',
    en: 'Yen cash + 3%',
    jp: '円短期金利＋3%',
    type: 'composite',
    spreadPercent: '3',
    parts: [{ from: EARLY, of: [['YENON', '100']] }],
  },
  {
    ref: 'CASH4',
    en: 'Yen cash + 4%',
    jp: '円短期金利＋4%',
    type: 'composite',
    spreadPercent: '4',
    parts: [{ from: EARLY, of: [['YENON', '100']] }],
  },
  {
    ref: 'WEQ3',
    en: 'World Equity + 3% (PME)',
    jp: '世界株式＋3%（PME）',
    type: 'pme',
    spreadPercent: '3',
    parts: [{ from: EARLY, of: [['WEQ', '100']] }],
  },
  {
    ref: 'MIX46',
    en: '40/60 equity and hedged bonds',
    jp: '株式40・ヘッジ債券60合成',
    type: 'composite',
    parts: [
      {
        from: EARLY,
        of: [
          ['WEQ', '40'],
          ['WGBH', '60'],
        ],
      },
    ],
  },
];

type Mix = { parent: string; of: readonly { ref: string; currency: DemoCurrency; weight: number }[] };

/** The currency weights of two indices, with the index of the local return of each currency. */
export const currencyMixes: readonly Mix[] = [
  {
    parent: 'WGB',
    of: [
      { ref: 'WGBUS', currency: 'USD', weight: 52 },
      { ref: 'WGBEU', currency: 'EUR', weight: 36 },
      { ref: 'WGBGB', currency: 'GBP', weight: 12 },
    ],
  },
  {
    parent: 'WEQV2',
    of: [
      { ref: 'WEQUS', currency: 'USD', weight: 68 },
      { ref: 'WEQEU', currency: 'EUR', weight: 22 },
      { ref: 'WEQGB', currency: 'GBP', weight: 10 },
    ],
  },
];

/** The return of a local index: it deviates slightly from the world index, such that the parts converted at the month's fixings add up to it. */
function localRate({ parent, of }: Mix, ref: string, factors: Factors): (index: number) => number {
  const whole = marketReturns(parent, factors);
  const spots = monthSpots(factors);
  const own = new Map(of.map(part => [part.ref, ownMoves(part.ref)]));
  const move = (currency: DemoCurrency, index: number) =>
    index === 0 ? 0 : (spots[currency][index] ?? 1) / (spots[currency][index - 1] ?? 1) - 1;
  return index => {
    const grown = of.map(part => ({
      ...part,
      share: part.weight / 100,
      up: 1 + move(part.currency, index),
      own: own.get(part.ref)?.[index] ?? 0,
    }));
    const reached = grown.reduce((sum, { share, up, own: extra }) => sum + share * ((1 + extra) * up - 1), 0);
    const scale = grown.reduce((sum, { share, up }) => sum + share * up, 0);
    const common = (Number(whole[index]?.value ?? 0) - reached) / scale;
    return common + (own.get(ref)?.[index] ?? 0);
  };
}

function ownMoves(ref: string): number[] {
  const noise = stream(`benchmark|${ref}`);
  return MONTHS.map(() => 0.004 * normal(noise));
}

const FACTOR_OF: Readonly<Record<string, FactorName>> = {
  YENB: 'DB',
  WGBH: 'FH',
  WCRH: 'FC',
  WGB: 'FB',
  JPEQ: 'DE',
  JPSM: 'DS',
  WEQV1: 'FE',
  WEQV2: 'FE',
  EMEQ: 'EM',
};

/** Monthly returns of a market index, rounded as an index provider publishes them. */
export function marketReturns(ref: string, factors: Factors): { month: number; value: string }[] {
  const rate = rateOf(ref, factors);
  return MONTHS.map((month, index) => ({
    month,
    value: (Math.round(rate(index, monthEndOfIndex(month).slice(0, 7)) * 1e6) / 1e6).toFixed(6),
  }));
}

function rateOf(ref: string, factors: Factors): (index: number, ym: string) => number {
  const mix = currencyMixes.find(({ of }) => of.some(part => part.ref === ref));
  if (mix) return localRate(mix, ref, factors);
  const factor = FACTOR_OF[ref];
  const noise = stream(`benchmark|${ref}`);
  if (ref === 'WEQV2') return index => (factors.FE[index] ?? 0) + 0.0004 * normal(noise);
  if (factor) return index => factors[factor][index] ?? 0;
  if (ref === 'GUAR') return (_, ym) => generalAccountRate(ym);
  if (ref === 'YENON') return (_, ym) => cashRate(ym);
  if (ref === 'JPRE') return () => 0.04 / 12 + 0.0015 * normal(noise);
  const yearly = ref === 'FIX6' ? 0.06 : 0.07;
  return () => (1 + yearly) ** (1 / 12) - 1;
}
