import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import type { Trace } from '#features/measures/public';
import type { Case } from './formula-case';
import type { Layout } from './layout';

/** Geometric effects: a month's from weights and returns, the total's compounded, a class's by logarithms. */
export const GEOMETRIC_METHODS: Readonly<Record<string, (one: Case) => string | null>> = {
  'attribution.notional-return': ({ layout, trace }) => weighed(layout, trace, 'weight'),
  'attribution.selection-fund': ({ layout, trace }) => weighed(layout, trace, 'policyWeight'),
  'attribution.held-fund': ({ layout, trace }) => weighed(layout, trace, 'weight'),
  'attribution.between-funds': ({ layout, trace }) => trace.inputs.map(key => cell(layout, key)).join('-'),
  'attribution.notional-interaction': ({ layout, trace }) => {
    const [held, selection, allocation, benchmark] = trace.inputs.map(key => cell(layout, key));
    return `${held}-${selection}-${allocation}+${benchmark}`;
  },
  'attribution.notional-other': ({ layout, trace }) => trace.inputs.map(key => cell(layout, key)).join('-'),
  'attribution.mandate-mix': ({ layout, trace }) => trace.inputs.map(key => cell(layout, key)).join('+'),
  'attribution.geometric-benchmark': ({ layout, trace }) =>
    `${of(layout, trace, 'benchmarkEffect')}/(1+${of(layout, trace, 'notionalReturn')})`,
  'attribution.geometric-manager': ({ layout, trace }) =>
    `${of(layout, trace, 'managerEffect')}/(1+${of(layout, trace, 'mandateMixReturn')})`,
  'attribution.geometric-within': ({ layout, trace }) => {
    const [own, other, ...decisions] = trace.inputs.map(key => `(1+${cell(layout, key)})`);
    return `${own}/${other}/(${decisions.join('*')})-1`;
  },
  'attribution.geometric-allocation': ({ layout, trace }) => {
    const overweight = `(${of(layout, trace, 'weight')}-${of(layout, trace, 'policyWeight')})`;
    return `${overweight}*((1+${market(layout, trace)})/(1+${of(layout, trace, 'policyReturn')})-1)`;
  },
  'attribution.geometric-selection': ({ layout, trace }) => {
    const own = input(trace, 'return') ?? input(trace, 'benchmarkReturn');
    return `${of(layout, trace, 'weight')}*(${cell(layout, own)}-${market(layout, trace)})/(1+${of(layout, trace, 'notionalReturn')})`;
  },
  'attribution.geometric-other': ({ layout, trace }) => {
    const grown = (measure: FigureKey['measure']) => `(1+${of(layout, trace, measure)})`;
    return `${grown('return')}/${grown('benchmarkReturn')}/(${grown('geometricAllocation')}*${grown('geometricSelection')})-1`;
  },
  'attribution.geometric-total': ({ layout, trace }) => `${trace.inputs.map(key => `(1+${cell(layout, key)})`).join('*')}-1`,
  'attribution.compounded': ({ layout, trace }) => `${trace.inputs.map(key => `(1+${cell(layout, key)})`).join('*')}-1`,
  'attribution.geometric-linked': ({ layout, trace, key }) => {
    const effects = trace.inputs.filter(({ measure }) => measure === key.measure);
    const coefficients = trace.inputs.filter(({ measure }) => measure !== key.measure);
    const terms = effects.map((effect, at) => `${cell(layout, effect)}*${cell(layout, coefficients[at])}`);
    return `(${terms.join('+')})/${cell(layout, coefficients[effects.length])}`;
  },
  'attribution.log-coefficient': ({ layout, trace }) => logarithmic(cell(layout, trace.inputs[0])),
};

/** ln(1 + x) ÷ x, with the limit 1 for x = 0. */
const logarithmic = (at: string): string => `IF(${at}=0,1,LN(1+${at})/${at})`;

/** Weights, each with the return that follows it among the inputs. */
function weighed(layout: Layout, { inputs }: Trace, by: 'weight' | 'policyWeight'): string {
  const rates = inputs.filter(({ measure }) => measure !== by);
  const weights = inputs.filter(({ measure }) => measure === by);
  return weights.map((weight, at) => `${cell(layout, weight)}*${cell(layout, rates[at])}`).join('+') || '0';
}

function input({ inputs }: Trace, measure: FigureKey['measure']): FigureKey | undefined {
  return inputs.find(one => one.measure === measure);
}

/** A missing figure counts as zero. */
function cell(layout: Layout, key: FigureKey | undefined): string {
  return key && layout.plan.traces.get(figureKey(key))?.figure.value != null ? layout.at(key) : '0';
}

const of = (layout: Layout, trace: Trace, measure: FigureKey['measure']): string => cell(layout, input(trace, measure));
/** The benchmark's return; a class without one gets its own return instead. */
const market = (layout: Layout, trace: Trace): string => cell(layout, input(trace, 'benchmarkReturn') ?? input(trace, 'return'));
