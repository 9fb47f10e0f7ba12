import type { FigureKey } from '@hakaru/contract/figures';
import type { LikeMeasure } from '@hakaru/contract/like-for-like';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { subtract, sum } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { monthReturn } from '@hakaru/engine/returns/month-return';
import {
  type Amount,
  amountFigure,
  type BookEntity,
  childrenAt,
  type FigureCalculator,
  floatOf,
  Gathered,
  hearFlows,
  isGathering,
  type Money,
  nothing,
  rateFigure,
  type WeighedFlow,
  weighedFlows,
} from '#features/books/public';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { measure: LikeMeasure };
type Summed = 'likeValue' | 'likeOpening' | 'likeFlow';

/**
 * A month over the parts reported at both its ends. Parts are entities that report themselves; one is included when its value is known at
 * the month-end and the one before, with the flow between. The quality gives how many of the parts due are included.
 */
export function likeFigure(calculator: FigureCalculator, key: Key, sink: TraceSink) {
  if (key.horizon !== '1m') return rateFigure(key, missing('not_applicable'));
  switch (key.measure) {
    case 'likeValue':
    case 'likeOpening':
    case 'likeFlow':
      return amountFigure(key, summed(calculator, { ...key, measure: key.measure }, sink));
    case 'likeProfit':
      return amountFigure(key, profit(calculator, key, sink));
    case 'likeReturn':
      return rateFigure(key, returned(calculator, key, sink), coverageOf(calculator, key));
    case 'likeContribution':
      return rateFigure(key, contribution(calculator, key, sink), coverageOf(calculator, key));
  }
}

/** The method under which such a figure is explained. */
export function likeMethod(calculator: FigureCalculator, { entityId, measure }: Key): string {
  const entity = calculator.entity(entityId);
  if (measure === 'likeProfit' || measure === 'likeReturn' || measure === 'likeContribution') return METHODS[measure];
  return entity && isGathering(entity) ? 'figures.sum' : 'figures.like-part';
}

const METHODS = {
  likeProfit: 'figures.like-profit',
  likeReturn: 'figures.like-return',
  likeContribution: 'figures.like-contribution',
} as const;

type SummedKey = FigureKey & { measure: Summed };

function summed(calculator: FigureCalculator, key: SummedKey, { inputs }: TraceSink): Amount {
  const entity = calculator.entity(key.entityId);
  if (!entity) return nothing('no_data');
  if (!isGathering(entity)) {
    inputs?.figure(ownKey(key));
    return partOf(calculator, entity, key);
  }
  const gathered = new Gathered();
  let have = 0;
  let of = 0;
  for (const childId of childrenAt(entity, monthIndexOf(key.asOf))) {
    const part = summed(calculator, { ...key, entityId: childId }, NOBODY);
    have += part.quality.have;
    of += part.quality.of;
    if (part.value === null) continue;
    gathered.add({ ...part, quality: { ...part.quality, have: 1, of: 1 } });
    inputs?.figure({ ...key, entityId: childId });
  }
  const { value, reason, quality } = gathered.total();
  return { value, reason, quality: { ...quality, have, of } };
}

const NOBODY: TraceSink = { note: () => undefined };

/** The figure of a reporting entity that corresponds to the key. */
function ownKey({ entityId, measure, asOf }: SummedKey): FigureKey {
  if (measure === 'likeFlow') return { entityId, measure: 'flow', horizon: '1m', asOf };
  const day = measure === 'likeOpening' ? monthEndOfIndex(monthIndexOf(asOf) - 1) : asOf;
  return { entityId, measure: 'marketValue', horizon: null, asOf: day };
}

/** A part without one of its ends, or without its flow, is left out of all three sums; if due at either end, it counts as missing. */
function partOf(calculator: FigureCalculator, { id }: Pick<BookEntity, 'id'>, { measure, asOf }: SummedKey): Amount {
  const month = monthIndexOf(asOf);
  const opening = calculator.amount(id, 'marketValue', month - 1);
  const closing = calculator.amount(id, 'marketValue', month);
  const flow = calculator.amount(id, 'flow', month);
  if (opening.value === null || closing.value === null || flow.value === null)
    return nothing('no_data', Math.max(opening.quality.of, closing.quality.of));
  const { value, reason } = measure === 'likeValue' ? closing : measure === 'likeOpening' ? opening : flow;
  return { value, reason, quality: closing.quality };
}

type Month = { opening: Amount; closing: Amount; flow: Amount };

function monthOf(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Month {
  const of = (measure: Summed) => {
    inputs?.figure({ ...key, measure });
    return summed(calculator, { ...key, measure }, NOBODY);
  };
  return { closing: of('likeValue'), opening: of('likeOpening'), flow: of('likeFlow') };
}

function profit(calculator: FigureCalculator, key: FigureKey, sink: TraceSink): Amount {
  const { opening, closing, flow } = monthOf(calculator, key, sink);
  if (opening.value === null || closing.value === null || flow.value === null) return closing;
  return { value: subtract(closing.value, sum([opening.value, flow.value])), reason: null, quality: closing.quality };
}

function returned(calculator: FigureCalculator, key: FigureKey, sink: TraceSink): Result {
  const { opening, closing, flow } = monthOf(calculator, key, sink);
  if (opening.value === null || closing.value === null || flow.value === null) return missing(closing.reason ?? 'no_data');
  const flows = likeFlows(calculator, key, flow.value);
  if (sink.inputs) hearFlows(flows, sink.inputs);
  const from = monthEndOfIndex(monthIndexOf(key.asOf) - 1);
  return monthReturn({ opening: floatOf(opening.value), closing: floatOf(closing.value), from, to: key.asOf, flows }, sink.note);
}

/** The flows of the included parts, weighted as in a complete month. */
export function likeFlows(calculator: FigureCalculator, key: FigureKey, total: Money): WeighedFlow[] {
  const isIn = (id: string) => partOf(calculator, { id }, { ...key, measure: 'likeFlow' }).value !== null;
  return weighedFlows(calculator, key.entityId, monthIndexOf(key.asOf), total, isIn);
}

/** The sum of the included parts' flows, dated and undated; null when no part is included. */
export function likeTotal(calculator: FigureCalculator, key: FigureKey): Money | null {
  return summed(calculator, { ...key, measure: 'likeFlow' }, NOBODY).value;
}

/** Divided by the opening value of the total's included parts, so that the classes' contributions add up to the total's. */
function contribution(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Result {
  const { rootId } = calculator.book;
  if (!rootId) return missing('no_data');
  const gain = profit(calculator, key, NOBODY);
  const capital = summed(calculator, { ...key, entityId: rootId, measure: 'likeOpening' }, NOBODY);
  inputs?.figure({ ...key, measure: 'likeProfit' });
  inputs?.figure({ ...key, entityId: rootId, measure: 'likeOpening' });
  if (gain.value === null || capital.value === null) return missing(gain.reason ?? capital.reason ?? 'no_data');
  return floatOf(capital.value) <= 0 ? missing('zero_denominator') : { value: floatOf(gain.value) / floatOf(capital.value) };
}

function coverageOf(calculator: FigureCalculator, key: FigureKey) {
  return summed(calculator, { ...key, measure: 'likeValue' }, NOBODY).quality;
}
