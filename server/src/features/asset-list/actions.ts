import type { Figure, FigureColumn } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { figure } from '#features/measures/public';
import { calculatorFor } from '#features/books/public';
import { findAccessScopes } from '#features/grants/public';
import { nextMeetings, type NextMeeting } from '#features/meetings/public';
import { watchedByAsset } from '#features/watchlist/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import * as store from './store';

/** One asset the reader may see, with its owner and its main figures. */
export type ListedAsset = store.AssetHead & {
  assetId: string;
  ownerId: string;
  /** How many mandates of the asset were granted; null means the whole asset. */
  mandates: number | null;
  rootId: string | null;
  figures: Figure[];
  /** Market value at the last thirteen month-ends: the start of the twelve months and the end of each. */
  course: Figure[];
  /** The watchlist items of the reader's organisation on this asset, and how many of them have crossed their limit. */
  watched: { items: number; triggered: number };
  /** The next meeting that the reader's own organisation has with the client. */
  nextMeeting: NextMeeting | null;
};

const COLUMNS: readonly FigureColumn[] = [
  { measure: 'marketValue', horizon: null },
  { measure: 'return', horizon: 'fytd' },
  { measure: 'benchmarkReturn', horizon: 'fytd' },
  { measure: 'excess', horizon: 'fytd' },
];
const COURSE = 12;
const NOTHING = { items: 0, triggered: 0 };

/** Every asset the sender may see, sorted by client and name. Figures are calculated for the current page only. */
export async function listAssets(ctx: SignedIn, { search, ...slice }: Slice & { search: string }): Promise<Page<ListedAsset>> {
  const scopes = await findAccessScopes(ctx, 'allAssets');
  const all = scopes.map(({ assetId, ownerId, mandates }) => ({ assetId, ownerId, mandates: mandates && mandates.size }));
  const heads = await Promise.all(all.map(async one => ({ ...one, head: await headOf(ctx, one) })));
  const found = heads.flatMap(({ head, ...one }) => (head && matches(head, search) ? [{ ...one, ...head }] : [])).toSorted(inOrder);
  const shown = found.slice(offsetOf(slice), offsetOf(slice) + slice.first);
  const data: ListedAsset[] = [];
  const watched = await watchedByAsset(ctx);
  const meetings = await nextMeetings(ctx);
  for (const one of shown) {
    const beside = { watched: watched.get(one.assetId) ?? NOTHING, nextMeeting: meetings.get(one.ownerId) ?? null };
    data.push({ ...one, ...(await figuresOf(ctx, one)), ...beside });
  }
  return pageOf(data, { ...slice, total: found.length });
}

async function headOf(ctx: SignedIn, { ownerId, assetId }: { ownerId: string; assetId: string }): Promise<store.AssetHead | undefined> {
  return await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findAssetHead(db, ownerId, assetId));
}

async function figuresOf(
  ctx: SignedIn,
  { assetId, latest }: { assetId: string; latest: string | null },
): Promise<Pick<ListedAsset, 'rootId' | 'figures' | 'course'>> {
  const calculator = await calculatorFor(ctx, assetId);
  const { rootId } = calculator.book;
  if (!rootId || !latest) return { rootId, figures: [], course: [] };
  const days = Array.from({ length: COURSE + 1 }, (_, index) => shiftMonthEnd(latest, index - COURSE));
  return {
    rootId,
    figures: COLUMNS.map(column => figure(calculator, { ...column, entityId: rootId, asOf: latest })),
    course: days.map(asOf => figure(calculator, { entityId: rootId, measure: 'marketValue', horizon: null, asOf })),
  };
}

function matches({ ref, nameEn, nameJp, clientEn, clientJp, clientRef }: store.AssetHead, search: string): boolean {
  const wanted = search.normalize('NFKC').toLowerCase();
  return [ref, nameEn, nameJp, clientEn, clientJp, clientRef].some(text => text.normalize('NFKC').toLowerCase().includes(wanted));
}

function inOrder(a: store.AssetHead, b: store.AssetHead): number {
  return a.clientRef.localeCompare(b.clientRef) || b.type.localeCompare(a.type) || a.ref.localeCompare(b.ref);
}
