import type { IntakeChannel, IntakeFile, IntakeFileState, IntakeRefusal } from '@hakaru/contract/intakes';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type Place = { organisationId: string; intakeId: string };
export type FilePlace = { organisationId: string; id: string };

/** A file on its way, as the worker knows it. */
export type OpenFile = FilePlace & {
  intakeId: string;
  name: string;
  entry: string;
  bytes: number;
  stamp: string;
  state: IntakeFileState;
  reason: IntakeRefusal | null;
  attempts: number;
  seenAt: Date;
};

const OPEN = sql`f.organisation_id as "organisationId", f.id, f.intake_id as "intakeId", f.name, f.entry, f.bytes::float8 as bytes, f.stamp, f.state, f.reason,
  f.attempts, f.seen_at as "seenAt"`;

export async function findArriving(db: Db, { organisationId, intakeId }: Place): Promise<OpenFile[]> {
  const { rows } = await sql<OpenFile>`
    select ${OPEN} from intake_file f where f.organisation_id = ${organisationId} and f.intake_id = ${intakeId} and f.state = 'arriving'`.execute(
    db,
  );
  return rows;
}

/** Files that were taken but not finished, and finished ones that still lie in the working folder. */
export async function findUnfinished(db: Db, { organisationId, intakeId }: Place): Promise<OpenFile[]> {
  const { rows } = await sql<OpenFile>`
    select ${OPEN} from intake_file f where f.organisation_id = ${organisationId} and f.intake_id = ${intakeId}
      and (f.state = 'taken' or (not f.is_filed and f.state in ('received', 'refused')))
    order by f.seen_at, f.id`.execute(db);
  return rows;
}

export type Look = { name: string; entry: string; bytes: number; stamp: string };

/** Of two workers that see a file first, one writes the row. */
export async function insertArriving(db: Db, { organisationId, intakeId }: Place, look: Look, at: Date): Promise<void> {
  await sql`
    insert into intake_file (organisation_id, intake_id, name, entry, bytes, stamp, seen_at)
    values (${organisationId}, ${intakeId}, ${look.name}, ${look.entry}, ${look.bytes}, ${look.stamp}, ${at})
    on conflict do nothing`.execute(db);
}

/** It has changed since the last look, so that the wait begins again. */
export async function setLook(
  db: Db,
  { organisationId, id }: FilePlace,
  { bytes, stamp }: Omit<Look, 'name' | 'entry'>,
  at: Date,
): Promise<void> {
  await sql`
    update intake_file set bytes = ${bytes}, stamp = ${stamp}, seen_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and state in ('arriving', 'taken')`.execute(db);
}

export async function forgetArriving(db: Db, { organisationId, id }: FilePlace): Promise<void> {
  await sql`delete from intake_file where organisation_id = ${organisationId} and id = ${id} and state = 'arriving'`.execute(db);
}

/** True for the one worker that takes it. */
export async function take(db: Db, { organisationId, id, stamp }: OpenFile): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake_file set state = 'taken' where organisation_id = ${organisationId} and id = ${id} and state = 'arriving' and stamp = ${stamp}
    returning id`.execute(db);
  return rows.length === 1;
}

/** The number of attempts so far. */
export async function countAttempt(db: Db, { organisationId, id }: FilePlace): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    update intake_file set attempts = attempts + 1 where organisation_id = ${organisationId} and id = ${id} returning attempts`.execute(db);
  return rows[0]?.attempts ?? 0;
}

/** Sets the outcome once; a second worker finds it set. */
export async function setReceived(
  db: Db,
  { organisationId, id }: FilePlace,
  { importId, isKnown }: { importId: string; isKnown: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake_file set state = 'received', import_id = ${importId}, is_known = ${isKnown}, receipt = 'due'
    where organisation_id = ${organisationId} and id = ${id} and state = 'taken' returning id`.execute(db);
  return rows.length === 1;
}

export async function setRefused(db: Db, { organisationId, id }: FilePlace, reason: IntakeRefusal): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake_file set state = 'refused', reason = ${reason}, receipt = 'due'
    where organisation_id = ${organisationId} and id = ${id} and state = 'taken' returning id`.execute(db);
  return rows.length === 1;
}

export async function setFiled(db: Db, { organisationId, id }: FilePlace): Promise<void> {
  await sql`update intake_file set is_filed = true where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

type FileRow = Omit<IntakeFile, 'client' | 'seenAt' | 'receiptAt'> & {
  clientEn: string;
  clientJp: string;
  seenAt: Date;
  receiptAt: Date | null;
  state: IntakeFileState;
  reason: IntakeRefusal | null;
  channel: IntakeChannel;
};

/** What arrived for an organisation, newest first. Runs on the platform, because clients are other organisations. */
export async function listFiles(db: Db, organisationId: string, slice: Slice): Promise<{ data: IntakeFile[]; total: number }> {
  const { rows } = await sql<FileRow>`
    select f.id, f.channel, o.name_en as "clientEn", o.name_jp as "clientJp", f.name, f.bytes::float8 as bytes, f.state, f.reason,
      f.import_id as "importId", m.status as "importStatus", f.is_known as "isKnown", f.seen_at as "seenAt", f.receipt_at as "receiptAt"
    from intake_file f
    join intake i on i.organisation_id = f.organisation_id and i.id = f.intake_id
    join organisation o on o.id = i.owner_id
    left join import m on m.organisation_id = f.organisation_id and m.id = f.import_id
    where f.organisation_id = ${organisationId}
    order by f.seen_at desc, f.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from intake_file where organisation_id = ${organisationId}`.execute(db);
  const data = rows.map(({ clientEn, clientJp, seenAt, receiptAt, ...row }) => ({
    ...row,
    client: { en: clientEn, jp: clientJp },
    seenAt: seenAt.toISOString(),
    receiptAt: receiptAt?.toISOString() ?? null,
  }));
  return { data, total: counted[0]?.total ?? 0 };
}

/** Of all organisations: rows of finished files older than this. Their imports stay. */
export async function forgetOld(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from intake_file where seen_at < ${before} and is_filed and state in ('received', 'refused') and receipt <> 'due'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
