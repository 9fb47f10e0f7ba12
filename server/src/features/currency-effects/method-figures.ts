import { currencyMethodMeasures, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import { missing, type Result } from '@hakaru/engine/result';
import { rateKey } from './effects';
import type { LinkedSegment, Segment } from './worked';
import { hearLinked, hearSteps, WHOLE } from './linked-figures';
import { figuresRead, placeOf, readOfCurrency, readOfWhole } from './method-inputs';
import { otherMethods } from './other-methods';
import { inputOf, type Work } from './work';

/** A figure of one currency by a method other than Karnosky-Singer. */
export function figureOfCurrency(work: Work, segment: Segment | LinkedSegment): Result {
  const { key, worked, listener } = work;
  const at = worked.segments.findIndex(({ currency }) => currency === segment.currency);
  const value = otherMethods(worked).of[key.measure]?.[at];
  if (value === undefined) return missing('not_applicable');
  const place = placeOf(key.measure);
  if (worked.linked && place?.place !== 'sum') {
    hearLinked(work, worked.linked, segment.currency);
    return { value };
  }
  const { own, whole } = readOfCurrency(key.measure) ?? { own: [], whole: [] };
  if (place?.place === 'sum')
    for (const measure of currencyMethodMeasures[place.method].effects) listener.input(inputOf(work, measure, segment.currency));
  for (const measure of figuresRead(segment, own)) listener.input(inputOf(work, measure, segment.currency));
  for (const measure of whole) listener.input(inputOf(work, measure, null));
  return { value };
}

/** A figure of all currencies together by a method other than Karnosky-Singer. */
export function figureOfWhole(work: Work): Result {
  const { key, span, worked, listener } = work;
  const value = otherMethods(worked).whole[key.measure];
  const place = placeOf(key.measure);
  if (value === undefined || !place) return missing('not_applicable');
  const { effects, ofWhole, sum } = currencyMethodMeasures[place.method];
  const whole = (measures: readonly CurrencyMeasure[]) => {
    for (const measure of measures) listener.input(inputOf(work, measure, null));
  };
  if (place.place === 'other') {
    for (const measure of ['cumulativeReturn', 'cumulativeBenchmark'] as const) listener.input(rateKey(span, measure));
    whole([sum]);
  } else if (place.place === 'sum') whole([...effects, ...ofWhole]);
  else if (worked.linked && place.method === 'geometric') hearSteps(work, worked.linked, key.measure, WHOLE);
  else if (place.place === 'effect') for (const { currency } of worked.segments) listener.input(inputOf(work, key.measure, currency));
  else {
    const read = readOfWhole(key.measure) ?? { own: [], whole: [] };
    for (const segment of worked.segments)
      for (const measure of figuresRead(segment, read.own)) listener.input(inputOf(work, measure, segment.currency));
    whole(read.whole);
  }
  return { value };
}
