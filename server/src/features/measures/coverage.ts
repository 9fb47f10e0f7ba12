import { isAttributionMeasure } from '@hakaru/contract/attribution';
import type { Figure, FigureKey, FigureQuality } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type FigureCalculator, isPartial } from '#features/books/public';
import { datesOf, windowOf } from './horizon-returns';
import { yearBefore } from './prior-figures';

/** Adds to a gap the coverage of the latest amount it needed that is incomplete. */
export function withCoverage(calculator: FigureCalculator, key: FigureKey, figure: Figure): Figure {
  if (figure.value !== null || figure.quality !== null) return figure;
  if (figure.reason !== 'gap' && !(figure.reason === 'no_data' && endsInGap(calculator, key))) return figure;
  return { ...figure, reason: 'gap', quality: coverageOf(calculator, key) };
}

/** A horizon that ends in an incomplete month is a gap; `no_data` would refer to another month. */
function endsInGap(calculator: FigureCalculator, { entityId, measure, asOf }: FigureKey): boolean {
  return OF_OWN_MONTHS.has(measure) && calculator.amount(entityId, 'marketValue', monthIndexOf(asOf)).reason === 'gap';
}

const OF_OWN_MONTHS: ReadonlySet<FigureKey['measure']> = new Set(['return', 'cumulativeReturn', 'excess', 'overAssumed', 'overPrior']);

/** Figures relative to the total have a gap where the total has one. */
const OF_THE_WHOLE: ReadonlySet<FigureKey['measure']> = new Set([
  'weight',
  'deviation',
  'toPolicy',
  'toBand',
  'outsideBand',
  'contribution',
]);

function coverageOf(calculator: FigureCalculator, key: FigureKey): FigureQuality | null {
  const { rootId } = calculator.book;
  const ofWhole = OF_THE_WHOLE.has(key.measure) || isAttributionMeasure(key.measure);
  const entityId = ofWhole && rootId ? rootId : key.entityId;
  if (calculator.entity(entityId)?.kind === 'benchmark') return null;
  const to = monthIndexOf(key.measure === 'priorReturn' ? yearBefore(key.asOf) : key.asOf);
  for (let month = to; month >= firstOf(calculator, key, entityId) - 1; month--)
    for (const measure of ['marketValue', 'flow'] as const) {
      const { quality } = calculator.amount(entityId, measure, month);
      if (isPartial(quality)) return quality;
    }
  return null;
}

function firstOf(calculator: FigureCalculator, { measure, asOf: shown, horizon }: FigureKey, entityId: string): number {
  const asOf = measure === 'priorReturn' ? yearBefore(shown) : shown;
  const month = monthIndexOf(asOf);
  if (horizon === null || horizon === '1m') return month;
  return windowOf(calculator.series(entityId), { horizon, asOf, ...datesOf(calculator, { entityId, asOf }) })?.from ?? month;
}
