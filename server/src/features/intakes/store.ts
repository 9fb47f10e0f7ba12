import { type Intake, type IntakeInput, type IntakePerson, type IntakeState, type IntakeStop } from '@hakaru/contract/intakes';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';

/** Serialises changes of an organisation's intakes. */
export async function lockIntakes({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`intakes ${actor.organisation.id}`}, 0))`.execute(db);
}

type Row = {
  id: string;
  version: number;
  ownerId: string;
  clientEn: string;
  clientJp: string;
  state: string;
  stoppedBy: string | null;
  responsible: string;
  folder: string;
  unusableSince: Date | null;
  receivers: IntakePerson[];
  senders: string[];
  mailToken: string | null;
};

/** An intake without the address that its token makes with the installation's. */
export type StoredIntake = Omit<Intake, 'mailAddress'> & Pick<Row, 'mailToken'>;

/** The organisation's intakes by client; a single one if an id is given. Runs on the platform, because clients are other organisations. */
export async function findIntakes(db: Db, organisationId: string, id: string | null): Promise<StoredIntake[]> {
  const { rows } = await sql<Row>`
    select i.id, i.version, i.owner_id as "ownerId", o.name_en as "clientEn", o.name_jp as "clientJp", i.state, i.stopped_by as "stoppedBy",
      u.name as responsible, i.folder, i.senders, i.mail_token as "mailToken", i.unusable_since as "unusableSince",
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]') from app_user r
       where r.organisation_id = i.organisation_id and r.id = any(i.receipt_user_ids) and r.disabled_at is null) as receivers
    from intake i join organisation o on o.id = i.owner_id
    join app_user u on u.organisation_id = i.organisation_id and u.id = i.user_id
    where i.organisation_id = ${organisationId} and (${id}::uuid is null or i.id = ${id}::uuid)
    order by o.name_en, i.created_at`.execute(db);
  return rows.map(({ clientEn, clientJp, ...row }) => ({
    ...row,
    client: { en: clientEn, jp: clientJp },
    state: row.state as IntakeState, // limited by the table's check
    stoppedBy: row.stoppedBy as IntakeStop | null, // likewise
    unusableSince: row.unusableSince?.toISOString() ?? null,
  }));
}

/** People of the organisation who can sign in. */
export async function findReceivers(db: Db, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where organisation_id = ${organisationId} and id = any(${[...ids]}::uuid[]) and disabled_at is null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type NewIntake = IntakeInput & { name: string; folder: string; mailToken: string | null };

export async function insertIntake(
  ctx: SignedIn,
  { ownerId, receiptUserIds, senders, name, folder, mailToken }: NewIntake,
): Promise<string> {
  const { id } = await ctx.db
    .insertInto('intake')
    .values({
      organisation_id: ctx.actor.organisation.id,
      owner_id: ownerId,
      user_id: ctx.actor.user.id,
      name,
      folder,
      receipt_user_ids: receiptUserIds,
      senders,
      mail_token: mailToken,
      created_at: ctx.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Seen = { id: string; version: number };

/** False when another change came first, as with the two below. */
export async function setReceivers(ctx: SignedIn, { id, version }: Seen, receiptUserIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake set receipt_user_ids = ${[...receiptUserIds]}::uuid[], version = version + 1
    where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version} returning id`.execute(ctx.db);
  return rows.length === 1;
}

export type Mailing = { senders: readonly string[]; mailToken: string | null };

/** Whoever says who may send by mail answers for it too, as with switching it on. */
export async function setMailing(ctx: SignedIn, { id, version }: Seen, { senders, mailToken }: Mailing): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake set senders = ${[...senders]}::text[], mail_token = ${mailToken}, user_id = ${ctx.actor.user.id}, version = version + 1
    where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version} returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** Whoever switches it on answers for it: their rights are the intake's. */
export async function switchOn(ctx: SignedIn, { id, version }: Seen): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake set state = 'on', stopped_by = null, user_id = ${ctx.actor.user.id}, version = version + 1
    where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version} returning id`.execute(ctx.db);
  return rows.length === 1;
}

export async function switchOff(ctx: SignedIn, { id, version }: Seen): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake set state = 'off', stopped_by = null, version = version + 1
    where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version} returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** An intake as the worker knows it. */
export type OpenIntake = {
  organisationId: string;
  id: string;
  ownerId: string;
  userId: string;
  clientEn: string;
  clientJp: string;
  folder: string;
  unusableSince: Date | null;
};

/** All intakes that are switched on, of every organisation. */
export async function findOpen(db: Db): Promise<OpenIntake[]> {
  const { rows } = await sql<OpenIntake>`
    select i.organisation_id as "organisationId", i.id, i.owner_id as "ownerId", i.user_id as "userId", o.name_en as "clientEn", o.name_jp as "clientJp",
      i.folder, i.unusable_since as "unusableSince"
    from intake i join organisation o on o.id = i.owner_id where i.state = 'on' order by i.organisation_id, i.id`.execute(db);
  return rows;
}

/** True for the first to stop it, who tells its administrators. */
export async function stop(db: Db, { organisationId, id }: OpenIntake, stoppedBy: IntakeStop): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake set state = 'stopped', stopped_by = ${stoppedBy}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and state = 'on' returning id`.execute(db);
  return rows.length === 1;
}

export async function setUnusable(db: Db, { organisationId, id }: OpenIntake, since: Date | null): Promise<void> {
  await sql`update intake set unusable_since = ${since} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function findRef(db: Db, organisationId: string): Promise<string | undefined> {
  return (await db.selectFrom('organisation').select('ref').where('id', '=', organisationId).executeTakeFirst())?.ref;
}
