import { currencyMethodMeasures, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import { missing, type Result } from '@hakaru/engine/result';
import { rateKey, type Segment } from './effects';
import { figuresRead, placeOf, readOfCurrency, readOfWhole } from './method-inputs';
import { otherMethods } from './other-methods';
import { inputOf, type Work } from './work';

/** A figure of one currency by a method other than Karnosky-Singer. */
export function figureOfCurrency(work: Work, segment: Segment): Result {
  const { key, worked, listener } = work;
  const at = worked.segments.indexOf(segment);
  const value = otherMethods(worked).of[key.measure]?.[at];
  if (value === undefined) return missing('not_applicable');
  const place = placeOf(key.measure);
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
  else if (place.place === 'effect') for (const { currency } of worked.segments) listener.input(inputOf(work, key.measure, currency));
  else {
    const read = readOfWhole(key.measure) ?? { own: [], whole: [] };
    for (const segment of worked.segments)
      for (const measure of figuresRead(segment, read.own)) listener.input(inputOf(work, measure, segment.currency));
    whole(read.whole);
  }
  return { value };
}

/** The method id of a figure in its trace; null for Karnosky-Singer figures. */
export function otherMethodOf(measure: CurrencyMeasure, currency: string | null): string | null {
  const place = placeOf(measure);
  if (!place) return null;
  const isMultiplied = place.method === 'geometric';
  if (place.place === 'sum') return currency === null && isMultiplied ? 'attribution.compounded' : 'figures.sum';
  if (place.place === 'other') return isMultiplied ? 'currency.multiplied-other' : 'currency.other';
  if (place.place === 'effect' && currency === null) return 'figures.sum';
  return `currency.${measure.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}
