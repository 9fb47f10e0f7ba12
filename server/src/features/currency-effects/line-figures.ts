import { writeCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import type { Segment } from './worked';
import { hearLinked } from './linked-figures';
import { linesOf, type Line } from './lines';
import { inputOf, type CurrencyKey, type Work } from './work';

const VALUES = {
  currencyWeight: 'weight',
  currencyLocal: 'local',
  currencyAllocation: 'allocation',
  currencySelection: 'selection',
  currencyInteraction: 'interaction',
  currencyEffect: 'effect',
} as const satisfies Partial<Record<CurrencyMeasure, keyof Line>>;
type OfLine = keyof typeof VALUES;
export const LINE_SUM = ['currencyAllocation', 'currencySelection', 'currencyInteraction', 'currencyEffect'] as const;
const isOfLine = (measure: CurrencyMeasure): measure is OfLine => Object.hasOwn(VALUES, measure);

/** A figure of one line of a currency. */
export function lineFigure(work: Work, currency: string, id: string): Result {
  const { key, worked, listener } = work;
  const line = linesOf(work, worked, currency).find(one => one.id === id);
  if (!line) return missing('not_applicable');
  if (key.measure === 'currencySum') {
    const parts = LINE_SUM.filter(measure => line[VALUES[measure]] !== null);
    for (const measure of parts) listener.input({ ...key, measure });
    return { value: sumOf(parts.map(measure => line[VALUES[measure]] ?? Number.NaN)) };
  }
  if (!isOfLine(key.measure)) return missing('not_applicable');
  const value = line[VALUES[key.measure]];
  if (value === null) return missing(line.held && key.measure === 'currencyLocal' ? 'no_data' : 'not_applicable');
  if (worked.linked) hearLinked(work, worked.linked, currency, id);
  else
    hearLine(
      work,
      worked.segments.find(one => one.currency === currency),
      line,
      key.measure,
    );
  return { value };
}

/** The method id of a line's figure within one step. */
export function lineMethod(measure: CurrencyMeasure, line: string): string {
  if (measure === 'currencySum') return 'figures.sum';
  if (measure === 'currencyWeight') return 'holdings.weight';
  if (measure === 'currencyLocal') return 'currency.local';
  const kind = line === 'index' || line === 'forwards' ? line : 'line';
  return `currency.${kind}-${measure.replace('currency', '').toLowerCase()}`;
}

/** Reports the inputs of a line's figure. Where another return stands in for a missing one, that one is the input. */
function hearLine(work: Work, segment: Segment | undefined, line: Line, measure: OfLine): void {
  if (!segment) return;
  const { listener, key, span, place } = work;
  const { currency, local, benchmarkLocal } = segment;
  const isBase = currency === place.calculator.book.baseCurrency;
  const input = (...all: CurrencyMeasure[]) => {
    for (const one of all) listener.input(inputOf(work, one, currency));
  };
  const whole = (one: CurrencyMeasure) => listener.input(inputOf(work, one, null));
  const own = (one: CurrencyMeasure) =>
    listener.input({ ...key, measure: one, part: writeCurrencyPart({ currency, from: span.from, line: line.id }) } satisfies CurrencyKey);
  const market = () => {
    if (local !== null || benchmarkLocal !== null) input(benchmarkLocal === null ? 'currencyLocal' : 'currencyBenchmarkLocal');
  };
  const ownReturn = () => {
    if (line.local !== null) own('currencyLocal');
    else if (local !== null) input('currencyLocal');
    else market();
  };
  const held = (of: Partial<FigureKey>) =>
    listener.input({ entityId: key.entityId, measure: 'holdingValue', horizon: null, asOf: span.from, ...of });
  switch (measure) {
    case 'currencyWeight':
      held({ part: line.id });
      return held({});
    case 'currencyLocal':
      held({ measure: 'holdingReturn', asOf: span.asOf, part: `${line.id}|${span.from}` });
      return isBase ? undefined : input('currencyMove');
    case 'currencyAllocation':
      if (line.held) own('currencyWeight');
      else input('currencyBenchmarkWeight');
      market();
      input('currencyCash');
      return whole('currencyPremium');
    case 'currencySelection':
    case 'currencyInteraction':
      own('currencyWeight');
      input('currencyWeight', 'currencyBenchmarkWeight');
      ownReturn();
      return market();
    default:
      if (line.held) {
        own('currencyWeight');
        ownReturn();
      } else if (line.id === 'forwards') input('currencyHedge');
      else {
        input('currencyBenchmarkWeight', 'currencyBenchmarkHedge');
        market();
      }
      input('currencyCash', 'currencyMove');
      return whole('currencyCashMix');
  }
}
