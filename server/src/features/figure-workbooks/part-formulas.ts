import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { datesOf, type Trace, windowOf } from '#features/measures/public';
import { inForce, isGathering } from '#features/books/public';
import { CURRENCY_METHODS } from './currency-formulas';
import { CURRENCY_LINE_FORMULAS } from './currency-line-formulas';
import { CURRENCY_METHOD_FORMULAS } from './currency-method-formulas';
import type { Case } from './formula-case';
import { HOLDING_METHODS } from './holding-formulas';
import { valueAt } from './irr-sheet';
import type { Layout } from './layout';

/** Formulas for data quality, assumed rates, holdings, currencies and private funds. */
export const PART_METHODS: Readonly<Record<string, (one: Case) => string | null>> = {
  ...HOLDING_METHODS,
  ...CURRENCY_METHODS,
  ...CURRENCY_METHOD_FORMULAS,
  ...CURRENCY_LINE_FORMULAS,
  'figures.quality-share': qualityShare,
  'figures.value-age': valueAge,
  'figures.assumed-return': assumedReturn,
  'figures.over-assumed': ({ layout, trace }) => `${cell(layout, trace, 'return')}-${cell(layout, trace, 'assumedReturn')}`,
  'private-assets.dpi': ({ layout, trace }) => `${cell(layout, trace, 'distributed')}/${cell(layout, trace, 'called')}`,
  'private-assets.rvpi': ({ layout, trace }) => `${cell(layout, trace, 'nav')}/${cell(layout, trace, 'called')}`,
  'private-assets.tvpi': ({ layout, trace }) =>
    `(${cell(layout, trace, 'distributed')}+${cell(layout, trace, 'nav')})/${cell(layout, trace, 'called')}`,
  'private-assets.call-progress': ({ layout, trace }) => `${cell(layout, trace, 'called')}/${cell(layout, trace, 'commitment')}`,
  'private-assets.unfunded': ({ layout, trace }) =>
    `${cell(layout, trace, 'commitment')}-${cell(layout, trace, 'called')}+${cell(layout, trace, 'recallable')}`,
  'private-assets.flow-difference': ({ layout, trace }) =>
    trace.inputs
      .filter(key => layout.has(key))
      .map(key => layout.at(key))
      .join('+') || '0',
  'private-assets.roll-forward': rollForward,
  'private-assets.xirr': ({ helpers, trace }) => helpers.irr(trace),
  'private-assets.xirr-gross': ({ helpers, trace }) => helpers.irr(trace),
  'private-assets.xirr-period': ({ helpers, trace }) => helpers.irr(trace),
  'private-assets.xirr-gross-period': ({ helpers, trace }) => helpers.irr(trace),
  'private-assets.ks-pme': ({ helpers, trace }) => helpers.pme(trace)?.ratio ?? null,
  'private-assets.ln-pme': ({ helpers, trace }) => helpers.pme(trace)?.rate ?? null,
  'private-assets.ln-pme-period': ({ helpers, trace }) => helpers.pme(trace)?.rate ?? null,
  'private-assets.nav-age': valueAge,
  'private-assets.nav-age-average': averageAge,
  'private-assets.companies': ({ helpers, key }) => helpers.companies(key),
  'private-assets.none-reported': () => '0',
  'money.conversion': conversion,
};

/** A figure that is the sum of several facts of a fund, calls against distributions; zero without facts. */
export function reportedByFacts({ helpers, trace }: Case): string | null {
  const { factIds, against, figure } = trace;
  if (factIds.length === 0) return Number(figure.value) === 0 ? '0' : null;
  const side = (isAgainst: boolean) => factIds.filter(id => (against?.has(id) ?? false) === isAgainst).map(id => helpers.fact(id));
  const counted = side(false);
  const less = side(true);
  return [...(counted.length > 0 ? [`SUM(${counted.join(',')})`] : []), ...(less.length > 0 ? [`-SUM(${less.join(',')})`] : [])].join('');
}

/** An amount times the day's fixing; unchanged within one currency. */
function conversion({ layout, helpers, trace }: Case): string | null {
  const [amount] = trace.inputs;
  return amount ? [layout.at(amount), ...trace.factIds.map(id => helpers.fact(id))].join('*') : null;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** The cell of the input with this measure; a missing input counts as zero. */
function cell(layout: Layout, { inputs }: Trace, measure: FigureKey['measure']): string {
  const key = inputs.find(one => one.measure === measure);
  return key && layout.has(key) ? layout.at(key) : '0';
}

/** Formulas with more terms would be too long for spreadsheets. */
const TERMS_MAX = 60;

/** A reported value has one quality; a total is the average of its parts, weighted by size. */
function qualityShare({ layout, helpers, trace, key }: Case): string | null {
  const entity = layout.calculator.entity(key.entityId);
  const [fact] = trace.factIds;
  if (!entity || !isGathering(entity))
    return fact ? `IF(${helpers.factQuality(fact)}="${layout.text.quality(QUALITY[key.measure] ?? '')}",1,0)` : null;
  const shares = trace.inputs.filter(({ measure }) => measure === key.measure);
  if (shares.length === 0 || shares.length > TERMS_MAX) return null;
  const sizes = shares.map(({ entityId, asOf }) => `ABS(${layout.at({ entityId, measure: 'marketValue', horizon: null, asOf })})`);
  return `(${shares.map((share, at) => `${layout.at(share)}*${sizes[at]}`).join('+')})/(${sizes.join('+')})`;
}

const QUALITY: Readonly<Partial<Record<FigureKey['measure'], string>>> = {
  auditedShare: 'audited',
  valuatedShare: 'valuated',
  estimatedShare: 'estimated',
};

/** A total is as old as its oldest part. */
function valueAge({ layout, helpers, trace, key }: Case): string | null {
  const [fact] = trace.factIds;
  return trace.inputs.length > 0 ? `MAX(${layout.all(trace.inputs)})` : fact ? helpers.factAge(fact, key.asOf) : null;
}

/** The average age of the funds' values, weighted by size. */
function averageAge({ layout, trace: { inputs } }: Case): string | null {
  const at = (measure: FigureKey['measure']) => inputs.filter(one => one.measure === measure).map(one => layout.at(one));
  const ages = at('navAge');
  const sizes = at('nav').map(one => `ABS(${one})`);
  if (ages.length !== sizes.length || ages.length === 0 || ages.length > TERMS_MAX) return null;
  return `(${ages.map((age, index) => `${age}*${sizes[index]}`).join('+')})/(${sizes.join('+')})`;
}

const YEAR = 12;

/** Each rate for the number of months it was in force, linked, and annualised if the horizon is. */
function assumedReturn({ layout, trace, key }: Case): string | null {
  const { calculator } = layout;
  const window = windowOf(calculator.series(key.entityId), {
    horizon: key.horizon ?? '1m',
    asOf: key.asOf,
    ...datesOf(calculator, key),
  });
  if (!window) return null;
  const months = new Map<string, number>();
  for (let month = window.from; month <= window.to; month++) {
    const rate = inForce(calculator.book.assumedRates, monthEndOfIndex(month))?.ratePercent;
    if (rate === undefined) return null;
    months.set(rate, (months.get(rate) ?? 0) + 1);
  }
  const count = window.to - window.from + 1;
  const growth = [...months].map(([rate, n]) => `(1+${rate}/100)^(${n}/${YEAR})`).join('*');
  const grown = [...months].reduce((product, [rate, n]) => product * (1 + Number(rate) / 100) ** (n / YEAR), 1);
  return isSame(grown - 1, Number(trace.figure.value)) ? `${growth}-1` : `(${growth})^(${YEAR}/${count})-1`;
}

/** The last valuation plus calls and less distributions since. */
function rollForward({ layout, trace }: Case): string | null {
  const [then, ...flows] = trace.inputs;
  if (!then) return null;
  const paid = flows.reduce((total, flow) => total + valueAt(layout, flow), 0);
  const isRolled = isSame(valueAt(layout, then) - paid, Number(trace.figure.value));
  return isRolled ? [layout.at(then), ...flows.map(flow => `-${layout.at(flow)}`)].join('') : null;
}
