import type { FileRefusal, ImportStatus } from '@hakaru/contract/imports';
import type { IntakeChannel, IntakeRefusal } from '@hakaru/contract/intakes';
import type { OrganisationTypeName } from '@hakaru/contract/organisations';
import { sql } from 'kysely';
import type { Finding } from '#features/import-checks/public';
import type { Db } from '#platform/db';

/** A finished file whose receipt has not been written yet. */
export type Due = {
  organisationId: string;
  id: string;
  intakeId: string;
  organisationType: OrganisationTypeName;
  clientEn: string;
  clientJp: string;
  channel: IntakeChannel;
  mailId: string | null;
  /** Of the message it came in, which the receipt answers. */
  messageId: string | null;
  name: string;
  reason: IntakeRefusal | null;
  isKnown: boolean;
  importId: string | null;
  status: ImportStatus | null;
  refusal: FileRefusal | null;
  errors: number;
  warnings: number;
  seenAt: Date;
  timeZone: string;
};

/** Of all organisations: refused files, and received ones whose import is no longer being checked. */
export async function findDue(db: Db, { resting, first }: { resting: readonly ImportStatus[]; first: number }): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select f.organisation_id as "organisationId", f.id, f.intake_id as "intakeId", s.type as "organisationType", o.name_en as "clientEn",
      o.name_jp as "clientJp", f.channel, f.mail_id as "mailId", l.message_id as "messageId", f.name, f.reason, f.is_known as "isKnown", f.import_id as "importId", m.status, m.refusal,
      coalesce(m.errors, 0) as errors, coalesce(m.warnings, 0) as warnings,
      f.seen_at as "seenAt", s.time_zone as "timeZone"
    from intake_file f
    join intake i on i.organisation_id = f.organisation_id and i.id = f.intake_id
    join organisation o on o.id = i.owner_id
    join organisation s on s.id = f.organisation_id
    left join intake_mail l on l.organisation_id = f.organisation_id and l.id = f.mail_id
    left join import m on m.organisation_id = f.organisation_id and m.id = f.import_id
    where f.receipt = 'due' and (f.state = 'refused' or m.status = any(${[...resting]}::text[]) or m.withdrawn_at is not null)
    order by f.seen_at, f.id limit ${first}`.execute(db);
  return rows;
}

/** True for the one that may write it. */
export async function markSent(db: Db, { organisationId, id }: Pick<Due, 'organisationId' | 'id'>, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update intake_file set receipt = 'sent', receipt_at = ${at} where organisation_id = ${organisationId} and id = ${id} and receipt = 'due'
    returning id`.execute(db);
  return rows.length === 1;
}

export type Receiver = { name: string; email: string; language: string | null; /** Whether they can open a page here. */ signsIn: boolean };

/**
 * The people chosen for an intake who can still sign in, and the authenticated sender of a message that a person wrote, in whose name and
 * language we know them, else in the language of the responsible administrator. Nobody else is ever written to.
 */
export async function findReceivers(db: Db, { organisationId, intakeId, mailId }: Due): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select u.name, u.email, u.preferences ->> 'language' as language, true as "signsIn"
    from intake i join app_user u on u.organisation_id = i.organisation_id and u.id = any(i.receipt_user_ids)
    where i.organisation_id = ${organisationId} and i.id = ${intakeId} and u.disabled_at is null and u.verified_at is not null
    union
    select coalesce(u.name, l.sender), l.sender, coalesce(u.preferences, a.preferences) ->> 'language',
      u.id is not null and u.disabled_at is null and u.verified_at is not null
    from intake_mail l
    join intake i on i.organisation_id = l.organisation_id and i.id = l.intake_id
    join app_user a on a.organisation_id = i.organisation_id and a.id = i.user_id
    left join app_user u on u.organisation_id = l.organisation_id and u.email = l.sender
    where l.organisation_id = ${organisationId} and l.id = ${mailId}::uuid and l.is_answered
    order by 1, 2`.execute(db);
  return rows;
}

export type Remark = Pick<Finding, 'code' | 'params' | 'sheet' | 'cell'> & { severity: 'error' | 'warning'; row: number | null };

/** The first remarks about a checked file, errors before warnings, and how many there are. */
export async function findRemarks(
  db: Db,
  { organisationId, importId }: Pick<Due, 'organisationId' | 'importId'>,
  first: number,
): Promise<{ remarks: Remark[]; total: number }> {
  if (importId === null) return { remarks: [], total: 0 };
  const { rows } = await sql<Remark & { total: number }>`
    select f.severity, f.code, f.sheet, f.row_no as row, f.cell, f.params, (count(*) over ())::int as total
    from import m join import_finding f on f.organisation_id = m.organisation_id and f.import_id = m.id and f.file_no = m.file_no
    where m.organisation_id = ${organisationId} and m.id = ${importId} and f.severity in ('error', 'warning')
    order by f.severity, f.sheet, f.row_no nulls first, f.id limit ${first}`.execute(db);
  return { remarks: rows.map(({ total: _, ...remark }) => remark), total: rows[0]?.total ?? 0 };
}
