import type { IntakeRefusal, IntakeState } from '@hakaru/contract/intakes';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { OpenIntake } from '#features/intakes/store';

export type MailIntake = OpenIntake & { state: IntakeState; senders: string[] };

/** Of all organisations: the intakes that have these addresses. */
export async function findByTokens(db: Db, tokens: readonly string[]): Promise<MailIntake[]> {
  const { rows } = await sql<MailIntake>`
    select i.organisation_id as "organisationId", i.id, i.owner_id as "ownerId", i.user_id as "userId", o.name_en as "clientEn", o.name_jp as "clientJp",
      i.folder, i.unusable_since as "unusableSince", i.state, i.senders
    from intake i join organisation o on o.id = i.owner_id where i.mail_token = any(${[...tokens]}::text[]) order by i.organisation_id, i.id`.execute(
    db,
  );
  return rows;
}

export type Mail = { organisationId: string; id: string; intakeId: string; entry: string; isAnswered: boolean; isDone: boolean };
export type NewMail = { messageId: string; entry: string; sender: string; isAnswered: boolean; at: Date };

/** The row of a message, made by the first of several copies. */
export async function openMail(db: Db, { organisationId, id }: OpenIntake, mail: NewMail): Promise<Mail | undefined> {
  await sql`
    insert into intake_mail (organisation_id, intake_id, message_id, entry, sender, is_answered, seen_at)
    values (${organisationId}, ${id}, ${mail.messageId}, ${mail.entry}, ${mail.sender}, ${mail.isAnswered}, ${mail.at})
    on conflict do nothing`.execute(db);
  return await mailById(db, { organisationId, id }, mail.messageId);
}

export async function mailById(
  db: Db,
  { organisationId, id }: Pick<OpenIntake, 'organisationId' | 'id'>,
  messageId: string,
): Promise<Mail | undefined> {
  const { rows } = await sql<Mail>`
    select organisation_id as "organisationId", id, intake_id as "intakeId", entry, is_answered as "isAnswered", is_done as "isDone" from intake_mail
    where organisation_id = ${organisationId} and intake_id = ${id} and message_id = ${messageId}`.execute(db);
  return rows[0];
}

export async function countSince(db: Db, { organisationId, id }: OpenIntake, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from intake_mail where organisation_id = ${organisationId} and intake_id = ${id} and seen_at >= ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The number of the attempt for the one worker that reads it now; null for the others. */
export async function leaseMail(db: Db, { organisationId, id }: Mail, { at, until }: { at: Date; until: Date }): Promise<number | null> {
  const { rows } = await sql<{ attempts: number }>`
    update intake_mail set leased_until = ${until}, attempts = attempts + 1
    where organisation_id = ${organisationId} and id = ${id} and not is_done and (leased_until is null or leased_until <= ${at})
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? null;
}

export async function releaseMail(db: Db, { organisationId, id }: Mail): Promise<void> {
  await sql`update intake_mail set leased_until = null where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function setDone(db: Db, { organisationId, id }: Mail): Promise<void> {
  await sql`update intake_mail set is_done = true, leased_until = null where organisation_id = ${organisationId} and id = ${id}`.execute(
    db,
  );
}

type Outcome = { importId: string; isKnown: boolean } | { reason: IntakeRefusal };
export type Part = { part: number; name: string; bytes: number; outcome: Outcome; at: Date };

/** What became of one report of a message, or of the whole message if nothing of it was taken. Written once; true for the first. */
export async function insertPart(db: Db, mail: Mail, { part, name, bytes, outcome, at }: Part): Promise<boolean> {
  const [importId, isKnown, reason] = 'reason' in outcome ? [null, false, outcome.reason] : [outcome.importId, outcome.isKnown, null];
  const { rows } = await sql<{ id: string }>`
    insert into intake_file (organisation_id, intake_id, channel, mail_id, part, name, entry, bytes, stamp, state, reason, import_id, is_known, is_filed,
      receipt, seen_at)
    values (${mail.organisationId}, ${mail.intakeId}, 'mail', ${mail.id}, ${part}, ${name}, ${mail.entry}, ${bytes}, '', ${reason ? 'refused' : 'received'},
      ${reason}, ${importId}, ${isKnown}, true, 'due', ${at})
    on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

/** A message that gets no answer, so that administrators see it; not twice, and not without end. */
export async function insertUnanswered(
  db: Db,
  { organisationId, id }: OpenIntake,
  { entry, name, bytes, reason, at, most }: { entry: string; name: string; bytes: number; reason: IntakeRefusal; at: Date; most: number },
): Promise<void> {
  await sql`
    insert into intake_file (organisation_id, intake_id, channel, name, entry, bytes, stamp, state, reason, is_filed, seen_at)
    select ${organisationId}, ${id}, 'mail', ${name}, ${entry}, ${bytes}, '', 'refused', ${reason}, true, ${at}::timestamptz
    where not exists (select from intake_file where organisation_id = ${organisationId} and intake_id = ${id} and channel = 'mail' and entry = ${entry})
      and ${most} > (select count(*) from intake_file where organisation_id = ${organisationId} and intake_id = ${id} and channel = 'mail'
        and mail_id is null and seen_at > ${at}::timestamptz - interval '1 day')`.execute(db);
}

/** Of all organisations, with what came in them. */
export async function forgetMails(db: Db, before: Date): Promise<void> {
  await sql`delete from intake_mail where seen_at < ${before} and is_done`.execute(db);
}
