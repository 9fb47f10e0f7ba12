import { pathMeasures } from '@hakaru/contract/attribution';
import { invalid } from '@hakaru/contract/errors';
import { isHorizon, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { figure, openFigures, readMonthEnd, type Ask } from '#features/figures/public';
import type { SignedIn } from '#platform/context';

export type PathAsk = Ask & { asOf: string; horizon: string };

/**
 * How the effects of a horizon came together: at each of its month-ends what the months so far bring to the whole. The last point is the
 * horizon's own figure. Nothing where the horizon cannot be taken: the table says why.
 */
export async function attributionPath(ctx: SignedIn, ask: PathAsk): Promise<{ asOf: string; figures: Figure[] }[]> {
  const { horizon } = ask;
  if (!isHorizon(horizon)) throw invalid('horizon', 'invalid');
  const asOf = readMonthEnd('asOf', ask.asOf);
  const { calculator } = await openFigures(ctx, ask);
  const { rootId } = calculator.book;
  if (!rootId) return [];
  const at = (part?: string): Figure[] =>
    pathMeasures.map(measure => figure(calculator, { entityId: rootId, measure, horizon, asOf, ...partOf(part) }));
  const points: { asOf: string; figures: Figure[] }[] = [];
  // Backwards until the horizon begins: how many months it has is the calendar's matter.
  for (let day = asOf; ; day = shiftMonthEnd(day, -1)) {
    const figures = day === asOf ? at() : at(day);
    if (figures.every(({ value }) => value === null)) return points.toReversed();
    points.push({ asOf: day, figures });
    if (horizon === '1m') return points;
  }
}

function partOf(part: string | undefined): Pick<FigureKey, 'part'> {
  return part === undefined ? {} : { part };
}
