import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import { readPeriodPart } from '@hakaru/contract/attribution';
import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Trace } from '#features/measures/public';
import type { Case } from './formula-case';
import { GEOMETRIC_METHODS } from './geometric-formulas';
import type { Layout } from './layout';
import { monthOf } from './plan';

/** Textbook formulas: a month's effects from weights and returns, linked over months by coefficients. */
export const ATTRIBUTION_METHODS: Readonly<Record<string, (one: Case) => string | null>> = {
  'attribution.average': ({ layout, trace }) => `SUM(${layout.all(trace.inputs) || '0'})/${observations(trace)}`,
  'attribution.policy-return': ({ layout, trace }) => {
    const rates = trace.inputs.filter(({ measure }) => measure !== 'policyWeight');
    return trace.inputs
      .filter(({ measure }) => measure === 'policyWeight')
      .map((weight, at) => `${layout.at(weight)}*${cell(layout, rates[at])}`)
      .join('+');
  },
  'attribution.allocation': ({ layout, trace }) =>
    `${overweight(layout, trace)}*(${market(layout, trace)}-${cell(layout, input(trace, 'policyReturn'))})`,
  'attribution.selection': ({ layout, trace }) => `${cell(layout, input(trace, 'policyWeight'))}*${ahead(layout, trace)}`,
  'attribution.interaction': ({ layout, trace }) => `${overweight(layout, trace)}*${ahead(layout, trace)}`,
  'attribution.manager': ({ layout, trace }) =>
    `${cell(layout, input(trace, 'weight'))}*(${cell(layout, input(trace, 'return'))}-${cell(layout, input(trace, 'benchmarkReturn'))})`,
  'attribution.benchmark': ({ layout, trace, key }) => {
    const [own, ofClass] = [true, false].map(isOwn =>
      trace.inputs.find(one => one.horizon === '1m' && (one.entityId === key.entityId) === isOwn),
    );
    return own ? `${cell(layout, input(trace, 'weight'))}*(${cell(layout, own)}-${cell(layout, ofClass)})` : '0';
  },
  'attribution.within': ({ layout, trace: { inputs } }) => {
    const [selection, interaction, ...mandates] = inputs;
    return `${cell(layout, selection)}+${cell(layout, interaction)}-SUM(${layout.all(mandates)})`;
  },
  'attribution.other': ({ layout, trace }) =>
    `${cell(layout, input(trace, 'excess'))}-SUM(${layout.all(trace.inputs.filter(({ measure }) => measure === 'totalEffect'))})`,
  'attribution.coefficient': coefficient,
  'attribution.linked': linked,
  'attribution.linked-by-factors': ({ layout, trace }) => {
    const isFactor = ({ measure }: FigureKey) => measure === 'linkingFactor' || measure === 'currencyFactor';
    const factors = trace.inputs.filter(isFactor);
    const effects = trace.inputs.filter(key => !isFactor(key));
    return effects.map((effect, at) => `${cell(layout, effect)}*${cell(layout, factors[at])}`).join('+');
  },
  'attribution.factor-menchero': mencheroFactor,
  'attribution.factor-grap': grapFactor,
  ...GEOMETRIC_METHODS,
};

/** The months over which both sides are linked. */
function windowOf({ inputs }: Trace): { from: number; to: number } {
  const months = inputs.map(monthOf);
  return { from: months.reduce((a, b) => Math.min(a, b)), to: months.reduce((a, b) => Math.max(a, b)) };
}

/** The months of the step to which a factor belongs: one month, or of the effects by currency those between two statements. */
function stepOf({ part }: FigureKey): { from: number; to: number } {
  const step = readCurrencyPart(part)?.step;
  if (step) return { from: monthIndexOf(step.from) + 1, to: monthIndexOf(step.asOf) };
  const month = monthIndexOf(readPeriodPart(part)?.month ?? '');
  return { from: month, to: month };
}

/** GRAP: the fund's growth before the step times the benchmark's growth after it. */
function grapFactor({ layout, trace, key }: Case): string {
  const { from, to } = windowOf(trace);
  const step = stepOf(key);
  const before = step.from > from ? `PRODUCT(${layout.span('growth', key.entityId, { from, to: step.from - 1 })})` : '1';
  const after = step.to < to ? `PRODUCT(${layout.span('benchmarkGrowth', key.entityId, { from: step.to + 1, to })})` : '1';
  return `${before}*${after}`;
}

/** Menchero: one scale for all months, and a correction in proportion to the month's own excess return. */
function mencheroFactor({ layout, trace, key }: Case): string | null {
  const window = windowOf(trace);
  const step = stepOf(key);
  const count = window.to - window.from + 1;
  const steps = trace.steps.find(({ id }) => id === 'observations')?.value ?? count;
  if (Number(steps) !== count) return null; // statements that are months apart: the ranges below have a row for every month
  const [own, other] = (['growth', 'benchmarkGrowth'] as const).map(sheet => layout.span(sheet, key.entityId, window));
  const p = `PRODUCT(${own})`;
  const b = `PRODUCT(${other})`;
  const scale = `IF(${p}=${b},${b}^(${count - 1}/${count}),((${p}-${b})/${count})/(${p}^(1/${count})-${b}^(1/${count})))`;
  const excess = `(${layout.month('growth', key.entityId, step.to)}-${layout.month('benchmarkGrowth', key.entityId, step.to)})`;
  const squares = `SUMXMY2(${own},${other})`;
  return `${scale}+IF(${squares}=0,0,(${p}-${b}-${scale}*(SUM(${own})-SUM(${other})))*${excess}/${squares})`;
}

function coefficient({ layout, trace, key }: Case): string {
  const window = windowOf(trace);
  const own = `PRODUCT(${layout.span('growth', key.entityId, window)})`;
  const other = `PRODUCT(${layout.span('benchmarkGrowth', key.entityId, window)})`;
  return `IF(${own}=${other},1/${own},(LN(${own})-LN(${other}))/(${own}-${other}))`;
}

/** Each month's effect times its own coefficient, divided by the coefficient of the horizon. */
function linked({ layout, trace, key }: Case): string {
  const effects = trace.inputs.filter(({ measure }) => measure === key.measure);
  const coefficients = trace.inputs.filter(({ measure }) => measure === 'linkingCoefficient' || measure === 'currencyCoefficient');
  const terms = effects.map((effect, at) => `${layout.at(effect)}*${cell(layout, coefficients[at])}`);
  return `(${terms.join('+')})/${cell(layout, coefficients[effects.length])}`;
}

function observations({ steps }: Trace): number {
  return Number(steps.find(({ id }) => id === 'observations')?.value);
}

function input({ inputs }: Trace, measure: FigureKey['measure']): FigureKey | undefined {
  return inputs.find(one => one.measure === measure);
}

/** A missing figure counts as zero. */
function cell(layout: Layout, key: FigureKey | undefined): string {
  return key && layout.plan.traces.get(figureKey(key))?.figure.value != null ? layout.at(key) : '0';
}

function overweight(layout: Layout, trace: Trace): string {
  return `(${cell(layout, input(trace, 'weight'))}-${cell(layout, input(trace, 'policyWeight'))})`;
}

/** The benchmark's return; a class without one gets its own return instead. */
function market(layout: Layout, trace: Trace): string {
  return cell(layout, input(trace, 'benchmarkReturn') ?? input(trace, 'return'));
}

function ahead(layout: Layout, trace: Trace): string {
  return `(${cell(layout, input(trace, 'return') ?? input(trace, 'benchmarkReturn'))}-${market(layout, trace)})`;
}
