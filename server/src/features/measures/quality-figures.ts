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
 * How reliable a value is: the share of it that is audited, valuated or estimated, or the days since its oldest latest valuation. For a
 * total it is calculated from its parts, weighted by value; for a reported value it rests on its fact, and the age on the valuation's fact.
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

/** The month of the fact behind the figure: its own, or for the age of an undated estimate that of the last valuation before it. */
function restsOn({ book }: FigureCalculator, { entityId, measure }: FigureKey, month: number): number {
  const series = measure === 'valueAge' ? seriesOf(book, entityId, 'marketValue') : undefined;
  return (series && valuedIn(series, month)?.month) ?? month;
}
