import { carino, linkingFactors, type LinkingMethod } from '@hakaru/engine/attribution/linking';
import { compoundOf, sumOf, sumOfProducts } from '@hakaru/engine/number/sum';
import type { LinkedSegment, ManySteps, Segment, WorkedStep } from './worked';

type Whole = { own: number; benchmark: number; linking: LinkingMethod };

/** Several steps as one: effects linked, returns compounded, weights as the average of the steps' openings. */
export function linkedSteps(steps: readonly WorkedStep[], { own, benchmark, linking }: Whole): ManySteps {
  const factors = factorsOf(steps, { own, benchmark, linking });
  const currencies = new Set(steps.flatMap(({ worked }) => worked.segments.map(({ currency }) => currency)));
  const segments = [...currencies].map(currency => {
    const parts = steps.map(({ worked }) => worked.segments.find(one => one.currency === currency) ?? null);
    return linkedSegment(currency, parts, factors);
  });
  return { segments, own, benchmark, linked: { steps, factors } };
}

/** Carino's as the difference of the reported returns has it, so that what the effects leave is exactly the residual that is shown. */
function factorsOf(steps: readonly WorkedStep[], { own, benchmark, linking }: Whole): readonly number[] {
  const whole = carino(own, benchmark);
  if (linking === 'carino') return steps.map(({ worked }) => carino(worked.own, worked.benchmark) / whole);
  return linkingFactors(
    linking,
    steps.map(({ worked }) => worked.own),
    steps.map(({ worked }) => worked.benchmark),
  );
}

function linkedSegment(currency: string, parts: readonly (Segment | null)[], factors: readonly number[]): LinkedSegment {
  const effect = (of: (part: Segment) => number) =>
    linkedBy(
      factors,
      parts.map(part => (part ? of(part) : 0)),
    );
  const average = (of: (part: Segment) => number) => sumOf(parts.map(part => (part ? of(part) : 0))) / parts.length;
  // A return that one of the steps does not have cannot be compounded over all of them.
  const compounded = (of: (part: Segment) => number | null) => {
    const rates = parts.map(part => (part ? of(part) : null));
    return rates.includes(null) ? null : compoundOf(rates.flatMap(rate => rate ?? []));
  };
  return {
    currency,
    weight: average(part => part.weight),
    base: compounded(part => part.base),
    local: compounded(part => part.local),
    hedge: average(part => part.hedge),
    benchmarkWeight: average(part => part.benchmarkWeight),
    benchmarkLocal: compounded(part => part.benchmarkLocal),
    benchmarkHedge: average(part => part.benchmarkHedge),
    move: compounded(part => part.move),
    cash: compounded(part => part.cash),
    allocation: effect(part => part.allocation),
    selection: effect(part => part.selection),
    interaction: effect(part => part.interaction),
    effect: effect(part => part.effect),
  };
}

/** The effects of the steps, each by its factor. */
export const linkedBy = (factors: readonly number[], effects: readonly number[]): number => sumOfProducts(factors, effects) + 0;
