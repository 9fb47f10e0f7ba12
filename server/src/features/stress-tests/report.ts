import { AppError } from '@hakaru/contract/errors';
import type { Figure, Measure } from '@hakaru/contract/figures';
import { isStressMeasure } from '@hakaru/contract/stress-measures';
import { figure } from '#features/measures/public';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { readModelBook } from '#features/risk/public';
import type { SignedIn } from '#platform/context';
import { openStressed } from './actions';
import { stressFigure } from './effects';
import type { StressTest } from './store';

export type FigureOf = (measure: Measure, part?: string) => Figure;
export type StressReport = {
  test: StressTest;
  asOf: string;
  figureOf: FigureOf;
  classes: { entityId: string; figureOf: FigureOf }[];
  factors: { code: string; shock: Figure }[];
};
export type ReportAsk = Ask & { asOf: string; id: string };

/** One test on a month-end: the total, its classes, and the factors shocked. */
export async function readStressReport(ctx: SignedIn, { id, ...ask }: ReportAsk): Promise<StressReport> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const world = await openStressed(ctx, place, [asOf]);
  const test = world.tests.get(id);
  if (!test) throw new AppError('notFound');
  const { rootId, classes } = place.calculator.book;
  const figureOf =
    (entityId: string): FigureOf =>
    (measure, part = id) => {
      const key = { entityId, measure, horizon: null, asOf };
      if (!isStressMeasure(measure)) return figure(place.calculator, key);
      return asFigure({ ...key, part }, stressFigure(world, { ...key, part }));
    };
  return {
    test,
    asOf,
    figureOf: figureOf(rootId ?? ''),
    classes: classes.flatMap(({ entityId }) => (entityId ? [{ entityId, figureOf: figureOf(entityId) }] : [])),
    factors: test.shocks.flatMap(({ on, target }) =>
      on === 'factor' ? [{ code: target, shock: figureOf(rootId ?? '')('stressShock', `${id}|${target}`) }] : [],
    ),
  };
}

export type WorstMonth = { asOf: string; return: Figure; classes: { entityId: string; return: Figure }[] };
export type StressChoices = { factors: string[]; worst: WorstMonth[] };

const WORST = 6;

/** Suggestions for shocks: the factors of the day's model, and the months in which the total lost most, class by class. */
export async function readChoices(ctx: SignedIn, ask: Ask & { asOf: string }): Promise<StressChoices> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const { rootId } = place.calculator.book;
  if (!rootId) return { factors: [], worst: [] };
  const model = await readModelBook(ctx, place, { entityIds: [rootId], days: [asOf] });
  return { factors: [...model.view(rootId, asOf).factors], worst: worstMonths(place, rootId, asOf) };
}

function worstMonths({ calculator }: FigureContext, rootId: string, asOf: string): WorstMonth[] {
  const monthly = (entityId: string, day: string, measure: 'return' | 'benchmarkReturn' = 'return') =>
    figure(calculator, { entityId, measure, horizon: '1m', asOf: day });
  const lost = calculator.book.monthEnds
    .filter(day => day <= asOf)
    .map(day => ({ asOf: day, return: monthly(rootId, day) }))
    .filter(month => month.return.value !== null && Number(month.return.value) < 0)
    .toSorted((one, two) => Number(one.return.value) - Number(two.return.value));
  // For a class not held in that month its benchmark's return is used.
  const ofClass = (entityId: string, day: string) => {
    const own = monthly(entityId, day);
    return { entityId, return: own.value === null ? monthly(entityId, day, 'benchmarkReturn') : own };
  };
  const ids = calculator.book.classes.flatMap(({ entityId }) => entityId ?? []);
  return lost.slice(0, WORST).map(month => ({ ...month, classes: ids.map(id => ofClass(id, month.asOf)) }));
}
