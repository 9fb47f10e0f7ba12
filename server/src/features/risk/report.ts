import { AppError } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import type { ModelMeasure } from '@hakaru/contract/risk-measures';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { mandatesOf, readModelBook, type ModelBook } from './model-book';
import { modelFigure } from './model-figures';
import * as store from './store';

export type FigureOf = (measure: ModelMeasure) => Figure;
export type Contributor = { part: string; name: { en: string; jp: string }; figureOf: FigureOf };
export type RiskReport = {
  asOf: string;
  /** The month-ends with vendor data, oldest first. */
  months: string[];
  /** Whether there is vendor data for the day asked for; otherwise only realised risk is available. */
  isModelled: boolean;
  isOwn: boolean;
  figureOf: FigureOf;
  factors: { code: string; figureOf: FigureOf }[];
  contributors: Contributor[];
  history: { asOf: string; figureOf: FigureOf }[];
};
export type ReportAsk = Ask & { asOf: string; entityId?: string | null | undefined };

const HISTORY_MONTHS = 24;
const CONTRIBUTORS = 15;

/** The factor risk of a mandate or the whole asset, by the vendor's data for a month-end. */
export async function readReport(ctx: SignedIn, { entityId, ...ask }: ReportAsk): Promise<RiskReport> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const { rootId } = place.calculator.book;
  const of = entityId ?? rootId ?? '';
  if (entityId && !place.calculator.entity(entityId)) throw new AppError('notFound');
  const { ownerId, known } = place;
  const ids = of === rootId ? mandatesOf(place) : [of];
  const months = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findMonths(db, ownerId, ids, known));
  const reached = months.filter(day => ids.some(id => place.reaches(id, day)));
  const shown = reached.filter(day => day <= asOf).slice(-HISTORY_MONTHS);
  const book = await readModelBook(ctx, place, { entityIds: [of], days: [...new Set([...shown, asOf])] });
  const figureOf = (day: string, part?: string) => figuresOn(place, book, { entityId: of, day, part });
  const { factors } = book.view(of, asOf);
  const isModelled = reached.includes(asOf);
  return {
    asOf,
    months: reached,
    isModelled,
    isOwn: ownerId === ctx.actor.organisation.id,
    figureOf: figureOf(asOf),
    factors: isModelled
      ? byContribution(
          factors.map(code => ({ code, figureOf: figureOf(asOf, code) })),
          'modelFactorContribution',
        )
      : [],
    contributors: isModelled ? contributorsOf(place, book, { of, asOf, figureOf: part => figureOf(asOf, part) }) : [],
    history: shown.map(day => ({ asOf: day, figureOf: figureOf(day) })),
  };
}

type On = { entityId: string; day: string; part: string | undefined };

function figuresOn(place: FigureContext, book: ModelBook, { entityId, day, part }: On): FigureOf {
  return measure => {
    const key = { entityId, measure, horizon: null, asOf: day, ...(part === undefined ? {} : { part }) };
    return asFigure(key, modelFigure(place, book, key));
  };
}

/** Largest absolute contribution first. */
function byContribution<Row extends { figureOf: FigureOf }>(rows: readonly Row[], measure: ModelMeasure): Row[] {
  const size = (row: Row) => Math.abs(Number(row.figureOf(measure).value ?? 0));
  return rows.toSorted((one, other) => size(other) - size(one));
}

type Wanted = { of: string; asOf: string; figureOf(part: string): FigureOf };

/** The securities of a mandate, or the mandates of the whole. */
function contributorsOf({ calculator }: FigureContext, book: ModelBook, { of, asOf, figureOf }: Wanted): Contributor[] {
  const view = book.view(of, asOf);
  const isWhole = of === calculator.book.rootId;
  const named = isWhole
    ? view.parts.map(({ entityId }) => ({ part: entityId, name: calculator.entity(entityId)?.name ?? { en: '', jp: '' } }))
    : view.held.map(({ code, name }) => ({ part: code, name: { en: name ?? code, jp: name ?? code } }));
  const all = named.map(one => ({ ...one, figureOf: figureOf(one.part) }));
  return byContribution(all, 'modelContribution').slice(0, isWhole ? all.length : CONTRIBUTORS);
}
