import { readCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import { sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureContext } from '#features/figures/public';
import type { CurrencyBook } from './currency-book';
import { effectsOf, rateKey } from './effects';
import type { OneStep } from './worked';
import { hear, isOfSegment, VALUES, type OfSegment } from './hearing';
import { hearLinked, isLinking, linkingFigure } from './linked-figures';
import { lineFigure } from './line-figures';
import { figureOfCurrency, figureOfWhole } from './method-figures';
import { placeOf } from './method-inputs';
import { isWithin } from './spans';
import { inputOf, NOBODY, type CurrencyKey as Key, type Listener, type Work } from './work';

const EFFECTS = ['currencyAllocation', 'currencySelection', 'currencyInteraction', 'currencyEffect'] as const;

/** One figure of the currency effects. Figure and trace run the same code; a trace passes a listener. */
export function currencyFigure(place: FigureContext, book: CurrencyBook, key: Key, listener: Listener = NOBODY): Result {
  const part = readCurrencyPart(key.part);
  if (!part || !isWithin(place, { from: part.from, asOf: key.asOf })) return missing('not_applicable');
  const span = { entityId: key.entityId, asOf: key.asOf, from: part.from };
  const { value: worked } = effectsOf(place, book, span);
  if (!worked) return missing('gap');
  const work: Work = { place, book, span, key, worked, listener };
  if (isLinking(key.measure)) return part.currency === null ? linkingFigure(work, part.step) : missing('not_applicable');
  if (part.step) return missing('not_applicable');
  if (part.line !== undefined) return lineFigure(work, part.currency ?? '', part.line);
  const isOther = placeOf(key.measure) !== null;
  if (part.currency === null) return isOther ? figureOfWhole(work) : ofWhole(work);
  const segment = worked.segments.find(({ currency }) => currency === part.currency);
  if (!segment) return missing('not_applicable');
  if (isOther) return figureOfCurrency(work, segment);
  if (key.measure === 'currencySum')
    return summed(
      work,
      EFFECTS.map(measure => ({ ...key, measure })),
    );
  if (!isOfSegment(key.measure)) return missing('not_applicable');
  const value = segment[VALUES[key.measure]];
  if (value === null) return missing('no_data');
  if (worked.linked) hearLinked(work, worked.linked, segment.currency);
  else hearOne({ ...work, worked }, segment.currency, key.measure);
  return { value };
}

function hearOne(work: Work & { worked: OneStep }, currency: string, measure: OfSegment): void {
  const segment = work.worked.segments.find(one => one.currency === currency);
  if (segment) hear(work, segment, measure);
}

function ofWhole(work: Work): Result {
  const { key, span, worked, listener } = work;
  const each = (measures: readonly CurrencyMeasure[]) => {
    for (const { currency, benchmarkWeight, benchmarkHedge } of worked.segments)
      if (benchmarkWeight !== 0 || benchmarkHedge !== 0) for (const measure of measures) listener.input(inputOf(work, measure, currency));
  };
  switch (key.measure) {
    case 'currencyPremium':
      each(['currencyBenchmarkWeight', 'currencyBenchmarkLocal', 'currencyCash']);
      return worked.linked ? missing('not_applicable') : { value: worked.premium };
    case 'currencyCashMix':
      each(['currencyBenchmarkWeight', 'currencyBenchmarkHedge', 'currencyCash', 'currencyMove']);
      return worked.linked ? missing('not_applicable') : { value: worked.cashMix };
    case 'currencySum':
      return summed(
        work,
        EFFECTS.map(measure => ({ ...key, measure })),
      );
    case 'currencyOther': {
      for (const measure of ['cumulativeReturn', 'cumulativeBenchmark'] as const) listener.input(rateKey(span, measure));
      listener.input({ ...key, measure: 'currencySum' });
      const explained = sumOf(worked.segments.flatMap(({ allocation, selection, interaction, effect }) => [allocation, selection, interaction, effect])); // oxfmt-ignore
      return { value: worked.own - worked.benchmark - explained };
    }
    default:
      if (!EFFECTS.some(measure => measure === key.measure)) return missing('not_applicable');
      return summed(
        work,
        worked.segments.map(({ currency }) => inputOf(work, key.measure, currency)),
      );
  }
}

function summed({ place, book, listener }: Work, parts: readonly Key[]): Result {
  const values = parts.map(part => {
    listener.input(part);
    return currencyFigure(place, book, part).value ?? Number.NaN;
  });
  return { value: sumOf(values) };
}
