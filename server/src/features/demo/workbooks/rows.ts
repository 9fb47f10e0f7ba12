import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { multiply, toText } from '@hakaru/engine/money/decimal';
import type { SecurityRecord } from '#features/facts/public';
import type { FilledRow } from '#features/import-templates/public';
import { benchmarkAsset } from '#features/demo/institution/benchmark-asset';
import { demoBenchmarks, marketReturns } from '#features/demo/institution/benchmarks';
import { indexReturns, LATE_INDEX } from '#features/demo/institution/facts';
import type { DemoSeries, YenMonth } from '#features/demo/institution/series';
import { fundRef } from '#features/demo/institution/structure';
import { holdingMarkets, holdingPlans, statementsOf, type DemoLine } from '#features/demo/markets/holdings';
import { HELD_MONTHS, newPrices } from '#features/demo/markets/prices';
import { ratesByMonth } from '#features/demo/markets/rates';
import { amountOf, flowRecords, fundNavs } from '#features/demo/private-funds/flows';

/** A manager's rows of a month for these mandates. */
export function mandateRows({ mandates }: DemoSeries, refs: readonly string[], month: number): FilledRow[] {
  return refs.flatMap(ref =>
    (mandates.get(ref) ?? []).filter(one => one.month === month && isReported(one)).map(one => valueRow(ref, one)),
  );
}

/** The funds below these programmes, in the owner's currency. */
export function fundRows({ funds }: DemoSeries, refs: readonly string[], month: number): FilledRow[] {
  return [...funds.values()]
    .filter(({ terms }) => refs.includes(terms.mandate))
    .flatMap(({ terms, months }) =>
      months.filter(one => one.month === month && isReported(one)).map(one => valueRow(fundRef(terms.name), one)),
    );
}

const isReported = ({ value, flow }: YenMonth): boolean => value !== 0n || flow !== 0n;

function valueRow(ref: string, { month, value, flow, quality, valuedMonth = month }: YenMonth): FilledRow {
  return {
    code: ref,
    asOf: monthEndOfIndex(month),
    marketValue: value.toString(),
    flow: flow.toString(),
    quality: quality === 'valuated' ? null : quality,
    valuedOn: valuedMonth < month ? monthEndOfIndex(valuedMonth) : null,
  };
}

/** Net asset values at a quarter-end in the funds' own currencies; none in other months. */
export function valuationRows({ funds }: DemoSeries, refs: readonly string[], month: number): FilledRow[] {
  return [...funds.values()]
    .filter(({ terms }) => refs.includes(terms.mandate))
    .flatMap(({ terms, months }) =>
      fundNavs(terms)
        .filter(nav => nav.month === month)
        .map(({ minor, carryMinor }) => ({
          code: fundRef(terms.name),
          day: monthEndOfIndex(month),
          nav: amountOf(terms, minor),
          currency: terms.currency,
          quality: months.find(one => one.month === month)?.quality ?? 'valuated',
          carry: amountOf(terms, carryMinor),
        })),
    );
}

/** The funds' calls and distributions of a month, by part. */
export function flowRows({ funds, factors }: DemoSeries, refs: readonly string[], month: number): FilledRow[] {
  return [...funds.values()]
    .filter(({ terms }) => refs.includes(terms.mandate))
    .flatMap(({ terms }) =>
      flowRecords(terms, factors)
        .filter(flow => flow.month === month)
        .map(({ day, notice, side, type, amount, fxRate, amountBase }) => ({
          code: fundRef(terms.name),
          day,
          currency: terms.currency,
          notice,
          side,
          type,
          flow: amount,
          fxRate,
          flowBase: fxRate === null ? null : amountBase, // for a yen fund it would repeat the amount
        })),
    );
}

/** Manager estimates for funds whose quarter-end valuation is missing; the platform rolls the others forward. */
export function estimateRows({ funds }: DemoSeries, mandates: string, month: number): FilledRow[] {
  return [...funds.values()]
    .filter(({ terms }) => terms.mandate.startsWith(mandates))
    .filter(({ months }) => months.find(one => one.month === month - 1)?.quality === 'estimated')
    .flatMap(({ terms }) => {
      const last = fundNavs(terms).findLast(nav => nav.month < month);
      if (!last || last.minor === 0) return [];
      const worth = { nav: amountOf(terms, last.minor), carry: amountOf(terms, last.carryMinor) };
      return [{ code: fundRef(terms.name), day: monthEndOfIndex(month), currency: terms.currency, quality: 'estimated', ...worth }];
    });
}

/** An account's statement, line by line. */
export function holdingRows(series: DemoSeries, refs: readonly string[], month: number): FilledRow[] {
  return refs.flatMap(ref => (statements(series, ref).get(month) ?? []).map(line => lineRow(ref, month, line)));
}

const MADE = new WeakMap<DemoSeries, Map<string, Map<number, DemoLine[]>>>();

/** Each statement builds on the previous month's, so an account's statements are made together and cached. */
function statements(series: DemoSeries, ref: string): Map<number, DemoLine[]> {
  const made = MADE.get(series) ?? new Map<string, Map<number, DemoLine[]>>();
  MADE.set(series, made);
  const plan = holdingPlans.find(one => one.ref === ref);
  if (!plan) return new Map();
  const months = (series.mandates.get(ref) ?? []).filter(({ month }) => HELD_MONTHS.includes(month));
  const found = made.get(ref) ?? statementsOf(plan, months, holdingMarkets(series.factors));
  made.set(ref, found);
  return found;
}

function lineRow(ref: string, month: number, line: DemoLine): FilledRow {
  return {
    code: ref,
    asOf: monthEndOfIndex(month),
    security: line.security.ref,
    units: String(line.units),
    price: String(line.price.price),
    priceDate: line.price.day,
    currency: line.security.currency,
    fxRate: line.fxRate === null ? null : String(line.fxRate),
    valueLocal: String(line.local),
    value: String(line.value),
    bookValue: String(line.book),
    accrued: String(line.accrued),
    duration: line.duration === null ? null : String(line.duration),
  };
}

/** The index returns of a month, also under the codes of the fund's second asset. */
export function benchmarkRows(series: DemoSeries, owner: string, month: number): FilledRow[] {
  const codes = (ref: string) => (owner === benchmarkAsset.owner ? [ref, benchmarkAsset.ref(ref)] : [ref]);
  return demoBenchmarks
    .filter(({ type }) => type === 'market')
    .flatMap(({ ref }) =>
      indexReturns(ref, series)
        .filter(one => one.month === month)
        .flatMap(({ value }) => codes(ref).map(code => indexRow(code, month, value))),
    );
}

/** The rows of the index that was late in October. */
export function lateIndexRows({ factors }: DemoSeries, month: number): FilledRow[] {
  return marketReturns(LATE_INDEX, factors)
    .filter(one => one.month === month)
    .flatMap(({ value }) => [LATE_INDEX, benchmarkAsset.ref(LATE_INDEX)].map(code => indexRow(code, month, value)));
}

function indexRow(code: string, month: number, value: string): FilledRow {
  return { code, asOf: monthEndOfIndex(month), return: toText(multiply(value, '100')) };
}

export function priceRows({ factors }: DemoSeries, month: number): FilledRow[] {
  return newPrices(factors, month).map(({ ref, day, price, currency }) => ({ security: ref, day, price: String(price), currency }));
}

/** An owner's exchange rates of a month, day by day. */
export function rateRows({ factors }: DemoSeries, owner: string, month: number): FilledRow[] {
  const rates = ratesByMonth(factors, owner).get(month) ?? [];
  return rates
    .toSorted((a, b) => (a.asOf < b.asOf ? -1 : a.asOf > b.asOf ? 1 : 0))
    .map(({ base, quote, asOf, tenor, tenorDate, method, bid = null, mid, ask = null }) => ({
      base,
      quote,
      day: asOf,
      tenor,
      tenorDate,
      method,
      bid,
      mid,
      ask,
    }));
}

/** A security with all its fields, because an omitted field counts as no longer known. */
export function securityRow(recorded: SecurityRecord): FilledRow {
  const { ref, nameEn, nameJp, type1, type2 = null, currency, isin = null, userCode = null, country = null, rating = null } = recorded;
  return {
    ref,
    nameEn,
    nameJp,
    type1,
    type2,
    currency,
    isin,
    userCode,
    country,
    rating,
    riskWeight: recorded.riskWeightPercent ?? null,
    coupon: recorded.couponPercent ?? null,
    maturity: recorded.maturityDate ?? null,
    frequency: recorded.priceFrequency ?? null,
  };
}
