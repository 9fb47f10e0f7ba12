import { currencyMethodMeasures, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import { carino } from '@hakaru/engine/attribution/linking';
import { compoundOf, sumOf, sumOfProducts } from '@hakaru/engine/number/sum';
import type { ManySteps, OneStep } from './worked';
import { linkedBy } from './linked';

/** Figures of each currency in the order of the segments, and of the whole; what cannot be calculated is absent. */
export type OtherMethods = { of: Partial<Record<CurrencyMeasure, readonly number[]>>; whole: Partial<Record<CurrencyMeasure, number>> };

/** ln(1 + x) ÷ x, which is 1 for x = 0. */
export const logarithmic = (effect: number): number => carino(effect, 0);

export const COEFFICIENTS = {
  multipliedAllocation: 'multipliedAllocationCoefficient',
  multipliedSelection: 'multipliedSelectionCoefficient',
} as const satisfies Partial<Record<CurrencyMeasure, CurrencyMeasure>>;

type Steps = {
  ofCurrency(measure: CurrencyMeasure, currency: string): number[];
  ofWhole(measure: CurrencyMeasure): number[];
};

/** The other methods over several steps: what adds up is linked by the owner's method, what multiplies is compounded. */
export function linkedMethods(worked: ManySteps, methodsOf: (step: OneStep) => OtherMethods): OtherMethods {
  const steps = worked.linked.steps.map(({ worked: step }) => ({ step, found: methodsOf(step) }));
  const read: Steps = {
    ofCurrency: (measure, currency) =>
      steps.map(({ step, found }) => {
        const at = step.segments.findIndex(one => one.currency === currency);
        return at === -1 ? 0 : (found.of[measure]?.[at] ?? Number.NaN);
      }),
    ofWhole: measure => steps.map(({ found }) => found.whole[measure] ?? Number.NaN),
  };
  const parts = [multiplied(worked, read), added(worked, read, 'ankrimHensel'), added(worked, read, 'countryCurrency')];
  const known = parts.filter(({ whole }) => Object.values(whole).every(Number.isFinite));
  return {
    of: Object.assign({}, ...known.map(part => part.of)) as OtherMethods['of'], // each part names its own measures
    whole: Object.assign({}, ...known.map(part => part.whole)) as OtherMethods['whole'], // as above
  };
}

/** Each step of a currency counts by the logarithm of the whole's effect over that effect, so that the currencies add up to the compounded one. */
function multiplied({ segments, own, benchmark }: ManySteps, { ofCurrency, ofWhole }: Steps): OtherMethods {
  const { effects, ofWhole: others } = currencyMethodMeasures.geometric;
  const grown = Object.fromEntries([...effects, ...others].map(measure => [measure, compoundOf(ofWhole(measure))]));
  const linked = effects.map(measure => {
    const coefficients = ofWhole(measure).map(logarithmic);
    const whole = logarithmic(grown[measure] ?? Number.NaN);
    const values = segments.map(({ currency }) => sumOfProducts(ofCurrency(measure, currency), coefficients) / whole + 0);
    return { measure, values, whole };
  });
  const all = compoundOf(Object.values(grown));
  return {
    of: Object.fromEntries(linked.map(({ measure, values }) => [measure, values])),
    whole: {
      ...grown,
      multipliedSum: all,
      multipliedOther: (1 + own) / (1 + benchmark) / (1 + all) - 1,
      ...Object.fromEntries(linked.map(({ measure, whole }) => [COEFFICIENTS[measure], whole])),
    },
  };
}

function added(
  { segments, own, benchmark, linked }: ManySteps,
  { ofCurrency }: Steps,
  method: 'ankrimHensel' | 'countryCurrency',
): OtherMethods {
  const { effects, sum, other } = currencyMethodMeasures[method];
  const of = effects.map(measure => segments.map(({ currency }) => linkedBy(linked.factors, ofCurrency(measure, currency))));
  const totals = of.map(sumOf);
  return {
    of: {
      ...Object.fromEntries(effects.map((measure, at) => [measure, of[at]])),
      [sum]: segments.map((_, at) => sumOf(of.map(values => values[at] ?? Number.NaN))),
    },
    whole: {
      ...Object.fromEntries(effects.map((measure, at) => [measure, totals[at]])),
      [sum]: sumOf(totals),
      [other]: own - benchmark - sumOf(totals),
    },
  };
}
