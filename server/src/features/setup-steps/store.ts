import { sql } from 'kysely';
import type { SetupFacts, SetupMandate, SetupSkip } from '@hakaru/contract/setup-steps';
import type { Db } from '#platform/db';

/** The set-up is complete once the organisation itself has published a report. */
export async function hasPublished(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from report where organisation_id = ${ownerId} and publisher_organisation_id = ${ownerId} limit 1`.execute(db);
  return rows.length > 0;
}

export type SetupHead = Omit<SetupFacts, 'mandates'> & { fiscalYearStart: number; begunAt: Date | null };

export async function readHead(db: Db, ownerId: string): Promise<SetupHead> {
  const { rows } = await sql<SetupHead>`
    select o.fiscal_year_start as "fiscalYearStart",
      (select c.copied_at from structure_copy c where c.organisation_id = o.id and c.side = 'received') as "begunAt",
      (select count(*)::int from asset a where a.organisation_id = o.id and a.type = 'portfolio') as portfolios,
      exists (select from audit u where u.organisation_id = o.id and u.action = 'organisation.changeSettings'
        and u.seq > coalesce((select max(r.seq) from audit r where r.organisation_id = o.id and r.action = 'structure.receive'), 0)) as "rulesSaved",
      (select count(*)::int from category c where c.organisation_id = o.id and c.axis = 'class' and c.kind = 'portfolio') as classes,
      (select count(distinct w.asset_id)::int from policy_weight w where w.organisation_id = o.id) as policies,
      (select count(*)::int from app_user p where p.organisation_id = o.id and p.disabled_at is null and not p.superuser) as users,
      (select count(*)::int from month_end m where m.organisation_id = o.id and m.populated_at is not null) as populated
    from organisation o where o.id = ${ownerId}`.execute(db);
  const [head] = rows;
  if (!head) throw new Error('an organisation reads its own set-up');
  return head;
}

/**
 * Open mandates of the organisation's portfolios. A mandate has its values when there is one for each month-end since its opening; for
 * private assets, which are not valued every month, one is enough.
 */
export async function findMandates(db: Db, ownerId: string, lastMonth: string): Promise<SetupMandate[]> {
  const { rows } = await sql<SetupMandate>`
    select e.ref,
      exists (select from category_member g join category c on (c.organisation_id, c.id) = (g.organisation_id, g.category_id)
        where (g.organisation_id, g.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio') as "hasClass",
      exists (select from benchmark_assignment b where (b.organisation_id, b.entity_id) = (e.organisation_id, e.id)) as "hasBenchmark",
      exists (select from party p where (p.organisation_id, p.entity_id) = (e.organisation_id, e.id) and p.role = 'manager') as "hasManager",
      exists (select from package_assignment a where (a.organisation_id, a.entity_id) = (e.organisation_id, e.id)) as "hasPackage",
      (select count(distinct date_trunc('month', v.as_of)) from observation v where (v.organisation_id, v.entity_id) = (e.organisation_id, e.id)
        and v.measure = 'marketValue' and v.superseded_at is null and v.as_of between d.opened_date and ${lastMonth}::date)
      >= case when d.is_private then 1 else greatest(0, (extract(year from ${lastMonth}::date) - extract(year from d.opened_date)) * 12
        + extract(month from ${lastMonth}::date) - extract(month from d.opened_date) + 1) end as "hasValues"
    from entity e join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id) and a.type = 'portfolio'
    join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${ownerId} and e.type = 'mandate' and d.reporting_end_date is null and d.performance_closed_date is null
    order by e.position, e.ref`.execute(db);
  return rows;
}

export async function findSkips(db: Db, ownerId: string): Promise<SetupSkip[]> {
  const { rows } = await sql<SetupSkip>`
    select step, reason, user_name as "userName", skipped_at as at from setup_skip where organisation_id = ${ownerId}`.execute(db);
  return rows;
}

type NewSkip = { ownerId: string; step: string; reason: string; userName: string; at: Date };

/** False when it was skipped before. */
export async function insertSkip(db: Db, { ownerId, step, reason, userName, at }: NewSkip): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into setup_skip (organisation_id, step, reason, user_name, skipped_at)
    values (${ownerId}, ${step}, ${reason}, ${userName}, ${at}) on conflict (organisation_id, step) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** False when it is no longer skipped. */
export async function deleteSkip(db: Db, ownerId: string, step: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from setup_skip where organisation_id = ${ownerId} and step = ${step}`.execute(db);
  return numAffectedRows === 1n;
}

/** Serialises creating an organisation's portfolios, because they are counted. */
export async function lockSetup(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`set-up ${ownerId}`}, 0))`.execute(db);
}
