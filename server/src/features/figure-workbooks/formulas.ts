import { isBookMeasure, type FigureKey } from '@hakaru/contract/figures';
import type { Step } from '@hakaru/engine/result';
import type { Trace } from '#features/measures/public';
import { ATTRIBUTION_METHODS } from './attribution-formulas';
import { datedDietz, datedLike } from './dated-dietz';
import { windowOf, type Case, type Helpers } from './formula-case';
import type { Layout } from './layout';
import { PART_METHODS, reportedByFacts } from './part-formulas';
import { monthOf } from './plan';
import { RATIO_METHODS } from './ratio-formulas';

/** The defined name of the cell with the weight of a month's flow. */
export const FLOW_WEIGHT = 'FlowWeight';
/** Months in a year, for use in formulas. */
const YEAR = 12;

/** The formula that reproduces a figure; null when only its value is available. */
export function formulaOf(layout: Layout, helpers: Helpers, trace: Trace): string | null {
  const { method, key } = trace;
  if (method.startsWith('benchmarks.')) return helpers.built(key.entityId, monthOf(key));
  const one = { layout, helpers, trace, key };
  if (method === 'figures.fact' && !isBookMeasure(key.measure)) return reportedByFacts(one);
  return (BY_METHOD[method] ?? PART_METHODS[method] ?? ATTRIBUTION_METHODS[method])?.(one) ?? null;
}

/** A month's flow may be several facts, one per day. */
const recorded = ({ helpers, trace }: Case): string | null => (trace.factIds.length > 0 ? trace.factIds.map(helpers.fact).join('+') : null);

const BY_METHOD: Readonly<Record<string, (one: Case) => string | null>> = {
  'figures.fact': recorded,
  'figures.carried': recorded,
  'figures.no-notice': recorded,
  'figures.sum': ({ layout, trace }) => `SUM(${layout.all(trace.inputs)})`,
  'figures.assigned-benchmark': first,
  'figures.profit': profit,
  // The total has itself as its only input.
  'figures.weight': ({ layout, trace }) => `${layout.at(input(trace, 0))}/${layout.at(trace.inputs[1] ?? input(trace, 0))}`,
  'figures.whole': () => '1',
  'figures.opening-weight': openingWeight,
  'figures.deviation': difference,
  'figures.to-policy': toPolicy,
  'figures.to-band': toBand,
  'figures.outside-band': outsideBand,
  'figures.like-part': first,
  'figures.like-profit': likeProfit,
  'figures.like-return': likeReturn,
  'figures.like-contribution': ({ layout, trace }) => `${layout.at(input(trace, 0))}/${layout.at(input(trace, 1))}`,
  'figures.contribution': ({ layout, trace }) => `${layout.at(input(trace, 0))}/${layout.at(input(trace, 1))}`,
  'returns.modified-dietz': one => datedDietz(one) ?? modifiedDietz(one),
  'returns.horizon': ({ layout, trace }) => {
    const growth = `PRODUCT(${months(layout, trace)})`;
    const exponent = exponentOf(trace);
    return exponent ? `${growth}^(${exponent})-1` : `${growth}-1`;
  },
  'returns.gross': ({ layout, trace }) => {
    const growth = trace.inputs.map(month => `(1+${layout.at(month)})`).join('*');
    const exponent = exponentOf(trace);
    return exponent ? `(${growth})^(${exponent})-1` : `${growth}-1`;
  },
  'returns.chain-link': ({ layout, trace }) => `PRODUCT(${months(layout, trace)})-1`,
  'returns.excess': difference,
  'returns.over-prior': difference,
  'statistics.volatility': ({ layout, trace, key }) =>
    `_xlfn.STDEV.S(${layout.span('returns', key.entityId, windowOf(trace))})*SQRT(${YEAR})`,
  'statistics.tracking-error': one => trackingError(one),
  'statistics.information-ratio': informationRatio,
  'statistics.beta': ({ layout, trace, key }) => {
    const window = windowOf(trace);
    return `SLOPE(${layout.span('returns', key.entityId, window)},${layout.span('benchmarks', key.entityId, window)})`;
  },
  'statistics.up-capture': one => captured(one, '>0'),
  'statistics.down-capture': one => captured(one, '<=0'),
  'statistics.correlation': ({ layout, trace, key }) => {
    const window = windowOf(trace);
    return `CORREL(${layout.span('returns', key.entityId, window)},${layout.span('benchmarks', key.entityId, window)})`;
  },
  ...RATIO_METHODS,
  'statistics.max-drawdown': ({ helpers, trace }) => helpers.drawdown(windowOf(trace)).worst,
  'statistics.current-drawdown': ({ helpers, trace }) => helpers.drawdown(windowOf(trace)).last,
};

/** The entity's annualised growth divided by the benchmark's, over the months in which the benchmark rose, or fell. */
function captured({ layout, trace, key }: Case, side: '>0' | '<=0'): string {
  const window = windowOf(trace);
  const market = layout.span('benchmarks', key.entityId, window);
  const yearly = (sheet: 'growth' | 'benchmarkGrowth') =>
    `(EXP(SUMPRODUCT((${market}${side})*LN(${layout.span(sheet, key.entityId, window)})))^(${YEAR}/COUNTIF(${market},"${side}"))-1)`;
  return `${yearly('growth')}/${yearly('benchmarkGrowth')}`;
}

function input({ inputs }: Trace, at: number): FigureKey {
  const key = inputs[at];
  if (!key) throw new Error('a figure is made of less than its formula says');
  return key;
}

function first({ layout, trace }: Case): string {
  return layout.at(input(trace, 0));
}

function difference({ layout, trace }: Case): string {
  return `${layout.at(input(trace, 0))}-${layout.at(input(trace, 1))}`;
}

/** The monthly growth cells of a horizon, of the portfolio or of its benchmark. */
function months(layout: Layout, trace: Trace): string {
  const sheet = trace.inputs[0]?.measure === 'benchmarkReturn' ? 'benchmarkGrowth' : 'growth';
  return layout.span(sheet, trace.key.entityId, windowOf(trace));
}

/** Only horizons in years, and since inception when longer than a year, are annualised. */
function exponentOf({ key, steps, inputs }: Trace): string | null {
  const noted = valueOf(steps, 'exponent');
  if (noted === null || !/^(?:\d+y|itd)$/.test(key.horizon ?? '')) return null;
  const inMonths = YEAR / inputs.length;
  return Math.abs(inMonths - noted) < 1e-12 ? `${YEAR}/${inputs.length}` : `365/${Math.round(365 / noted)}`;
}

function modifiedDietz({ layout, key, trace }: Case): string {
  const month = monthOf(key);
  const opening = layout.month('values', key.entityId, month - 1);
  const closing = layout.month('values', key.entityId, month);
  const flow = layout.month('flows', key.entityId, month);
  const noted = valueOf(trace.steps, 'weight') ?? 0;
  return `(${closing}-${opening}-${flow})/(${opening}+${noted === 0 ? FLOW_WEIGHT : noted}*${flow})`;
}

function profit({ layout, trace }: Case): string {
  const values = trace.inputs.filter(({ measure }) => measure === 'marketValue').toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  const flows = trace.inputs.filter(({ measure }) => measure === 'flow');
  const closing = values.at(-1);
  if (!closing) throw new Error('a profit without its values');
  // In its first month an entity has no opening value.
  const opening = values.length > 1 && values[0] ? `-${layout.at(values[0])}` : '';
  return `${layout.at(closing)}${opening}-SUM(${layout.all(flows)})`;
}

/** Closing value, opening value and flow of the like-for-like parts, in this order. */
function likeProfit({ layout, trace }: Case): string {
  const [closing, opening, flow] = [0, 1, 2].map(at => layout.at(input(trace, at)));
  return `${closing}-${opening}-${flow}`;
}

function toPolicy({ layout, trace }: Case): string {
  const [held, whole, policy] = [input(trace, 0), input(trace, 1), input(trace, 2)].map(key => layout.at(key));
  return `${whole}*${policy}-${held}`;
}

function toBand({ layout, trace }: Case): string {
  const [held, whole, policy, band] = [0, 1, 2, 3].map(at => layout.at(input(trace, at)));
  const edge = (sign: '-' | '+') => `${whole}*(${policy}${sign}${band})`;
  return `IF(${held}<${edge('-')},${edge('-')}-${held},IF(${held}>${edge('+')},${edge('+')}-${held},0))`;
}

function outsideBand({ layout, trace, key }: Case): string {
  if (key.entityId === layout.calculator.book.rootId) return `SUM(${layout.all(trace.inputs)})`;
  return `IF(${layout.at(input(trace, 0))}=0,0,1)`;
}

function trackingError({ layout, trace, key }: Case): string {
  return `_xlfn.STDEV.S(${layout.span('differences', key.entityId, windowOf(trace))})*SQRT(${YEAR})`;
}

function informationRatio(one: Case): string {
  const window = windowOf(one.trace);
  const yearly = (sheet: 'growth' | 'benchmarkGrowth') =>
    `PRODUCT(${one.layout.span(sheet, one.key.entityId, window)})^(${YEAR}/${window.to - window.from + 1})`;
  return `(${yearly('growth')}-${yearly('benchmarkGrowth')})/(${trackingError(one)})`;
}

function valueOf(steps: readonly Step[], id: string): number | null {
  const value = steps.find(step => step.id === id)?.value;
  return typeof value === 'number' ? value : null;
}

/** The opening value of the entity's parts in the month divided by that of the total's parts. */
function openingWeight({ layout, key }: Case): string {
  const { calculator } = layout;
  const parts = (entityId: string) => {
    const keys: FigureKey[] = [];
    calculator.opening(entityId, monthOf(key) + 1, { figure: part => void keys.push(part), fact: () => undefined });
    return layout.all(keys);
  };
  return `SUM(${parts(key.entityId)})/SUM(${parts(calculator.book.rootId ?? '')})`;
}

function likeReturn(one: Case): string {
  const opening = one.layout.at(input(one.trace, 1));
  const dated = datedLike(one);
  if (dated?.whole) return dated.whole;
  return `(${likeProfit(one)})/(${opening}${dated ? dated.weights : `+${FLOW_WEIGHT}*${one.layout.at(input(one.trace, 2))}`})`;
}
