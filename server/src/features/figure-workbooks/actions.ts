import { AppError } from '@hakaru/contract/errors';
import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import { readColumn, type FigureKey } from '@hakaru/contract/figures';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { clientOf, type FactStory, findStories } from '#features/books/public';
import { type FigureContext, openFigures, readMonthEnd, refuseClosed } from '#features/figures/public';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { FairTurns } from '#platform/fair-turns';
import { givingWay, requestWork } from '#platform/request-work';
import { partOf } from './holding-formulas';
import { Layout } from './layout';
import { partsOf } from './part-plan';
import { monthlySheetOf, planOf, type Plan } from './plan';
import { verifyText } from './verify-text';
import { sheetsOf } from './workbook-of';

/** Workbooks are made one after the other: several at once would not be ready sooner, and their rows would fill the memory. */
const turns = new FairTurns({ total: 1, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 50 });

/**
 * A workbook that recalculates the requested figures with live formulas, from the facts the sender may see, as known at the requested moment.
 * It uses the same book and the same traces as the screens.
 */
export async function figureWorkbook(ctx: SignedIn, ask: FigureWorkbookInput): Promise<Uint8Array<ArrayBuffer>> {
  const place = await openFigures(ctx, ask);
  const { calculator } = place;
  if (ask.rows.some(({ entityId }) => !calculator.entity(entityId))) throw new AppError('notFound');
  const shown = ask.rows.flatMap(row => keysOf(ask, row));
  refuseClosed(ctx, shown);
  const who = { organisation: ctx.actor.organisation.id, person: ctx.actor.user.id };
  const waitMs = requestWork()?.deadline.remainingMs() ?? LONGEST_WAIT_MS;
  return await givingWay(() => turns.inTurn(who, waitMs, () => makeWorkbook(ctx, place, { ask, shown })));
}

const LONGEST_WAIT_MS = 120_000;

type Asked = { ask: FigureWorkbookInput; shown: FigureKey[] };

async function makeWorkbook(ctx: SignedIn, place: FigureContext, { ask, shown }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const { calculator } = place;
  const parts = partsOf(ctx, place, shown);
  const plan = await planOf(calculator, shown, parts);
  const layout = new Layout(calculator, plan, { text: verifyText(ask.language), language: ask.language, wide: ask.columns.length });
  const head = {
    organisation: layout.nameOf(await clientOf(ctx, place)),
    known: ask.known ?? null,
  };
  const stories = [...(await storiesOf(ctx, place.ownerId, plan)), ...parts.stories()];
  const { sheets, names } = await sheetsOf(layout, ask, { stories, head });
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
  // Only monthly and dated facts that the formulas refer to: ids of other kinds of facts are numbered separately.
  const recorded = [...traces.values()].filter(
    ({ key, figure, method }) =>
      figure.value !== null && ((RECORDED.has(method) && (monthlySheetOf(key) || key.measure === 'grossReturn')) || RESTING.has(method)),
  );
  const ids = new Set(recorded.flatMap(({ factIds }) => factIds));
  const stories = await inScope(ctx.app.database.db, { organisation: ownerId }, db => findStories(db, ownerId, [...ids]));
  return stories.filter(({ id }) => ids.has(id));
}

/** Methods of figures that are a fact themselves. */
const RECORDED: ReadonlySet<string> = new Set(['figures.fact', 'figures.carried', 'figures.no-notice']);
/** Methods of figures that use facts directly: the quality of a value, dated flows, notices. */
const RESTING: ReadonlySet<string> = new Set([
  'figures.quality-share',
  'figures.value-age',
  'returns.modified-dietz',
  'figures.like-return',
  'private-assets.ks-pme',
  'private-assets.ln-pme',
  'private-assets.ln-pme-period',
]);
