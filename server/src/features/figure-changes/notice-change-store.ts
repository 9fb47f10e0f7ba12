import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { type AssetKey, type Book, type FactStory, FLOW_JOINS, FLOW_SOURCE, type Notice } from '#features/books/public';

/** The notices of one fund from one moment on: those in force since, and the facts recorded then. No facts when notices were only withdrawn. */
export type NoticeChange = {
  entityId: string;
  at: string;
  notices: readonly Notice[];
  facts: readonly FactStory[];
  /** The earlier value of the first fact, when it superseded one. */
  previous: string | null;
};

type Row = FactStory & Notice & { noticeId: string };

/** Changes of fund notices recorded after a moment, for days up to `asOf`, oldest first. */
export async function findNoticeChanges(
  db: Db,
  { id, ownerId }: AssetKey,
  { since, asOf }: { since: string; asOf: string },
): Promise<NoticeChange[]> {
  const { rows } = await sql<Row>`
    with touched as materialized (select distinct f.entity_id from cashflow f
      join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id)
      where f.organisation_id = ${ownerId} and e.asset_id = ${id} and f.as_of <= ${asOf} and (f.recorded_at > ${since} or f.superseded_at > ${since}))
    select 'notice:' || f.id as id, f.id::text as "noticeId", f.entity_id as "entityId", f.type as measure, f.type, f.side, f.as_of::text as day,
      f.as_of::text as "asOf", f.amount_base::text as amount, coalesce(f.amount_base, f.amount)::text as value, 'valuated' as quality,
      cell_of(f.place, f.cells, 'amount_base') as place, f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", ${FLOW_SOURCE}
    from cashflow f join touched t on t.entity_id = f.entity_id ${FLOW_JOINS}
    where f.organisation_id = ${ownerId} order by f.entity_id, f.as_of, f.id`.execute(db);
  const funds = new Map<string, Row[]>();
  for (const row of rows) {
    const own = funds.get(row.entityId) ?? [];
    own.push(row);
    funds.set(row.entityId, own);
  }
  return [...funds].flatMap(([entityId, own]) => changesOf(entityId, own, new Date(since)));
}

function changesOf(entityId: string, rows: readonly Row[], since: Date): NoticeChange[] {
  const times = rows.flatMap(({ recordedAt, supersededAt }) => [recordedAt, supersededAt]);
  const moments = [...new Set(times.flatMap(time => (time && time > since ? [time.getTime()] : [])))].toSorted((a, b) => a - b);
  return moments.map(moment => {
    const standing = rows.filter(({ recordedAt, supersededAt }) => {
      const isRecorded = recordedAt !== null && recordedAt.getTime() <= moment;
      return isRecorded && (supersededAt === null || supersededAt.getTime() > moment);
    });
    const facts = standing.filter(({ recordedAt }) => recordedAt?.getTime() === moment);
    const [first] = facts;
    const before = first && rows.find(one => one.supersededAt?.getTime() === moment && one.type === first.type && one.side === first.side);
    const notices = standing.map(({ noticeId, day, side, type, amount }) => ({ id: noticeId, day, side, type, amount }));
    return { entityId, at: new Date(moment).toISOString(), notices, facts, previous: before?.value ?? null };
  });
}

/** The book with the changed notices of that fund. */
export function withNotices(book: Book, { entityId, notices }: NoticeChange): Book {
  const funds = new Map(book.notices ?? []);
  if (notices.length > 0) funds.set(entityId, notices);
  else funds.delete(entityId);
  return { ...book, notices: funds };
}
