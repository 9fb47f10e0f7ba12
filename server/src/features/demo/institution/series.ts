import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { bankMonths } from '#features/demo/series/bank';
import { makeFactors, makeSpots, MONTHS, type Factors } from '#features/demo/series/factors';
import { pensionFundMonths, privateMonths } from '#features/demo/series/pension-fund';
import { fundTerms, type FundTerms } from '#features/demo/series/private-funds';
import type { PrivateMonth } from '#features/demo/series/private-months';

/** A month of facts in whole yen. */
export type YenMonth = {
  month: number;
  value: bigint;
  flow: bigint;
  quality: 'audited' | 'valuated' | 'estimated';
  /** The month of the valuation from which an estimate was carried forward. */
  valuedMonth?: number;
};
export type DemoSeries = {
  factors: Factors;
  mandates: Map<string, YenMonth[]>;
  funds: Map<string, { terms: FundTerms; months: YenMonth[] }>;
  /** The first month whose facts came in workbooks; earlier ones were migrated when the institution joined. */
  firstSent: number;
};

/** Thirteen months, including October. */
export const SENT_MONTHS = 13;

const MILLION = 1_000_000;
const yen = (millions: number): bigint => BigInt(Math.round(millions * MILLION));
const BENEFITS = yen(50);

/** The whole institution, month by month, rounded to the yen. Flows between mandates sum to zero; only benefits leave. */
export function demoSeries(sentMonths = SENT_MONTHS): DemoSeries {
  const factors = makeFactors();
  const spots = makeSpots(factors);
  const privates = new Map(fundTerms.map(terms => [terms.name, privateMonths(terms, spots)]));
  const funds = new Map(fundTerms.map(terms => [terms.name, { terms, months: (privates.get(terms.name) ?? []).map(inYen(terms.name)) }]));
  const mandates = new Map<string, YenMonth[]>();
  const pension = new Map([...privates].filter(([name]) => funds.get(name)?.terms.mandate.startsWith('H')));
  for (const [ref, months] of [...pensionFundMonths(factors, pension), ...bankMonths(factors)]) {
    mandates.set(
      ref,
      months.map(({ month, value, flow }) => ({ month, value: yen(value), flow: yen(flow), quality: 'valuated' as const })),
    );
  }
  for (const { terms, months } of funds.values()) mandates.set(terms.mandate, added(mandates.get(terms.mandate) ?? [], months));
  squareFlows(mandates);
  return { factors, mandates, funds, firstSent: OCTOBER + 1 - sentMonths };
}

function inYen(fund: string) {
  return ({ month, value, flow, isQuarterEnd }: PrivateMonth): YenMonth => ({
    month,
    value: yen(value),
    flow: yen(flow),
    quality: qualityOf(fund, month, isQuarterEnd),
    valuedMonth: valuedMonth(fund, month),
  });
}

/** Funds whose September 2026 valuation had arrived before the month was closed. */
const REPORTED = new Set([
  'Buyout Fund III',
  'Growth Partners I',
  'Japan Buyout II',
  'Senior Loan II',
  'Core Infra Europe',
  'Overseas Value-Add IV',
]);

function qualityOf(fund: string, month: number, isQuarterEnd: boolean): YenMonth['quality'] {
  const day = monthEndOfIndex(month);
  if (!isQuarterEnd) return 'estimated';
  if (day.endsWith('-12-31') && day <= '2025-12-31') return 'audited';
  return day >= '2026-09-30' && !REPORTED.has(fund) ? 'estimated' : 'valuated';
}

/** The newest quarter-end with a reported valuation; an estimate is that valuation rolled forward by its flows. */
function valuedMonth(fund: string, month: number): number {
  for (let at = month; at > month - 12; at--) {
    const isQuarterEnd = (at + 1) % 3 === 0;
    if (isQuarterEnd && qualityOf(fund, at, isQuarterEnd) !== 'estimated') return at;
  }
  return month;
}

const WEAKNESS = { audited: 0, valuated: 1, estimated: 2 } as const;

/** Adds up the funds of a programme by month; the quality is that of the weakest fund. */
function added(left: readonly YenMonth[], right: readonly YenMonth[]): YenMonth[] {
  const months = new Map(left.map(one => [one.month, one]));
  for (const one of right) {
    const held = months.get(one.month);
    const quality = held && WEAKNESS[held.quality] > WEAKNESS[one.quality] ? held.quality : one.quality;
    const valuedMonth = Math.min(held?.valuedMonth ?? one.month, one.valuedMonth ?? one.month);
    months.set(one.month, held ? { ...one, value: held.value + one.value, flow: held.flow + one.flow, quality, valuedMonth } : one);
  }
  return [...months.values()].toSorted((a, b) => a.month - b.month);
}

/** Rounding each flow separately can leave a difference of a yen or two between accounts; the cash account absorbs it. */
function squareFlows(mandates: Map<string, YenMonth[]>): void {
  const cash = mandates.get('HCS01') ?? [];
  for (const month of MONTHS) {
    const own = cash.find(one => one.month === month);
    if (!own) continue;
    let others = 0n;
    for (const [ref, months] of mandates) {
      if (ref.startsWith('H') && ref !== 'HCS01') others += months[month - (months[0]?.month ?? month)]?.flow ?? 0n;
    }
    own.flow = -BENEFITS - others;
  }
}

export const OCTOBER = monthIndexOf('2026-10-31');
