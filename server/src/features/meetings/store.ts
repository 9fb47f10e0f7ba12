import type { MeetingInput } from '@hakaru/contract/meetings';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type MeetingRow = MeetingInput & { id: string; version: number };
export type Key = { organisationId: string; id: string };
export type Held = Key & { version: number };

const SHOWN = sql`select id, day, start_time as "startTime", title, place, attendees, notes, client_id as "clientId", version from meeting`;

export async function findMeetings(db: Db, organisationId: string, { from, to }: { from: string; to: string }): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    ${SHOWN} where organisation_id = ${organisationId} and day between ${from}::date and ${to}::date order by day, start_time nulls first, title`.execute(
    db,
  );
  return rows;
}

export async function findMeeting(db: Db, { organisationId, id }: Key): Promise<MeetingRow | undefined> {
  return (await sql<MeetingRow>`${SHOWN} where organisation_id = ${organisationId} and id = ${id}`.execute(db)).rows[0];
}

export async function insertMeeting(db: Db, organisationId: string, input: MeetingInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into meeting (organisation_id, day, start_time, title, place, attendees, notes, client_id)
    values (${organisationId}, ${input.day}, ${input.startTime}, ${input.title}, ${input.place}, ${input.attendees}, ${input.notes}, ${input.clientId}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}

/** False when another change came first. */
export async function updateMeeting(db: Db, { organisationId, id, version }: Held, input: MeetingInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update meeting set day = ${input.day}, start_time = ${input.startTime}, title = ${input.title}, place = ${input.place},
      attendees = ${input.attendees}, notes = ${input.notes}, client_id = ${input.clientId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteMeeting(db: Db, { organisationId, id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from meeting where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export type NextMeeting = { clientId: string; day: string; startTime: string | null; title: string; id: string };

/** The first meeting with each client from a day on. */
export async function findNext(db: Db, organisationId: string, today: string): Promise<NextMeeting[]> {
  const { rows } = await sql<NextMeeting>`
    select distinct on (client_id) client_id as "clientId", id, day, start_time as "startTime", title from meeting
    where organisation_id = ${organisationId} and client_id is not null and day >= ${today}::date
    order by client_id, day, start_time nulls first, title`.execute(db);
  return rows;
}

/** The name of an organisation; must be called in its own scope. */
export async function findName(db: Db, id: string): Promise<{ nameEn: string; nameJp: string } | undefined> {
  const { rows } = await sql<{ nameEn: string; nameJp: string }>`
    select name_en as "nameEn", name_jp as "nameJp" from organisation where id = ${id}`.execute(db);
  return rows[0];
}
