import { sql } from 'kysely';
import type { DifferenceCause, MarkState } from '@hakaru/contract/reconciliations';
import type { Db } from '#platform/db';
import { knownAt } from './book-store';
import type { Named } from './compare';

export type MarkRow = {
  mandateId: string;
  asOf: string;
  /** The security's id, or the name of another kind of position. */
  position: string;
  version: number;
  state: MarkState;
  cause: DifferenceCause | null;
  note: string;
  value: string;
  units: string;
  /** The month in which the difference was first carried, or this month. */
  since: string;
  userName: string;
  recordedAt: Date;
  security: Named | null;
};
export type MarksWanted = { ownerId: string; mandateIds: readonly string[]; months: readonly string[]; known: string | null };

export async function findMarks(db: Db, { ownerId, mandateIds, months, known }: MarksWanted): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select m.mandate_id as "mandateId", m.as_of as "asOf", coalesce(m.security_id::text, case m.part when 'account' then '~account' else '~beyond' end) as position,
      m.version, m.state, m.cause, m.note, m.value::text, m.units::text, m.since, m.user_name as "userName", m.recorded_at as "recordedAt",
      case when s.id is not null then json_build_object('securityId', s.id, 'ref', s.ref, 'isin', v.isin, 'nameEn', v.name_en, 'nameJp', v.name_jp,
        'currency', v.currency) end as security
    from reconciliation_mark m
    left join security s on (s.organisation_id, s.id) = (m.organisation_id, m.security_id)
    left join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null
    where m.organisation_id = ${ownerId} and m.mandate_id = any(${[...mandateIds]}::uuid[]) and m.as_of = any(${[...months]}::date[])
      and ${knownAt('m', known)}`.execute(db);
  return rows;
}

export type MarkKey = { ownerId: string; assetId: string; mandateId: string; asOf: string; part: string; securityId: string | null };
export type NewMark = MarkKey &
  Pick<MarkRow, 'version' | 'state' | 'cause' | 'note' | 'value' | 'units' | 'since'> & {
    author: { organisationId: string; userId: string; userName: string };
    at: Date;
  };

/** Inserts the version after the one seen; false when another change came first. */
export async function insertMark(db: Db, mark: NewMark): Promise<boolean> {
  const { ownerId, assetId, mandateId, asOf, part, securityId, version, author } = mark;
  const { rows } = await sql<{ at: Date }>`
    update reconciliation_mark m set superseded_at = greatest(m.recorded_at, ${mark.at}::timestamptz)
    where m.organisation_id = ${ownerId} and m.mandate_id = ${mandateId} and m.as_of = ${asOf}::date and m.part = ${part}
      and m.security_id is not distinct from ${securityId}::uuid and m.version = ${version} and m.superseded_at is null
    returning m.superseded_at as at`.execute(db);
  if (version > 0 && rows.length === 0) return false;
  const { numAffectedRows } = await sql`
    insert into reconciliation_mark (organisation_id, asset_id, mandate_id, as_of, part, security_id, version, state, cause, note, value, units, since,
      author_organisation_id, user_id, user_name, recorded_at)
    values (${ownerId}, ${assetId}, ${mandateId}, ${asOf}, ${part}, ${securityId}, ${version + 1}, ${mark.state}, ${mark.cause}, ${mark.note}, ${mark.value},
      ${mark.units}, ${mark.since}, ${author.organisationId}, ${author.userId}, ${author.userName}, ${rows[0]?.at ?? mark.at})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export type ToleranceRow = { percent: string; amount: string; version: number };

export async function findTolerance(db: Db, ownerId: string): Promise<ToleranceRow | undefined> {
  const { rows } = await sql<ToleranceRow>`
    select percent::text, amount::text, version from reconciliation_tolerance where organisation_id = ${ownerId}`.execute(db);
  return rows[0];
}

type Limits = ToleranceRow & { userId: string; at: Date };

/** Sets the limits if their version is still the one seen; false when another change came first. */
export async function saveTolerance(db: Db, ownerId: string, { percent, amount, version, userId, at }: Limits): Promise<boolean> {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into reconciliation_tolerance (organisation_id, percent, amount, updated_by, updated_at)
          values (${ownerId}, ${percent}, ${amount}, ${userId}, ${at}) on conflict do nothing`.execute(db)
      : await sql`
          update reconciliation_tolerance set percent = ${percent}, amount = ${amount}, version = version + 1, updated_by = ${userId}, updated_at = ${at}
          where organisation_id = ${ownerId} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findOwnerNames(db: Db, ownerId: string): Promise<{ name: string; nameJp: string } | undefined> {
  const { rows } = await sql<{ name: string; nameJp: string }>`
    select name_en as name, name_jp as "nameJp" from organisation where id = ${ownerId}`.execute(db);
  return rows[0];
}
