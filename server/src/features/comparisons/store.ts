import type { ImportKind } from '@hakaru/contract/enumerations';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Cells } from './compare';

export type DatasetRow = {
  id: string;
  fileName: string;
  kinds: ImportKind[];
  asOf: string | null;
  status: string;
  senderName: string;
  createdAt: Date;
};

const CHOICES_MAX = 100;
const FILES = sql`import i join import_file f on (f.organisation_id, f.import_id, f.file_no) = (i.organisation_id, i.id, i.file_no)`;

/** What the organisation sent, and what was sent to it and shared. */
const open = (organisationId: string) =>
  sql`(i.organisation_id = ${organisationId} or (i.owner_id = ${organisationId} and i.shared_at is not null))`;

export async function findDatasets(db: Db, organisationId: string, search: string): Promise<DatasetRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DatasetRow>`
    select i.id, f.name as "fileName", i.kinds, i.as_of as "asOf", i.status, i.user_name as "senderName", i.created_at as "createdAt"
    from ${FILES} where ${open(organisationId)} and i.rows > 0 and f.name ilike ${pattern} order by i.created_at desc, i.id limit ${CHOICES_MAX}`.execute(
    db,
  );
  return rows;
}

/** The rows of one kind in the newest file of an import; undefined when the organisation may not see the import. */
export async function findRows(db: Db, organisationId: string, importId: string, kind: ImportKind): Promise<Cells[] | undefined> {
  const { rows: found } = await sql<{ owner: string; no: number }>`
    select i.organisation_id as owner, i.file_no as no from import i where i.id = ${importId} and ${open(organisationId)}`.execute(db);
  const [one] = found;
  if (!one) return undefined;
  const { rows } = await sql<{ cells: Cells }>`
    select r.cells from import_row r
    join import_sheet s on (s.organisation_id, s.import_id, s.file_no, s.sheet_no) = (r.organisation_id, r.import_id, r.file_no, r.sheet_no)
    where r.organisation_id = ${one.owner} and r.import_id = ${importId} and r.file_no = ${one.no} and s.kind = ${kind}
    order by r.sheet_no, r.row_no`.execute(db);
  return rows.map(({ cells }) => cells);
}

export type InstructionChoice = {
  id: string;
  ref: string;
  number: string | null;
  mandate: string;
  currency: string;
  amount: string;
  settlementDate: string;
  status: string;
};

const NUMBER = sql`i.fiscal_year || '-' || lpad(i.number::text, 4, '0')`;

export async function findInstructions(db: Db, organisationId: string, search: string): Promise<InstructionChoice[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<InstructionChoice>`
    select i.id, i.ref, ${NUMBER} as number, e.ref as mandate, i.currency, i.amount::text as amount, i.settlement_date as "settlementDate", i.status
    from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${organisationId} and (i.ref ilike ${pattern} or i.trustee_ref ilike ${pattern} or e.ref ilike ${pattern}
      or ${NUMBER} ilike ${pattern} or i.amount::text ilike ${pattern})
    order by i.settlement_date desc, i.ref, i.id limit ${CHOICES_MAX}`.execute(db);
  return rows;
}

export const INSTRUCTION_FIELDS = [
  'number',
  'ref',
  'mandate',
  'category',
  'type',
  'status',
  'fromName',
  'toName',
  'payeeAccount',
  'trustee',
  'trusteeRef',
  'securityName',
  'tradeDate',
  'settlementDate',
  'currency',
  'amount',
  'side',
  'counterCurrency',
  'rate',
  'comment',
] as const;
export type InstructionField = (typeof INSTRUCTION_FIELDS)[number];
export type InstructionFields = Record<InstructionField, string | null>;

export async function findInstruction(db: Db, organisationId: string, id: string): Promise<InstructionFields | undefined> {
  const { rows } = await sql<InstructionFields>`
    select ${NUMBER} as number, i.ref, e.ref as mandate, i.category, i.type, i.status, i.from_name as "fromName", i.to_name as "toName",
      i.payee_account as "payeeAccount", i.trustee, i.trustee_ref as "trusteeRef", i.security_name as "securityName", i.trade_date as "tradeDate",
      i.settlement_date as "settlementDate", i.currency, i.amount::text as amount, i.side, i.counter_currency as "counterCurrency",
      i.rate::text as rate, i.comment
    from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${organisationId} and i.id = ${id}`.execute(db);
  return rows[0];
}
