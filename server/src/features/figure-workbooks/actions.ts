import { AppError } from '@hakaru/contract/errors';
import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import { readColumn, type FigureKey } from '@hakaru/contract/figures';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { type FactStory, findStories } from '#features/books/public';
import { openFigures, readMonthEnd, refuseClosed } from '#features/figures/public';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { partOf } from './holding-formulas';
import { Layout } from './layout';
import { partsOf } from './part-plan';
import { monthlySheetOf, planOf, type Plan } from './plan';
import { verifyText } from './verify-text';
import { sheetsOf } from './workbook-of';

/**
 * A workbook that works the asked figures out again by live formulas, from the facts the sender may see, as known at the asked moment.
 * It is made from the same book and the same traces the screens show.
 */
export async function figureWorkbook(ctx: SignedIn, ask: FigureWorkbookInput): Promise<Uint8Array<ArrayBuffer>> {
  const place = await openFigures(ctx, ask);
  const { calculator } = place;
  if (ask.rows.some(({ entityId }) => !calculator.entity(entityId))) throw new AppError('notFound');
  const shown = ask.rows.flatMap(row => keysOf(ask, row));
  refuseClosed(ctx, shown);
  const parts = partsOf(ctx, place, shown);
  const plan = await planOf(calculator, shown, parts);
  const layout = new Layout(calculator, plan, { text: verifyText(ask.language), language: ask.language, wide: ask.columns.length });
  const head = {
    organisation: layout.nameOf({ en: ctx.actor.organisation.nameEn, jp: ctx.actor.organisation.nameJp }),
    known: ask.known ?? null,
  };
  const { sheets, names } = sheetsOf(layout, ask, { stories: [...(await storiesOf(ctx, place.ownerId, plan)), ...parts.stories()], head });
  return await writeWorkbook(sheets, { names });
}

function keysOf({ columns }: FigureWorkbookInput, row: FigureWorkbookInput['rows'][number]): FigureKey[] {
  const day = readMonthEnd('asOf', row.asOf);
  return columns.flatMap(({ column }) => {
    const read = readColumn(column);
    return read ? [{ ...read, entityId: row.entityId, asOf: day, ...partOf(row, read.measure) }] : [];
  });
}

async function storiesOf(ctx: SignedIn, ownerId: string, { traces }: Plan): Promise<FactStory[]> {
  // Only what the formulas point at: facts of other kinds have numbers of their own.
  const recorded = [...traces.values()].filter(
    ({ key, figure, method }) => figure.value !== null && ((RECORDED.has(method) && monthlySheetOf(key)) || RESTING.has(method)),
  );
  const ids = new Set(recorded.flatMap(({ factIds }) => factIds));
  const stories = await inScope(ctx.app.database.db, { organisation: ownerId }, db => findStories(db, ownerId, [...ids]));
  return stories.filter(({ id }) => ids.has(id));
}

/** Figures that are a fact itself. */
const RECORDED: ReadonlySet<string> = new Set(['figures.fact', 'figures.carried', 'figures.no-notice']);
/** Figures that rest on facts themselves: on the quality of a value, on flows with their days, on notices. */
const RESTING: ReadonlySet<string> = new Set([
  'figures.quality-share',
  'figures.value-age',
  'returns.modified-dietz',
  'figures.like-return',
  'private-assets.ks-pme',
  'private-assets.ln-pme',
  'private-assets.ln-pme-period',
]);
