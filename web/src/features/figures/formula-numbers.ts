import { measures, type Measure } from '@hakaru/contract/figures';
import type { Formats } from '#platform/formats';
import type { TraceQuery } from './figures.gen';

export type Trace = TraceQuery['trace'];

/** The input of a formula with numbers: a trace, or the parts of one that an example stores. */
export type FormulaParts = Pick<Trace, 'method' | 'measure'> & {
  figure: Pick<Trace['figure'], 'value'>;
  steps: readonly Pick<Trace['steps'][number], 'id' | 'value'>[];
  inputs: readonly { measure: string; figure: { value: string | null } }[];
  facts: readonly Pick<Trace['facts'][number], 'supersededAt' | 'value' | 'carriedValue' | 'carriedFlow'>[];
};

/** The formula with its numbers, with more digits than the figure shows; null where the parts are listed in a table instead. */
export function formulaNumbers(trace: FormulaParts, f: Formats): string | null {
  if (trace.figure.value === null) return null;
  const parts = partsOf(trace, f);
  const isMoney = measures[trace.measure as Measure].unit === 'money'; // the server answers with a measure of the table
  const result = isMoney ? money(f, trace.figure.value) : answer(trace, f);
  return parts === null ? null : `${parts} = ${result}`;
}

/** The sub-periods of a month that was revalued at a large flow. */
function linkedParts({ steps }: FormulaParts): (string | null)[] | null {
  const parts = steps.filter(({ id }) => id === 'subPeriod').map(({ value }) => value);
  return parts.length > 0 ? parts : null;
}

function partsOf(trace: FormulaParts, f: Formats): string | null {
  const step = (id: string) => trace.steps.findLast(one => one.id === id)?.value ?? null;
  const input = (measure: string, at = 0) => trace.inputs.filter(one => one.measure === measure)[at]?.figure.value ?? null;
  const rate = (value: string | null) => f.percent(value, { decimals: 4 });
  switch (trace.method) {
    case 'returns.modified-dietz':
      if (linkedParts(trace))
        return (
          linkedParts(trace)
            ?.map(part => `(1 + ${rate(part)})`)
            .join(' × ')
            .concat(' − 1') ?? null
        );
      return filled`${money(f, step('gain'))} ÷ ${money(f, step('averageCapital'))}`;
    case 'figures.carried':
      return carriedNumbers(trace, f);
    case 'figures.weight':
    case 'figures.opening-weight':
      return filled`${money(f, step('part'))} ÷ ${money(f, step('whole'))}`;
    case 'figures.deviation':
      return filled`${rate(input('weight'))} − ${rate(input('policyWeight'))}`;
    case 'figures.over-assumed':
      return filled`${rate(input('return'))} − ${rate(input('assumedReturn'))}`;
    case 'returns.over-prior':
      return filled`${rate(input('return'))} − ${rate(input('priorReturn'))}`;
    case 'private-assets.ks-pme':
      return filled`(${money(f, step('fv_distributions'))} + ${money(f, input('marketValue', 1) ?? input('marketValue'))}) ÷ ${money(f, step('fv_contributions'))}`;
    case 'returns.excess':
      return filled`${rate(input('return'))} − ${rate(input('benchmarkReturn'))}`;
    case 'figures.contribution':
      return filled`${money(f, input('profit'))} ÷ ${money(f, input('marketValue'))}`;
    case 'attribution.allocation':
      return filled`(${rate(step('portfolio_weight'))} − ${rate(step('benchmark_weight'))}) × (${rate(step('benchmark_return'))} − ${rate(step('policy_return'))})`;
    case 'attribution.selection':
      return filled`${rate(step('benchmark_weight'))} × (${rate(step('portfolio_return'))} − ${rate(step('benchmark_return'))})`;
    case 'attribution.interaction':
      return filled`(${rate(step('portfolio_weight'))} − ${rate(step('benchmark_weight'))}) × (${rate(step('portfolio_return'))} − ${rate(step('benchmark_return'))})`;
    case 'attribution.coefficient':
      return coefficient(f, step('portfolio'), step('benchmark'));
    case 'returns.horizon':
    case 'returns.gross':
    case 'returns.chain-link':
      return growth(f, step('growth'), step('exponent'));
    case 'statistics.volatility':
    case 'statistics.tracking-error':
      return filled`√(${f.number(step('variance'), { decimals: 8 })} × 12)`;
    case 'statistics.information-ratio':
      return filled`${rate(step('premium'))} ÷ ${rate(step('trackingError'))}`;
    case 'statistics.beta':
      return filled`${f.number(step('covariance'), { decimals: 8 })} ÷ ${f.number(step('varianceBenchmark'), { decimals: 8 })}`;
    case 'figures.to-policy':
      return filled`${money(f, input('marketValue', 1))} × ${rate(input('policyWeight'))} − ${money(f, input('marketValue'))}`;
    default:
      return partNumbers(trace, f);
  }
}

/** The carried value and flow, from the fact the figure is based on. */
function carriedNumbers({ facts, figure }: FormulaParts, f: Formats): string | null {
  const fact = facts.find(({ supersededAt, value }) => supersededAt === null && value === figure.value) ?? facts.at(-1);
  return filled`${money(f, fact?.carriedValue ?? null)} + ${money(f, fact?.carriedFlow ?? null)}`;
}

/** The same for lines of a statement and for private funds. */
function partNumbers(trace: FormulaParts, f: Formats): string | null {
  const step = (id: string) => money(f, trace.steps.findLast(one => one.id === id)?.value ?? null);
  const input = (at: number) => money(f, trace.inputs[at]?.figure.value ?? null);
  switch (trace.method) {
    case 'holdings.weight':
      return filled`${step('part')} ÷ ${step('whole')}`;
    case 'holdings.unrealised':
    case 'holdings.change':
    case 'holdings.difference':
      return filled`${input(0)} − ${input(1)}`;
    case 'private-assets.dpi':
      return filled`${step('distributed')} ÷ ${step('paid_in')}`;
    case 'private-assets.rvpi':
      return filled`${step('nav')} ÷ ${step('paid_in')}`;
    case 'private-assets.tvpi':
      return filled`(${step('distributed')} + ${step('nav')}) ÷ ${step('paid_in')}`;
    case 'private-assets.call-progress':
      return filled`${step('paid_in')} ÷ ${step('commitment')}`;
    case 'figures.like-profit':
      return filled`${input(0)} − ${input(1)} − ${input(2)}`;
    case 'figures.like-return':
      return filled`${step('gain')} ÷ ${step('averageCapital')}`;
    case 'figures.like-contribution':
      return filled`${input(0)} ÷ ${input(1)}`;
    case 'private-assets.unfunded':
      return filled`${input(0)} − ${input(1)} + ${input(2)}`;
    default:
      return null;
  }
}

function coefficient(f: Formats, own: string | null, other: string | null): string | null {
  const [p, b] = [own, other].map(value => f.number(value, { decimals: 6 }));
  return filled`(ln(1 + ${p ?? '-'}) − ln(1 + ${b ?? '-'})) ÷ (${p ?? '-'} − ${b ?? '-'})`;
}

function growth(f: Formats, factor: string | null, exponent: string | null): string | null {
  if (factor === null) return null;
  const base = f.number(factor, { decimals: 6 });
  return exponent === null ? `${base} − 1` : `${base} ^ ${f.number(exponent, { decimals: 6 })} − 1`;
}

function answer({ figure, measure }: FormulaParts, f: Formats): string {
  const isRatio = measures[measure as Measure].unit === 'ratio'; // as above
  return isRatio ? f.number(figure.value, { decimals: 4 }) : f.percent(figure.value, { decimals: 4 });
}

function money(f: Formats, value: string | null): string {
  return f.amount(value, { unit: 'one' });
}

/** Text with numbers, or null when one of them is missing. */
function filled(texts: TemplateStringsArray, ...values: readonly string[]): string | null {
  if (values.includes('-')) return null;
  return texts.map((text, at) => text + (values[at] ?? '')).join('');
}
