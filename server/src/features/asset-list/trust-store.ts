import { sql } from 'kysely';
import type { GrantRow } from '#features/grants/public';
import type { Db } from '#platform/db';

export type TrustMandate = {
  id: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  classEn: string | null;
  classJp: string | null;
  clientId: string;
  clientRef: string;
  clientEn: string;
  clientJp: string;
  managerEn: string | null;
  managerJp: string | null;
  role: string;
  fromDay: string;
  toDay: string | null;
  /** Final instructions that were neither confirmed nor returned. */
  unanswered: number;
  /** The tab of the instruction list that shows the last unanswered instruction. */
  unansweredTab: string | null;
  /** The day of the next settlement. */
  nextSettlement: string | null;
};

type Question = { ownerId: string; grants: readonly GrantRow[]; today: string };

/** The mandates behind these grants, with the work waiting for the trust bank. Must run in the owner's scope, which the grants have opened. */
export async function findTrustMandates(db: Db, { ownerId, grants, today }: Question): Promise<TrustMandate[]> {
  const given = JSON.stringify(grants.map(({ assetId, entityId, role, fromDay, toDay }) => ({ assetId, entityId, role, fromDay, toDay })));
  const { rows } = await sql<TrustMandate>`
    select distinct on (e.id) e.id, e.ref, e.name_en as "nameEn", e.name_jp as "nameJp", c.name_en as "classEn", c.name_jp as "classJp",
      o.id as "clientId", o.ref as "clientRef", o.name_en as "clientEn", o.name_jp as "clientJp", m.name_en as "managerEn", m.name_jp as "managerJp",
      g.role, g."fromDay"::text as "fromDay", g."toDay"::text as "toDay", i.unanswered,
      case when i.last > ${today}::date then 'upcoming' when i.last = ${today}::date then 'today' when i.last is not null then 'done' end as "unansweredTab",
      i.next as "nextSettlement"
    from jsonb_to_recordset(${given}::jsonb) g("assetId" uuid, "entityId" uuid, role text, "fromDay" date, "toDay" date)
    join entity e on e.organisation_id = ${ownerId} and e.asset_id = g."assetId" and e.type = 'mandate' and (g."entityId" is null or e.id = g."entityId")
    join organisation o on o.id = e.organisation_id
    left join lateral (select c.name_en, c.name_jp from category_member n join category c on (c.organisation_id, c.id) = (n.organisation_id, n.category_id)
      where (n.organisation_id, n.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio' limit 1) c on true
    left join lateral (select p.name_en, p.name_jp from party p
      where (p.organisation_id, p.entity_id) = (e.organisation_id, e.id) and p.role = 'manager' and p.from_day <= ${today}::date
      order by p.to_day desc nulls first, p.from_day desc limit 1) m on true
    cross join lateral (select count(*) filter (where not w.is_answered)::int as unanswered,
        max(i.settlement_date) filter (where not w.is_answered) as last,
        min(i.settlement_date) filter (where i.settlement_date >= ${today}::date)::text as next
      from instruction i cross join lateral (select exists (select from instruction_answer a
        where (a.organisation_id, a.instruction_id) = (i.organisation_id, i.id) and a.answer in ('confirmed', 'returned')) as is_answered) w
      where (i.organisation_id, i.entity_id) = (e.organisation_id, e.id) and i.status = 'final'
        and i.trade_date >= g."fromDay" and (g."toDay" is null or i.trade_date <= g."toDay")) i
    order by e.id, g."toDay" desc nulls first`.execute(db);
  return rows;
}
