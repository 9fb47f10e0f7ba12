import type { WatchInput, WatchKind, WatchOutcome, WatchTab, WatchTermsInput, WatchTrigger } from '@hakaru/contract/watchlist';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';
import type { ChoiceRow } from './choice-store';

export type CheckRow = {
  asOf: string;
  at: string;
  trigger: WatchTrigger;
  limit: string;
  outcome: WatchOutcome;
  figureKey: string | null;
  value: string | null;
  reason: string | null;
  seenOn: string | null;
};

export type ItemRow = {
  id: string;
  kind: WatchKind;
  ownerId: string;
  clientName: string;
  clientNameJp: string;
  assetId: string;
  mandateId: string | null;
  subject: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  reason: string;
  trigger: WatchTrigger | null;
  limit: string | null;
  nextReview: string | null;
  since: string;
  createdByName: string;
  removedAt: Date | null;
  removedByName: string | null;
  version: number;
  notes: number;
  lastCheck: CheckRow | null;
};
export type NoteRow = { id: string; body: string; userName: string; at: Date };
type Owned = { organisationId: string; id: string };

/** A check in the API's form; its time is text, because it also comes inside a JSON row. */
const CHECK = sql`'asOf', k.as_of, 'at', to_char(k.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'trigger', k.watch_trigger, 'limit', k.watch_limit::text,
  'outcome', k.outcome, 'figureKey', k.figure_key, 'value', k.value, 'reason', k.reason, 'seenOn', k.seen_on`;

const COLUMNS = sql`i.id, i.kind, i.owner_id as "ownerId", i.client_en as "clientName", i.client_jp as "clientNameJp",
  i.asset_id as "assetId", i.mandate_id as "mandateId", i.subject, i.ref, i.name_en as "nameEn", i.name_jp as "nameJp", i.reason,
  i.watch_trigger as trigger, i.watch_limit::text as limit, i.next_review as "nextReview", i.created_on as since, i.created_by_name as "createdByName",
  i.removed_at as "removedAt", i.removed_by_name as "removedByName", i.version,
  (select count(*)::int from watchlist_note n where (n.organisation_id, n.item_id) = (i.organisation_id, i.id)) as notes, k.check as "lastCheck"`;
const TABLES = sql`from watchlist_item i
  left join lateral (select jsonb_build_object(${CHECK}) as check from watchlist_check k
    where (k.organisation_id, k.item_id) = (i.organisation_id, i.id) and k.watch_trigger = i.watch_trigger order by k.id desc limit 1) k on true`;

export type Filter = { tab: WatchTab; kind: WatchKind | null; search: string };

export async function findItems(db: Db, organisationId: string, { tab, kind, search }: Filter, slice: Slice) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where i.organisation_id = ${organisationId} and (i.removed_at is null) = ${tab === 'open'} and (${kind}::text is null or i.kind = ${kind})
    and (i.ref ilike ${pattern} or i.name_en ilike ${pattern} or i.name_jp ilike ${pattern} or i.reason ilike ${pattern})`;
  const order = tab === 'open' ? sql`i.next_review nulls last, i.ref` : sql`i.removed_at desc, i.ref`;
  const { rows } = await sql<ItemRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by ${order} limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from watchlist_item i ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findItem(db: Db, { organisationId, id }: Owned): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`select ${COLUMNS} ${TABLES} where i.organisation_id = ${organisationId} and i.id = ${id}`.execute(db);
  return rows[0];
}

/** The open items with a trigger, oldest first. */
export async function findTriggered(db: Db, organisationId: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${COLUMNS} ${TABLES} where i.organisation_id = ${organisationId} and i.removed_at is null and i.watch_trigger is not null order by i.created_at, i.id`.execute(
    db,
  );
  return rows;
}

export type Watched = { assetId: string; items: number; triggered: number };

/** The number of open items by asset, and how many of them were triggered at the last check. */
export async function countByAsset(db: Db, organisationId: string): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select i.asset_id as "assetId", count(*)::int as items, (count(*) filter (where k.check ->> 'outcome' = 'triggered'))::int as triggered
    ${TABLES} where i.organisation_id = ${organisationId} and i.removed_at is null group by i.asset_id`.execute(db);
  return rows;
}

/** The open items due for review between two days. */
export async function findReviews(db: Db, organisationId: string, { from, to }: { from: string; to: string }): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${COLUMNS} ${TABLES} where i.organisation_id = ${organisationId} and i.removed_at is null
      and i.next_review between ${from}::date and ${to}::date order by i.next_review, i.ref`.execute(db);
  return rows;
}

export async function findNotes(db: Db, { organisationId, id }: Owned): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id::text as id, body, user_name as "userName", at from watchlist_note
    where organisation_id = ${organisationId} and item_id = ${id} order by watchlist_note.id desc`.execute(db);
  return rows;
}

export async function findChecks(db: Db, { organisationId, id }: Owned): Promise<CheckRow[]> {
  const { rows } = await sql<{ check: CheckRow }>`
    select jsonb_build_object(${CHECK}) as check from watchlist_check k
    where k.organisation_id = ${organisationId} and k.item_id = ${id} order by k.as_of desc, k.id desc limit 60`.execute(db);
  return rows.map(({ check }) => check);
}

export type Person = { userId: string; userName: string; at: Date };
type Added = Person & { organisationId: string; ownerId: string; today: string };

export async function insertItem(db: Db, added: Added, choice: ChoiceRow, input: WatchInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into watchlist_item (organisation_id, kind, owner_id, client_en, client_jp, asset_id, mandate_id, subject, ref, name_en, name_jp, reason, watch_trigger, watch_limit,
      next_review, created_by, created_by_name, created_on, created_at)
    values (${added.organisationId}, ${input.kind}, ${added.ownerId}, ${choice.clientName}, ${choice.clientNameJp}, ${input.assetId}, ${choice.mandateId}, ${choice.subject}, ${choice.ref},
      ${choice.nameEn}, ${choice.nameJp}, ${input.reason}, ${input.trigger}, ${input.limit}::numeric, ${input.nextReview}::date, ${added.userId},
      ${added.userName}, ${added.today}, ${added.at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Held = Owned & { version: number };

export async function updateItem(db: Db, { organisationId, id, version }: Held, input: WatchTermsInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update watchlist_item set reason = ${input.reason}, watch_trigger = ${input.trigger}, watch_limit = ${input.limit}::numeric,
      next_review = ${input.nextReview}::date, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeItem(db: Db, { organisationId, id, version }: Held, { userName, at }: Person): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update watchlist_item set removed_at = ${at}, removed_by_name = ${userName}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function insertNote(db: Db, { organisationId, id }: Owned, { userId, userName, at }: Person, body: string): Promise<void> {
  await sql`
    insert into watchlist_note (organisation_id, item_id, body, user_id, user_name, at)
    values (${organisationId}, ${id}, ${body}, ${userId}, ${userName}, ${at})`.execute(db);
}

export async function insertCheck(db: Db, { organisationId, id }: Owned, check: Omit<CheckRow, 'at'>, at: Date): Promise<void> {
  await sql`
    insert into watchlist_check (organisation_id, item_id, as_of, at, watch_trigger, watch_limit, outcome, figure_key, value, reason, seen_on)
    values (${organisationId}, ${id}, ${check.asOf}, ${at}, ${check.trigger}, ${check.limit}::numeric, ${check.outcome}, ${check.figureKey},
      ${check.value}, ${check.reason}, ${check.seenOn})`.execute(db);
}

export type Watcher = { organisationId: string; modules: string[]; timeZone: string };

/** The organisations with items that have a trigger. */
export async function findWatchers(db: Db): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select o.id as "organisationId", o.modules, o.time_zone as "timeZone" from organisation o
    where exists (select from watchlist_item i where i.organisation_id = o.id and i.removed_at is null and i.watch_trigger is not null) order by o.id`.execute(
    db,
  );
  return rows;
}

/** Serialises the checks of an organisation, so that the same check is not stored twice. */
export async function lockChecks(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`watchlist ${organisationId}`}, 0))`.execute(db);
}
