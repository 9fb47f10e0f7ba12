import type { NoticePart } from '@hakaru/contract/notice-approval';
import type { FlowSide } from '@hakaru/contract/private-assets';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Of = { organisationId: string; documentId: string };

export type NewNotice = Of & {
  instructionId: string;
  fundId: string;
  notice: string;
  side: FlowSide;
  amount: string;
  currency: string;
  day: string;
  bankAccount: string | null;
  person: { id: string; name: string };
  at: Date;
  parts: readonly NoticePart<string | null>[];
};

export async function insertNotice(db: Db, { parts, person, at, ...one }: NewNotice): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into fund_notice (organisation_id, document_id, instruction_id, fund_id, notice, side, amount, currency, day, bank_account, approved_by,
      approved_by_name, approved_at)
    values (${one.organisationId}, ${one.documentId}, ${one.instructionId}, ${one.fundId}, ${one.notice}, ${one.side}, ${one.amount}, ${one.currency},
      ${one.day}, ${one.bankAccount}, ${person.id}, ${person.name}, ${at})
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    insert into fund_notice_part (organisation_id, notice_id, type, amount, place)
    select ${one.organisationId}, ${id}, p.type, p.amount, p.place
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(type text, amount numeric, place text)`.execute(db);
  return id;
}

export type NoticeRow = {
  id: string;
  documentId: string;
  instructionId: string;
  instructionRef: string;
  instructionVersion: number;
  status: string;
  side: FlowSide;
  amount: string;
  currency: string;
  day: string;
  approvedByName: string;
  approvedAt: Date;
};

/** The notices in force for a document, with the state of their instructions. */
export async function findNotices(db: Db, { organisationId, documentId }: Of): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.document_id as "documentId", n.instruction_id as "instructionId",
      coalesce(i.fiscal_year || '-' || lpad(i.number::text, 4, '0'), i.ref) as "instructionRef", i.version as "instructionVersion", i.status, n.side, n.amount::text as amount, n.currency,
      i.settlement_date as day, n.approved_by_name as "approvedByName", n.approved_at as "approvedAt"
    from fund_notice n join instruction i on (i.organisation_id, i.id) = (n.organisation_id, n.instruction_id)
    where n.organisation_id = ${organisationId} and n.document_id = ${documentId} and n.ended_at is null order by n.side`.execute(db);
  return rows;
}

export type Followed = {
  id: string;
  documentId: string;
  documentName: string;
  fundId: string;
  notice: string;
  side: FlowSide;
  amount: string;
  currency: string;
  approvedBy: string | null;
  sourceId: string | null;
  parts: NoticePart<string | null>[];
};

/** The notice in force that an instruction was created from. */
export async function findOfInstruction(db: Db, organisationId: string, instructionId: string): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`
    select n.id, n.document_id as "documentId", d.name as "documentName", n.fund_id as "fundId", n.notice, n.side, n.amount::text as amount, n.currency,
      n.approved_by as "approvedBy", n.source_id as "sourceId",
      (select coalesce(jsonb_agg(jsonb_build_object('type', p.type, 'amount', p.amount::text, 'place', p.place) order by p.type), '[]') from fund_notice_part p
        where (p.organisation_id, p.notice_id) = (n.organisation_id, n.id)) as parts
    from fund_notice n join document d on (d.organisation_id, d.id) = (n.organisation_id, n.document_id)
    where n.organisation_id = ${organisationId} and n.instruction_id = ${instructionId} and n.ended_at is null`.execute(db);
  return rows[0];
}

export async function setSource(db: Db, organisationId: string, id: string, sourceId: string): Promise<void> {
  await sql`update fund_notice set source_id = ${sourceId} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function endNotice(db: Db, organisationId: string, id: string, at: Date): Promise<void> {
  await sql`update fund_notice set ended_at = ${at} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** The bank account in the fund's last approved notice. */
export async function findLastAccount(db: Db, { organisationId, documentId }: Of, fundId: string): Promise<string | null> {
  const { rows } = await sql<{ account: string }>`
    select bank_account as account from fund_notice where organisation_id = ${organisationId} and fund_id = ${fundId} and document_id <> ${documentId}
      and ended_at is null and bank_account is not null order by approved_at desc, id limit 1`.execute(db);
  return rows[0]?.account ?? null;
}

/** A document and the one it replaces, which announce the same money. */
export type Alike = Of & { replacesId: string | null };

/** A flow of the same fund, side, day and amount, announced or recorded, that comes neither from this document nor from the one it replaces. */
export async function findSameFlow(
  db: Db,
  { organisationId, documentId, replacesId }: Alike,
  { fundId, side, day, amount }: { fundId: string; side: FlowSide; day: string; amount: string },
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select d.name from fund_notice n join document d on (d.organisation_id, d.id) = (n.organisation_id, n.document_id)
    where n.organisation_id = ${organisationId} and n.fund_id = ${fundId} and n.side = ${side} and n.day = ${day}::date and n.amount = ${amount}::numeric
      and n.document_id <> all(${[documentId, ...(replacesId ? [replacesId] : [])]}::uuid[]) and n.ended_at is null
    union all
    select f.notice from cashflow f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
    where f.organisation_id = ${organisationId} and f.entity_id = ${fundId} and f.side = ${side} and f.as_of = ${day}::date and f.superseded_at is null
      and s.document_id is distinct from ${documentId}::uuid and s.document_id is distinct from ${replacesId}::uuid
    group by f.notice having sum(f.amount) = ${amount}::numeric limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

export type FundTerms = { currency: string; name: string; mandateId: string | null; unfunded: string | null };

/**
 * A fund's currency, its mandate and its unfunded commitment: the commitment less calls within it, plus recallable distributions. Calls
 * announced by other notices count as called; the document's own notice and the one it replaces do not.
 */
export async function findFundTerms(
  db: Db,
  { organisationId, documentId, replacesId }: Alike,
  fundId: string,
): Promise<FundTerms | undefined> {
  const outside = sql`('placementFee', 'admissionInterest')`;
  const { rows } = await sql<FundTerms>`
    select e.currency, e.name_en as name, m.id as "mandateId", (c.amount - recorded.called - announced.called)::text as unfunded
    from entity e
    left join lateral (select p.id from entity_link l join entity p on (p.organisation_id, p.id) = (l.organisation_id, l.parent_id)
      where (l.organisation_id, l.child_id) = (e.organisation_id, e.id) and p.type = 'mandate' order by l.from_day desc limit 1) m on true
    left join lateral (select k.amount from commitment k where k.organisation_id = e.organisation_id and k.entity_id = e.id
      and k.superseded_at is null order by k.as_of desc limit 1) c on true
    cross join lateral (select coalesce(sum(case when f.side = 'call' and f.type not in ${outside} then f.amount
        when f.type = 'recallable' then -f.amount else 0 end), 0) as called
      from cashflow f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
      where f.organisation_id = e.organisation_id and f.entity_id = e.id and f.superseded_at is null
        and s.document_id is distinct from ${documentId}::uuid and s.document_id is distinct from ${replacesId}::uuid) recorded
    cross join lateral (select coalesce(sum(p.amount), 0) as called
      from fund_notice n join fund_notice_part p on (p.organisation_id, p.notice_id) = (n.organisation_id, n.id)
      where n.organisation_id = e.organisation_id and n.fund_id = e.id and n.ended_at is null and n.source_id is null and n.side = 'call'
        and n.document_id <> all(${[documentId, ...(replacesId ? [replacesId] : [])]}::uuid[]) and p.type not in ${outside}) announced
    where e.organisation_id = ${organisationId} and e.id = ${fundId}`.execute(db);
  return rows[0];
}

export type Rate = { day: string; mid: string };

/** The London (WMR) fixing of a currency on a day, or the last one before it. */
export async function findRate(db: Db, organisationId: string, { base, quote, day }: { base: string; quote: string; day: string }) {
  const { rows } = await sql<Rate>`
    select as_of as day, mid::text as mid from fx_rate where organisation_id = ${organisationId} and base = ${base} and quote = ${quote} and method = 'WMR'
      and tenor = 'spot' and as_of <= ${day}::date and superseded_at is null order by as_of desc limit 1`.execute(db);
  return rows[0];
}

export async function findBaseCurrency(db: Db, organisationId: string, fundId: string): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string }>`
    select a.base_currency as currency from entity e join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id)
    where e.organisation_id = ${organisationId} and e.id = ${fundId}`.execute(db);
  return rows[0]?.currency;
}

export type Confirmation = { bankAccount: string; userId: string; userName: string; at: Date };

export async function findConfirmation(db: Db, { organisationId, documentId }: Of): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`
    select bank_account as "bankAccount", user_id as "userId", user_name as "userName", at from bank_confirmation
    where organisation_id = ${organisationId} and document_id = ${documentId}`.execute(db);
  return rows[0];
}

/** Stores a confirmation; one for another account overwrites the earlier one. */
export async function keepConfirmation(db: Db, { organisationId, documentId }: Of, { bankAccount, userId, userName, at }: Confirmation) {
  await sql`
    insert into bank_confirmation (organisation_id, document_id, bank_account, user_id, user_name, at)
    values (${organisationId}, ${documentId}, ${bankAccount}, ${userId}, ${userName}, ${at})
    on conflict (organisation_id, document_id) do update set bank_account = excluded.bank_account, user_id = excluded.user_id,
      user_name = excluded.user_name, at = excluded.at`.execute(db);
}

/** Whether the document has an approved notice in force, so that neither its values nor its type may change. */
export async function isApproved(db: Db, { organisationId, documentId }: Of): Promise<boolean> {
  const { rows } = await sql`
    select from fund_notice where organisation_id = ${organisationId} and document_id = ${documentId} and ended_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
