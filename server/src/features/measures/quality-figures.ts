import type { FigureKey, Quality } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { childrenAt, type FigureCalculator, isGathering, seriesOf, valuedIn } from '#features/books/public';
import type { TraceSink } from './trace-sink';

const QUALITY_OF: Readonly<Partial<Record<FigureKey['measure'], Quality>>> = {
  auditedShare: 'audited',
  valuatedShare: 'valuated',
  estimatedShare: 'estimated',
};

/**
 * How well a value is known: the share of it that is audited, valuated or estimated, or the days from the oldest of its last
 * reported valuations. A total is asked of its parts, each by its value; a reported value rests on its fact, and its age on the valuation's.
 */
export function qualityFigure(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Result {
  const entity = calculator.entity(key.entityId);
  const month = monthIndexOf(key.asOf);
  const held = calculator.amount(key.entityId, 'marketValue', month);
  if (!entity || held.value === null) return missing(held.reason ?? 'no_data');
  if (inputs && !isGathering(entity)) calculator.amount(key.entityId, 'marketValue', restsOn(calculator, key, month), inputs);
  if (inputs && isGathering(entity))
    for (const entityId of childrenAt(entity, month)) {
      if (calculator.amount(entityId, 'marketValue', month).value === null) continue;
      inputs.figure({ ...key, entityId });
      if (key.measure !== 'valueAge') inputs.figure({ ...key, entityId, measure: 'marketValue' });
    }
  const quality = QUALITY_OF[key.measure];
  if (!quality && held.quality.isNeverValued) return missing(held.quality.have > 1 ? 'gap' : 'no_data');
  return { value: quality ? held.quality.shares[quality] : held.quality.oldestDays };
}

/** The month whose fact is the answer: its own, or for the age of an estimate without a day the one of the last valuation before it. */
function restsOn({ book }: FigureCalculator, { entityId, measure }: FigureKey, month: number): number {
  const series = measure === 'valueAge' ? seriesOf(book, entityId, 'marketValue') : undefined;
  return (series && valuedIn(series, month)?.month) ?? month;
}
