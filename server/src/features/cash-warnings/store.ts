import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Owner = { ownerId: string; modules: string[]; timeZone: string };

/** Organisations with the cash management module that own assets. */
export async function findOwners(db: Db): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select o.id as "ownerId", o.modules, o.time_zone as "timeZone" from organisation o
    where 'cashManagement' = any(o.modules) and exists (select from asset a where a.organisation_id = o.id) order by o.id`.execute(db);
  return rows;
}

/** Those of the given organisations with the cash management module; the others could not open the page a warning links to. */
export async function findCashManagers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from organisation where id = any(${[...ids]}::uuid[]) and 'cashManagement' = any(modules)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type UnrolledRow = { id: string; ref: string; entityId: string; entityRef: string; currency: string; maturityDate: string };

/** Forwards in force that mature within the range and have no closing or following forward, final or draft. */
export async function findUnrolled(db: Db, ownerId: string, { from, to }: { from: string; to: string }): Promise<UnrolledRow[]> {
  const { rows } = await sql<UnrolledRow>`
    select f.id, f.ref, e.id as "entityId", e.ref as "entityRef", f.currency, f.maturity_date as "maturityDate"
    from fx_forward f join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id)
    where f.organisation_id = ${ownerId} and f.status = 'final' and f.type <> 'fxForward setoff'
      and f.maturity_date between ${from}::date and ${to}::date
      and not exists (select from fx_forward n where n.organisation_id = ${ownerId} and n.origin_id = f.id and n.status not in ('cancelled', 'invalid'))
    order by f.maturity_date, f.ref`.execute(db);
  return rows;
}

export type DraftRow = {
  id: string;
  ref: string;
  entityId: string;
  entityRef: string;
  currency: string;
  counterCurrency: string | null;
  settlementDate: string;
};

/** Drafts that settle within the range. */
export async function findDrafts(db: Db, ownerId: string, { from, to }: { from: string; to: string }): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select i.id, i.ref, e.id as "entityId", e.ref as "entityRef", i.currency, i.counter_currency as "counterCurrency", i.settlement_date as "settlementDate"
    from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${ownerId} and i.status = 'preliminary' and i.settlement_date between ${from}::date and ${to}::date
    order by i.settlement_date, i.ref`.execute(db);
  return rows;
}

export type Raised = { kind: string; subjectId: string; currency: string; day: string };

/** Records a warning; false when it was recorded before, also by a concurrent run. */
export async function insertWarning(db: Db, ownerId: string, { kind, subjectId, currency, day }: Raised, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cash_warning (organisation_id, kind, subject_id, currency, day, raised_at)
    values (${ownerId}, ${kind}, ${subjectId}, ${currency}, ${day}, ${at}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Deletes warnings of today or later whose condition no longer holds, so that they are raised again if it returns. A cut-off that has passed
 * stays recorded.
 */
export async function deleteSettled(db: Db, ownerId: string, today: string, holding: readonly Raised[]): Promise<void> {
  await sql`
    delete from cash_warning w where w.organisation_id = ${ownerId} and w.day >= ${today}::date and w.kind <> 'instructionPastCutOff'
      and not exists (select from jsonb_to_recordset(${JSON.stringify(holding)}::jsonb) as h(kind text, "subjectId" uuid, currency text, day date)
        where (h.kind, h."subjectId", h.currency, h.day) = (w.kind, w.subject_id, w.currency, w.day))`.execute(db);
}
