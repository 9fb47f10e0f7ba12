import type { DistributionInput, DistributionShare, DistributionStatus } from '@hakaru/contract/spc-distributions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type DistributionRow = {
  id: string;
  spcId: string;
  spcCode: string;
  spcName: string;
  spcNameEn: string;
  bankAccountId: string;
  accountNumber: string;
  accountCode: string;
  periodFrom: string;
  periodTo: string;
  profit: string;
  paymentDay: string;
  withholdingDay: string;
  status: DistributionStatus;
  preparedBy: string;
  preparedName: string;
  approvedName: string | null;
  version: number;
  shares: DistributionShare[];
};

const SHOWN = sql`
  select d.id, d.spc_id as "spcId", c.code as "spcCode", c.name as "spcName", c.name_en as "spcNameEn", d.bank_account_id as "bankAccountId",
    a.number as "accountNumber", k.account_code as "accountCode", d.period_from as "periodFrom", d.period_to as "periodTo", d.profit::text,
    d.payment_day as "paymentDay", d.withholding_day as "withholdingDay", d.status, d.prepared_by as "preparedBy", d.prepared_name as "preparedName",
    d.approved_name as "approvedName", d.version,
    (select jsonb_agg(jsonb_build_object('name', s.name, 'percent', s.percent::text, 'gross', s.gross::text, 'withholding', s.withholding::text,
        'net', s.net::text) order by s.position)
     from spc_distribution_share s where s.organisation_id = d.organisation_id and s.distribution_id = d.id) as shares
  from spc_distribution d
  join spc c on (c.organisation_id, c.id) = (d.organisation_id, d.spc_id)
  join spc_bank_account k on (k.organisation_id, k.bank_account_id) = (d.organisation_id, d.bank_account_id)
  join bank_account a on (a.organisation_id, a.id) = (d.organisation_id, d.bank_account_id)`;

/** The distributions of one company, or of all if none is given. */
export async function findDistributions(db: Db, organisationId: string, spcId: string | null): Promise<DistributionRow[]> {
  const { rows } = await sql<DistributionRow>`
    ${SHOWN} where d.organisation_id = ${organisationId} and (${spcId}::uuid is null or d.spc_id = ${spcId}::uuid) order by d.payment_day desc`.execute(
    db,
  );
  return rows;
}

export async function findDistribution(db: Db, organisationId: string, id: string): Promise<DistributionRow | null> {
  const { rows } = await sql<DistributionRow>`${SHOWN} where d.organisation_id = ${organisationId} and d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type Basis = { investors: { name: string; percent: string }[]; isSegregated: boolean; profit: string };

/** The data a distribution is calculated from: the silent partners, whose money the paying account holds, and the period's result. */
export async function findBasis(db: Db, organisationId: string, spcId: string, input: DistributionInput): Promise<Basis> {
  const { rows } = await sql<Basis>`
    select coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'percent', i.percent::text) order by i.position) from spc_investor i
        where i.organisation_id = ${organisationId} and i.spc_id = ${spcId}), '[]') as investors,
      exists (select from spc_bank_account k where k.organisation_id = ${organisationId} and k.spc_id = ${spcId}
        and k.bank_account_id = ${input.bankAccountId} and k.book = 'segregated') as "isSegregated",
      coalesce((select sum(l.credit - l.debit) from spc_line l
        join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id)
        join spc_account a on (a.organisation_id, a.spc_id, a.book, a.code) = (l.organisation_id, l.spc_id, l.book, l.account_code)
        where l.organisation_id = ${organisationId} and l.spc_id = ${spcId} and l.book = 'segregated' and a.type in ('income', 'expense')
          and a.code <> '611' and e.day between ${input.periodFrom}::date and ${input.periodTo}::date), 0)::text as profit`.execute(db);
  return rows[0] ?? { investors: [], isSegregated: false, profit: '0' };
}

export type NewDistribution = DistributionInput & { profit: string; withholdingDay: string; userId: string; userName: string; at: Date };

export async function insertDistribution(
  db: Db,
  { organisationId, spcId }: { organisationId: string; spcId: string },
  made: NewDistribution,
  shares: readonly DistributionShare[],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into spc_distribution (organisation_id, spc_id, bank_account_id, period_from, period_to, profit, payment_day, withholding_day, prepared_by,
      prepared_name, created_at)
    values (${organisationId}, ${spcId}, ${made.bankAccountId}, ${made.periodFrom}, ${made.periodTo}, ${made.profit}, ${made.paymentDay},
      ${made.withholdingDay}, ${made.userId}, ${made.userName}, ${made.at}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    insert into spc_distribution_share (organisation_id, distribution_id, position, name, percent, gross, withholding)
    select ${organisationId}, ${id}, one.position, one.name, one.percent, one.gross, one.withholding
    from unnest(${shares.map(({ name }) => name)}::text[], ${shares.map(({ percent }) => percent)}::numeric[],
      ${shares.map(({ gross }) => gross)}::numeric[], ${shares.map(({ withholding }) => withholding)}::numeric[])
      with ordinality as one(name, percent, gross, withholding, position)`.execute(db);
  return id;
}

type Version = { organisationId: string; id: string; version: number };

type Approver = { id: string; name: string };

/** False when another change came first. */
export async function setApproved(db: Db, { organisationId, id, version }: Version, by: Approver): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc_distribution set status = 'approved', approved_by = ${by.id}, approved_name = ${by.name}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and status = 'draft'`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteDraft(db: Db, { organisationId, id, version }: Version): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from spc_distribution where organisation_id = ${organisationId} and id = ${id} and version = ${version} and status = 'draft'`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
