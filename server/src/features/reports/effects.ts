import type { Figure } from '@hakaru/contract/figures';
import { isZero, subtract, toText } from '@hakaru/engine/money/decimal';
import type { bookAt } from '#features/figures/public';
import { findPopulated } from '#features/month-ends/public';
import type { Db } from '#platform/db';
import { columnsOf, readContent, rowsOf } from './content';
import * as store from './store';

type Opened = NonNullable<Awaited<ReturnType<typeof bookAt>>>;
export type MovedFigure = {
  asOf: string;
  entityId: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  before: Figure;
  after: Figure;
  change: string | null;
};
export type MovedReport = Pick<store.ReportRow, 'id' | 'asOf' | 'version' | 'entityRef' | 'entityEn' | 'entityJp'> & { moved: number };

const FIGURES_MAX = 1_000;
const REPORTS_MAX = 500;

/**
 * The differences between two states of an asset: the figures of its pack and of every mandate, in the affected months and the latest
 * populated one, and the published reports that show a changed figure. Must be called in the owner's scope.
 */
export async function effectsOn(
  db: Db,
  { organisationId, assetId, months }: { organisationId: string; assetId: string; months: readonly string[] },
  { before, after }: { before: Opened; after: Opened },
): Promise<{ figures: MovedFigure[]; reports: MovedReport[] }> {
  const [newest] = await findPopulated(db, { organisationId, assetId }, 1);
  const shown = [...new Set([...months, ...(newest && newest.asOf > (months[0] ?? '') ? [newest.asOf] : [])])].toSorted();
  const figures = shown.flatMap(asOf =>
    moved({ before, after }, { asOf, columns: columnsOf(null), rows: rowsAndOthers(after.book, asOf) }),
  );
  return {
    figures: figures.slice(0, FIGURES_MAX),
    reports: await movedReports(db, { organisationId, assetId, from: months[0] ?? '' }, { before, after }),
  };
}

/** The rows of the pack, and mandates not in any class yet, which only their own reports show. */
function rowsAndOthers(book: Opened['book'], asOf: string): { id: string }[] {
  const rows = rowsOf(book, null, asOf);
  const listed = new Set(rows.map(({ id }) => id));
  return [...rows, ...[...book.entities.values()].filter(({ id, kind }) => kind === 'mandate' && !listed.has(id))];
}

type Of = { asOf: string; columns: readonly string[]; rows: readonly { id: string }[] };

function moved({ before, after }: { before: Opened; after: Opened }, { asOf, columns, rows }: Of): MovedFigure[] {
  const entityIds = rows.map(({ id }) => id);
  const then = new Map(before.grid({ entityIds, columns, asOf }).flatMap(row => row.figures.map(figure => [figure.key, figure])));
  return after.grid({ entityIds, columns, asOf }).flatMap(({ entityId, figures }) => {
    const entity = after.book.entities.get(entityId);
    return figures.flatMap((now): MovedFigure[] => {
      const was = then.get(now.key);
      if (!was || !entity || was.value === now.value) return [];
      const { ref, name } = entity;
      return [{ asOf, entityId, ref, nameEn: name.en, nameJp: name.jp, before: was, after: now, change: difference(now.value, was.value) }];
    });
  });
}

async function movedReports(
  db: Db,
  { organisationId, assetId, from }: { organisationId: string; assetId: string; from: string },
  books: { before: Opened; after: Opened },
): Promise<MovedReport[]> {
  const within = { organisationId, assetId, mandates: null, entityId: null, asOf: null };
  const { data } = await store.findReports(db, { first: REPORTS_MAX, page: 1 }, within);
  const reports: MovedReport[] = [];
  for (const { id, asOf, version, entityRef, entityEn, entityJp, isLatest } of data) {
    if (!isLatest || asOf < from) continue;
    const { columns, lines } = readContent(await store.findContent(db, organisationId, id));
    const count = moved(books, { asOf, columns, rows: lines.map(({ entityId }) => ({ id: entityId })) }).length;
    if (count > 0) reports.push({ id, asOf, version, entityRef, entityEn, entityJp, moved: count });
  }
  return reports;
}

function difference(now: string | null, before: string | null): string | null {
  if (now === null || before === null) return null;
  const text = toText(subtract(now, before));
  return isZero(text) ? '0' : text;
}
