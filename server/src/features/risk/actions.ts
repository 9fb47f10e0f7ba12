import { invalid } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { isRiskHorizon } from '@hakaru/contract/risk-measures';
import { figure } from '#features/measures/public';
import { type Ask, type GridRow, openFigures, readMonthEnd, rowsOf } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { countFigures } from '#platform/request-work';

export type CorrelationAsk = Ask & { asOf: string; horizon: string };

/**
 * The correlations of the mandates' excess returns: a row for each mandate, its figures in the order of the rows. Mandates without a
 * tracking error over the window are left out.
 */
export async function correlations(ctx: SignedIn, ask: CorrelationAsk): Promise<GridRow[]> {
  const { horizon } = ask;
  if (!isRiskHorizon(horizon)) throw invalid('horizon', 'invalid');
  const asOf = readMonthEnd('asOf', ask.asOf);
  const { calculator, reaches } = await openFigures(ctx, ask);
  const ids = rowsOf(calculator.book, 'mandates')
    .map(({ id }) => id)
    .filter(id => reaches(id, asOf))
    .filter(id => figure(calculator, { entityId: id, measure: 'excessCorrelation', horizon, asOf, part: id }).value !== null);
  countFigures(ids.length * ids.length);
  const cell = (entityId: string, part: string): Figure =>
    figure(calculator, { entityId, measure: 'excessCorrelation', horizon, asOf, part });
  return ids.map(entityId => ({ entityId, figures: ids.map(part => cell(entityId, part)) }));
}
