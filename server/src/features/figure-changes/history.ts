import { invalid } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import type { SignedIn } from '#platform/context';
import { inSlices } from '#platform/pace';
import { countFigures, heavily } from '#platform/request-work';
import { type Ask, chosen, type GridRows, openColumns, readKnown, readMonthEnd, rowsOf } from '#features/figures/public';
import { type BookEntity, calculatorFor } from '#features/books/public';
import { figure } from '#features/measures/public';

const POINTS_MAX = 10_000;

export type HistoryAsk = Ask & {
  column: string;
  from: string;
  to: string;
  rows?: GridRows | null | undefined;
  entityIds?: readonly string[] | null | undefined;
};

/** One column of several entities by month, in one request, as stacked charts need it. */
export async function figureHistory(ctx: SignedIn, ask: HistoryAsk): Promise<{ entityId: string; figures: Figure[] }[]> {
  const [column] = openColumns(ctx, [ask.column]);
  const from = readMonthEnd('from', ask.from);
  const to = readMonthEnd('to', ask.to);
  const calculator = await calculatorFor(ctx, ask.assetId, readKnown(ctx, ask.known));
  const entities = ask.entityIds ? chosen(calculator.book, ask.entityIds) : rowsOf(calculator.book, ask.rows ?? 'classes');
  const months = from <= to ? monthEndsBetween(from, to) : [];
  if (!column || months.length * entities.length > POINTS_MAX) throw invalid('from', 'tooLong');
  countFigures(months.length * entities.length);
  const rowOf = ({ id }: BookEntity) => ({
    entityId: id,
    figures: months.map(asOf => figure(calculator, { ...column, entityId: id, asOf })),
  });
  return await heavily(() => inSlices(entities, rowOf));
}
