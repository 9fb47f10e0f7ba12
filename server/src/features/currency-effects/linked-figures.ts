import { writeCurrencyPart, type CurrencyMeasure, type CurrencyStep } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { carino } from '@hakaru/engine/attribution/linking';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { hasLine } from './lines';
import type { Linked, WorkedStep } from './worked';
import { COEFFICIENTS } from './linked-methods';
import { otherMethods } from './other-methods';
import type { CurrencySpan } from './spans';
import { inputOf, type CurrencyKey, type Work } from './work';

/** What effects of a step are multiplied by. */
const LINKING: Partial<Record<CurrencyMeasure, CurrencyMeasure | null>> = {
  currencyCoefficient: null,
  currencyFactor: null,
  multipliedAllocationCoefficient: 'multipliedAllocation',
  multipliedSelectionCoefficient: 'multipliedSelection',
};
export const isLinking = (measure: CurrencyMeasure): boolean => LINKING[measure] !== undefined;

/** Figures whose steps are averaged, and those whose steps are compounded; the others are effects. */
export const AVERAGED: ReadonlySet<CurrencyMeasure> = new Set(['currencyWeight', 'currencyHedge', 'currencyBenchmarkWeight', 'currencyBenchmarkHedge']); // oxfmt-ignore
export const COMPOUNDED: ReadonlySet<CurrencyMeasure> = new Set(['currencyBase', 'currencyLocal', 'currencyBenchmarkLocal', 'currencyMove', 'currencyCash']); // oxfmt-ignore

/** The coefficient of a span, or the factor of a step in it. */
export function linkingFigure(work: Work, step: CurrencyStep | undefined): Result {
  const { key, span, worked, listener, place } = work;
  const logarithmOf = LINKING[key.measure];
  if (logarithmOf) {
    const value = otherMethods(worked).whole[key.measure];
    if (value === undefined || step) return missing('not_applicable');
    listener.input(inputOf(work, logarithmOf, null));
    return { value };
  }
  if (key.measure === 'currencyCoefficient') {
    if (step) return missing('not_applicable');
    hearReturns(work, span);
    listener.note({ id: 'portfolio', value: worked.own, unit: 'rate' });
    listener.note({ id: 'benchmark', value: worked.benchmark, unit: 'rate' });
    return { value: carino(worked.own, worked.benchmark) };
  }
  const at = worked.linked?.steps.findIndex(one => one.span.from === step?.from && one.span.asOf === step.asOf) ?? -1;
  const value = worked.linked?.factors[at];
  if (value === undefined || place.calculator.book.linking === 'carino') return missing('not_applicable');
  hearReturns(work, span);
  listener.note({ id: 'observations', value: worked.linked?.steps.length ?? 0, unit: 'count' });
  return { value };
}

/** Both sides' returns of every month, which the returns of a step are compounded of. */
function hearReturns({ key, listener }: Work, { from, asOf }: CurrencySpan): void {
  const months = Array.from({ length: monthIndexOf(asOf) - monthIndexOf(from) }, (_, at) => monthEndOfIndex(monthIndexOf(from) + 1 + at));
  for (const measure of ['return', 'benchmarkReturn'] as const)
    for (const month of months) listener.input({ entityId: key.entityId, measure, horizon: '1m', asOf: month });
}

/** A figure of a currency, or of one of its lines, over several steps: the steps' figures, and for effects what each is multiplied by. */
export function hearLinked(work: Work, linked: Linked, currency: string, line?: string): void {
  const { key, span, listener, place } = work;
  if (AVERAGED.has(key.measure) || COMPOUNDED.has(key.measure)) return hearSteps(work, linked, key.measure, { currency, line });
  const logarithm = isMultiplied(key.measure) ? COEFFICIENTS[key.measure] : null;
  const isCarino = place.calculator.book.linking === 'carino';
  const multiplier = (step: CurrencySpan): FigureKey => {
    if (logarithm || isCarino) return stepKey(work, step, logarithm ?? 'currencyCoefficient', WHOLE);
    return { ...key, measure: 'currencyFactor', part: writeCurrencyPart({ currency: null, from: span.from, step }) };
  };
  for (const step of linked.steps) {
    if (!isThere(work, step, { currency, line })) continue;
    listener.input(stepKey(work, step.span, key.measure, { currency, line }));
    listener.input(multiplier(step.span));
  }
  if (logarithm || isCarino) listener.input(inputOf(work, logarithm ?? 'currencyCoefficient', null));
  listener.note({ id: 'observations', value: linked.steps.length, unit: 'count' });
}

type Of = { currency: string | null; line?: string | undefined };
export const WHOLE: Of = { currency: null };

/** The same figure of every step in which it is there. */
export function hearSteps(work: Work, { steps }: Linked, measure: CurrencyMeasure, of: Of): void {
  for (const step of steps) if (isThere(work, step, of)) work.listener.input(stepKey(work, step.span, measure, of));
  work.listener.note({ id: 'observations', value: steps.length, unit: 'count' });
}

function isThere({ place, book }: Work, { span, worked }: WorkedStep, { currency, line }: Of): boolean {
  if (currency === null) return true;
  if (line !== undefined) return hasLine({ place, book, span }, worked, { currency, line });
  return worked.segments.some(one => one.currency === currency);
}

function stepKey({ key }: Work, { from, asOf }: CurrencySpan, measure: CurrencyMeasure, { currency, line }: Of): CurrencyKey {
  return { ...key, measure, asOf, part: writeCurrencyPart({ currency, from, ...(line === undefined ? {} : { line }) }) };
}

const isMultiplied = (measure: CurrencyMeasure): measure is keyof typeof COEFFICIENTS => Object.hasOwn(COEFFICIENTS, measure);
