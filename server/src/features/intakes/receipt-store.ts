import type { FileRefusal, ImportStatus } from '@hakaru/contract/imports';
import type { IntakeRefusal } from '@hakaru/contract/intakes';
import type { OrganisationTypeName } from '@hakaru/contract/organisations';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A finished file whose receipt has not been written yet. */
export type Due = {
  organisationId: string;
  id: string;
  intakeId: string;
  organisationType: OrganisationTypeName;
  clientEn: string;
  clientJp: string;
  name: string;
  reason: IntakeRefusal | null;
  isKnown: boolean;
  importId: string | null;
  status: ImportStatus | null;
  refusal: FileRefusal | null;
  errors: number;
  warnings: number;
};

/** Of all organisations: refused files, and received ones whose import is no longer being checked. */
export async function findDue(db: Db, { resting, first }: { resting: readonly ImportStatus[]; first: number }): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select f.organisation_id as "organisationId", f.id, f.intake_id as "intakeId", s.type as "organisationType", o.name_en as "clientEn",
      o.name_jp as "clientJp", f.name, f.reason, f.is_known as "isKnown", f.import_id as "importId", m.status, m.refusal,
      coalesce(m.errors, 0) as errors, coalesce(m.warnings, 0) as warnings
    from intake_file f
    join intake i on i.organisation_id = f.organisation_id and i.id = f.intake_id
    join organisation o on o.id = i.owner_id
    join organisation s on s.id = f.organisation_id
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

export type Receiver = { name: string; email: string; language: string | null };

/** The people chosen for an intake who can still sign in; nobody else is ever written to. */
export async function findReceivers(db: Db, { organisationId, intakeId }: Due): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select u.name, u.email, u.preferences ->> 'language' as language
    from intake i join app_user u on u.organisation_id = i.organisation_id and u.id = any(i.receipt_user_ids)
    where i.organisation_id = ${organisationId} and i.id = ${intakeId} and u.disabled_at is null and u.verified_at is not null
    order by u.name, u.id`.execute(db);
  return rows;
}
