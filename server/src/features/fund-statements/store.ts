import { movesValue, reportedQualities, type FlowSide, type FlowType, type ReportedQuality } from '@hakaru/contract/private-assets';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Of = { organisationId: string; documentId: string };

export type StatementRow = {
  id: string;
  fundId: string;
  asOf: string;
  quality: ReportedQuality;
  nav: string;
  currency: string;
  replacedId: string | null;
  sourceId: string;
  approvedByName: string;
  approvedAt: Date;
  /** Whether this document's valuation is current: false when another source had recorded the same value before, or another value since. */
  isValued: boolean;
};

/** The statement's approval in force. */
export async function findStatement(db: Db, { organisationId, documentId }: Of): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select s.id, s.fund_id as "fundId", s.as_of as "asOf", s.quality, s.nav::text as nav, s.currency, s.replaced_id::text as "replacedId",
      s.source_id as "sourceId", s.approved_by_name as "approvedByName", s.approved_at as "approvedAt",
      exists (select from valuation v where v.organisation_id = s.organisation_id and v.source_id = s.source_id and v.superseded_at is null) as "isValued"
    from fund_statement s where s.organisation_id = ${organisationId} and s.document_id = ${documentId} and s.ended_at is null`.execute(db);
  return rows[0];
}

export type NewStatement = Of & {
  fundId: string;
  asOf: string;
  quality: ReportedQuality;
  nav: string;
  accruedCarry: string | null;
  currency: string;
  replacedId: string | null;
  sourceId: string;
  person: { id: string; name: string };
  at: Date;
};

export async function insertStatement(db: Db, one: NewStatement): Promise<void> {
  await sql`
    insert into fund_statement (organisation_id, document_id, fund_id, as_of, quality, nav, accrued_carry, currency, replaced_id, source_id, approved_by,
      approved_by_name, approved_at)
    values (${one.organisationId}, ${one.documentId}, ${one.fundId}, ${one.asOf}, ${one.quality}, ${one.nav}, ${one.accruedCarry}, ${one.currency},
      ${one.replacedId}, ${one.sourceId}, ${one.person.id}, ${one.person.name}, ${one.at})`.execute(db);
}

export async function endStatement(db: Db, organisationId: string, id: string, at: Date): Promise<void> {
  await sql`update fund_statement set ended_at = ${at} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Whether the document has an approved valuation in force, so that neither its values nor its type may change. */
export async function isValuation(db: Db, { organisationId, documentId }: Of): Promise<boolean> {
  const { rows } = await sql`
    select from fund_statement where organisation_id = ${organisationId} and document_id = ${documentId} and ended_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export type StandingValuation = {
  id: string;
  quality: ReportedQuality;
  nav: string;
  accruedCarry: string | null;
  currency: string;
  recordedAt: Date;
  sourceId: string;
  place: string | null;
  cells: Record<string, string> | null;
  sourceEn: string;
  sourceJp: string;
  documentId: string | null;
};

const VALUATION = sql`
  select v.id::text as id, v.quality, v.nav::text as nav, v.accrued_carry::text as "accruedCarry", v.currency, v.recorded_at as "recordedAt",
    v.source_id as "sourceId", v.place, v.cells, s.label_en as "sourceEn", s.label_jp as "sourceJp", s.document_id as "documentId"
  from valuation v join source s on (s.organisation_id, s.id) = (v.organisation_id, v.source_id)`;
const BEST_FIRST = sql`array_position(${[...reportedQualities]}::text[], v.quality)`;

/** The current valuations of a fund on a day, the best quality first. */
export async function findStanding(db: Db, organisationId: string, fundId: string, asOf: string): Promise<StandingValuation[]> {
  const { rows } = await sql<StandingValuation>`
    ${VALUATION} where v.organisation_id = ${organisationId} and v.entity_id = ${fundId} and v.as_of = ${asOf}::date and v.superseded_at is null
    order by ${BEST_FIRST}`.execute(db);
  return rows;
}

export async function findValuation(db: Db, organisationId: string, id: string): Promise<StandingValuation | undefined> {
  const { rows } = await sql<StandingValuation>`${VALUATION} where v.organisation_id = ${organisationId} and v.id = ${id}::bigint`.execute(
    db,
  );
  return rows[0];
}

export async function findFundCurrency(db: Db, organisationId: string, fundId: string): Promise<string | null> {
  const { rows } = await sql<{ currency: string }>`
    select currency from entity where organisation_id = ${organisationId} and id = ${fundId} and kind = 'fund' and type <> 'portfolioCompany'`.execute(
    db,
  );
  return rows[0]?.currency ?? null;
}

export type Period = { organisationId: string; fundId: string; start: string | null; asOf: string };

/** A fund's value at the start of a period: zero before its first flow, null when it existed but its value was not reported. */
export async function findClosing(db: Db, { organisationId, fundId, start }: Period): Promise<string | null> {
  if (start === null) return '0';
  const [best] = await findStanding(db, organisationId, fundId, start);
  if (best) return best.nav;
  const { rows } = await sql<{ isNew: boolean }>`
    select not exists (select from cashflow f where f.organisation_id = ${organisationId} and f.entity_id = ${fundId} and f.as_of <= ${start}::date
      and f.superseded_at is null) as "isNew"`.execute(db);
  return rows[0]?.isNew ? '0' : null;
}

/** The calls and distributions that changed a fund's value after the start of a period, up to its end. */
export async function findMoved(
  db: Db,
  { organisationId, fundId, start, asOf }: Period,
): Promise<{ calls: string; distributions: string }> {
  const { rows } = await sql<{ side: FlowSide; type: FlowType; amount: string }>`
    select f.side, f.type, sum(f.amount)::text as amount from cashflow f
    where f.organisation_id = ${organisationId} and f.entity_id = ${fundId} and f.superseded_at is null and f.as_of <= ${asOf}::date
      and f.as_of > coalesce(${start}::date, '-infinity'::date) group by f.side, f.type`.execute(db);
  const sumOf = (wanted: FlowSide) =>
    toText(sum(rows.filter(({ side, type }) => side === wanted && movesValue(side, type)).map(({ amount }) => amount)));
  return { calls: sumOf('call'), distributions: sumOf('distribution') };
}
