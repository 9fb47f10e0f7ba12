import type { InstructionCategory, InstructionPart, InstructionStatus, InstructionTab, TrusteeAnswer } from '@hakaru/contract/instructions';
import { sql } from 'kysely';
import { isOpenTo, reachedBy, type CashGrant } from '#features/transactions/public';
import type { Db } from '#platform/db';

export type AnswerRow = {
  answer: TrusteeAnswer;
  comment: string | null;
  reference: string | null;
  userName: string;
  bankName: string;
  bankNameJp: string;
  at: string;
};

export type InstructionRow = {
  id: string;
  ownerId: string;
  ref: string;
  number: string | null;
  assetId: string;
  clientName: string;
  clientNameJp: string;
  entityId: string;
  entityRef: string;
  entityName: string;
  entityNameJp: string;
  category: InstructionCategory;
  type: string;
  status: InstructionStatus;
  fromName: string | null;
  toName: string | null;
  fromEntityId: string | null;
  toEntityId: string | null;
  payeeAccount: string | null;
  fromRef: string | null;
  toRef: string | null;
  trustee: string | null;
  trusteeJp: string | null;
  trusteeRef: string | null;
  securityName: string | null;
  date: string;
  tradeDate: string;
  settlementDate: string;
  currency: string;
  amount: string;
  side: string | null;
  counterCurrency: string | null;
  rate: string | null;
  amountJpy: string | null;
  comment: string | null;
  createdBy: string;
  createdIn: string | null;
  createdByName: string | null;
  createdAt: Date;
  updatedBy: string;
  updatedByName: string | null;
  updatedAt: Date;
  version: number;
  answers: AnswerRow[];
  /** A leg of a roll: changed and moved through its forward, together with the other leg. */
  isOfForward: boolean;
  /** Whether the user may see both the source and the destination mandate. */
  seesEnds: boolean;
  /** The user's roles for the instruction today. */
  parts: InstructionPart[] | null;
};

const COLUMNS = sql`
  i.id, i.organisation_id as "ownerId", i.ref, i.fiscal_year || '-' || lpad(i.number::text, 4, '0') as number, e.asset_id as "assetId",
  o.name_en as "clientName", o.name_jp as "clientNameJp", e.id as "entityId", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp",
  i.category, i.type, i.status, i.from_name as "fromName", i.to_name as "toName", i.payee_account as "payeeAccount", f.id as "fromEntityId", d.id as "toEntityId",
  f.ref as "fromRef", d.ref as "toRef", coalesce(i.trustee, p.name_en) as trustee,
  coalesce(i.trustee, p.name_jp) as "trusteeJp", i.trustee_ref as "trusteeRef", i.security_name as "securityName",
  coalesce(i.instruction_date, i.trade_date) as date, i.trade_date as "tradeDate", i.settlement_date as "settlementDate", i.currency, i.amount::text as amount,
  i.side, i.counter_currency as "counterCurrency", i.rate::text as rate,
  case when i.currency = 'JPY' then i.amount when coalesce(i.counter_currency, 'JPY') = 'JPY' then round(i.amount * i.rate) end::text as "amountJpy",
  i.comment, i.created_by as "createdBy", i.created_in as "createdIn", i.created_by_name as "createdByName", i.created_at as "createdAt",
  i.updated_by as "updatedBy", i.updated_by_name as "updatedByName", i.updated_at as "updatedAt", i.version, a.answers, g.parts,
  (i.from_entity_id is null) = (f.id is null) and (i.to_entity_id is null) = (d.id is null) as "seesEnds",
  exists (select from fx_forward w where (w.organisation_id, w.instruction_id) = (i.organisation_id, i.id) and w.origin_id is not null) as "isOfForward"`;

/** The mandate's trust bank on the trade date; a file may name another. */
const TRUSTEE = sql`left join lateral (select name_en, name_jp from party
  where (organisation_id, entity_id) = (i.organisation_id, i.entity_id) and role in ('trustee', 'masterTrustee') and from_day <= i.trade_date
    and (to_day is null or to_day >= i.trade_date)
  order by role desc, from_day desc limit 1) p on true`;

const ANSWERS = sql`cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('answer', answer, 'comment', comment, 'reference', reference,
    'userName', user_name, 'bankName', bank_en, 'bankNameJp', bank_jp, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id), '[]') as answers
  from instruction_answer where (organisation_id, instruction_id) = (i.organisation_id, i.id)) a`;

const tables = (grants: readonly CashGrant[]) => sql`
  from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id) join organisation o on o.id = i.organisation_id
  left join entity f on (f.organisation_id, f.id) = (i.organisation_id, i.from_entity_id) and ${isOpenTo(grants, 'f')}
  left join entity d on (d.organisation_id, d.id) = (i.organisation_id, i.to_entity_id) and ${isOpenTo(grants, 'd')}
  ${reachedBy(grants, 'i', 'e')} ${TRUSTEE} ${ANSWERS}`;

export type Filter = {
  tab: InstructionTab | null;
  search: string;
  category: string | null;
  status: string | null;
};

/** The tab an instruction belongs to on a day. */
const tabOn = (
  today: string,
) => sql`case when i.status = 'preliminary' then 'preliminary' when i.status in ('cancelled', 'invalid') then 'cancelled'
  when i.settlement_date = ${today}::date then 'today' when i.settlement_date > ${today}::date then 'upcoming' else 'done' end`;

type Reading = { ownerId: string; grants: readonly CashGrant[]; today: string };

function wanted({ ownerId, today }: Reading, { tab, search, category, status }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`where i.organisation_id = ${ownerId} and g.reasons > 0 and (${tab}::text is null or ${tabOn(today)} = ${tab})
    and (${category}::text is null or i.category = ${category}) and (${status}::text is null or i.status = ${status})
    and (i.ref ilike ${pattern} or i.trustee_ref ilike ${pattern} or i.security_name ilike ${pattern} or e.ref ilike ${pattern}
      or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern} or i.fiscal_year || '-' || lpad(i.number::text, 4, '0') ilike ${pattern})`;
}

/** Open instructions are sorted by settlement date; closed ones and the list of all with the newest first. */
export const isSoonestFirst = (tab: InstructionTab | null): boolean => tab === 'preliminary' || tab === 'today' || tab === 'upcoming';

export async function findInstructions(db: Db, reading: Reading, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const order = isSoonestFirst(filter.tab) ? sql`i.settlement_date, i.ref, i.id` : sql`i.settlement_date desc, i.ref, i.id`;
  const { rows } = await sql<InstructionRow>`
    select ${COLUMNS} ${tables(reading.grants)} ${wanted(reading, filter)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type TabCount = { tab: InstructionTab; total: number };

/** The number of one owner's instructions in each tab, whichever tab is open. */
export async function countByTab(db: Db, reading: Reading, filter: Filter): Promise<TabCount[]> {
  const { rows } = await sql<TabCount>`
    select ${tabOn(reading.today)} as tab, count(*)::int as total ${tables(reading.grants)} ${wanted(reading, { ...filter, tab: null })} group by 1`.execute(
    db,
  );
  return rows;
}

export async function findInstruction(
  db: Db,
  { ownerId, grants }: Omit<Reading, 'today'>,
  id: string,
): Promise<InstructionRow | undefined> {
  const { rows } = await sql<InstructionRow>`
    select ${COLUMNS} ${tables(grants)} where i.organisation_id = ${ownerId} and i.id = ${id} and g.reasons > 0`.execute(db);
  return rows[0];
}

/** Drafts and final instructions that settle between two days. Forwards are left out: they report their own maturity. */
export async function findSettling(
  db: Db,
  { ownerId, grants }: Omit<Reading, 'today'>,
  { from, to }: { from: string; to: string },
): Promise<InstructionRow[]> {
  const { rows } = await sql<InstructionRow>`
    select ${COLUMNS} ${tables(grants)} where i.organisation_id = ${ownerId} and g.reasons > 0 and i.status in ('preliminary', 'final')
      and i.category <> 'FX Forward' and i.settlement_date between ${from}::date and ${to}::date order by i.settlement_date, i.ref`.execute(
    db,
  );
  return rows;
}

export type AuditRow = { action: string; oldStatus: string | null; newStatus: string; userName: string; at: Date };

export async function findAudit(db: Db, ownerId: string, id: string): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select action, old_status as "oldStatus", new_status as "newStatus", user_name as "userName", at from instruction_audit
    where organisation_id = ${ownerId} and instruction_id = ${id} order by id`.execute(db);
  return rows;
}
