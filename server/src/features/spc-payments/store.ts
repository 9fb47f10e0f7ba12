import type { PaymentInput, PaymentStatus } from '@hakaru/contract/spc-payments';
import type { SpcBook } from '@hakaru/contract/spcs';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type PaymentRow = Omit<PaymentInput, 'bankAccountId'> & {
  id: string;
  spcId: string;
  spcCode: string;
  spcName: string;
  spcNameEn: string;
  book: SpcBook;
  number: number;
  payerNumber: string;
  payerHolder: string;
  payerCode: string;
  payerBankEn: string | null;
  payerBankJp: string | null;
  bankNameEn: string | null;
  bankNameJp: string | null;
  branchNameEn: string | null;
  branchNameJp: string | null;
  status: PaymentStatus;
  requestedBy: string;
  requestedName: string;
  decidedName: string | null;
  version: number;
};

const SHOWN = sql`
  select p.id, p.spc_id as "spcId", c.code as "spcCode", c.name as "spcName", c.name_en as "spcNameEn", p.book, p.number, p.payee,
    p.payee_kana as "payeeKana", p.bank_code as "bankCode", p.branch_code as "branchCode", p.account_type as "accountType",
    p.account_number as "accountNumber", p.amount::text, p.payment_day as "paymentDay", p.account_code as account, p.invoice_no as "invoiceNo",
    a.number as "payerNumber", a.holder as "payerHolder", k.account_code as "payerCode", o.name_en as "payerBankEn", o.name_jp as "payerBankJp",
    b.name_en as "bankNameEn", b.name_jp as "bankNameJp", n.name_en as "branchNameEn", n.name_jp as "branchNameJp", p.status,
    p.requested_by as "requestedBy", p.requested_name as "requestedName", p.decided_name as "decidedName", p.version
  from spc_payment p
  join spc c on (c.organisation_id, c.id) = (p.organisation_id, p.spc_id)
  join spc_bank_account k on (k.organisation_id, k.bank_account_id) = (p.organisation_id, p.bank_account_id)
  join bank_account a on (a.organisation_id, a.id) = (p.organisation_id, p.bank_account_id)
  left join bank o on o.code = a.bank_code
  left join bank b on b.code = p.bank_code
  left join bank_branch n on (n.bank_code, n.code) = (p.bank_code, p.branch_code)`;

/** The payments of one company, or of all if none is given. */
export async function findPayments(db: Db, organisationId: string, spcId: string | null): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    ${SHOWN} where p.organisation_id = ${organisationId} and (${spcId}::uuid is null or p.spc_id = ${spcId}::uuid)
    order by p.payment_day desc, p.number desc limit 500`.execute(db);
  return rows;
}

export async function findPayment(db: Db, organisationId: string, id: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`${SHOWN} where p.organisation_id = ${organisationId} and p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type Payer = { book: SpcBook; isKnownAccount: boolean; isKnownBranch: boolean };

/** The book an account pays from, and whether the account and bank branch named in the request exist. */
export async function findPayer(db: Db, organisationId: string, spcId: string, input: PaymentInput): Promise<Payer | null> {
  const { rows } = await sql<Payer>`
    select k.book,
      exists (select from spc_account a where (a.organisation_id, a.spc_id, a.book) = (k.organisation_id, k.spc_id, k.book)
        and a.code = ${input.account} and a.code <> k.account_code) as "isKnownAccount",
      exists (select from bank_branch n where n.bank_code = ${input.bankCode} and n.code = ${input.branchCode} and n.archived_at is null) as "isKnownBranch"
    from spc_bank_account k where k.organisation_id = ${organisationId} and k.spc_id = ${spcId} and k.bank_account_id = ${input.bankAccountId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type NewPayment = PaymentInput & { book: SpcBook; userId: string; userName: string; at: Date };

/** Inserts a request under the company's next number; the company is locked, so that numbers are unique. */
export async function insertPayment(db: Db, organisationId: string, spcId: string, made: NewPayment): Promise<string> {
  await sql`select from spc where organisation_id = ${organisationId} and id = ${spcId} for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into spc_payment (organisation_id, spc_id, book, bank_account_id, number, payee, payee_kana, bank_code, branch_code, account_type,
      account_number, amount, payment_day, account_code, invoice_no, requested_by, requested_name, created_at)
    select ${organisationId}, ${spcId}, ${made.book}, ${made.bankAccountId}::uuid, coalesce(max(number), 0) + 1, ${made.payee}, ${made.payeeKana},
      ${made.bankCode}, ${made.branchCode}, ${made.accountType}, ${made.accountNumber}, ${made.amount}::numeric, ${made.paymentDay}::date,
      ${made.account}, ${made.invoiceNo}, ${made.userId}::uuid, ${made.userName}, ${made.at}::timestamptz
    from spc_payment where organisation_id = ${organisationId} and spc_id = ${spcId} returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type Decision = {
  organisationId: string;
  id: string;
  version: number;
  status: 'approved' | 'rejected';
  userId: string;
  userName: string;
};

/** False when another change came first. */
export async function setDecided(db: Db, { organisationId, id, version, status, userId, userName }: Decision): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc_payment set status = ${status}, decided_by = ${userId}, decided_name = ${userName}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and status = 'requested'`.execute(db);
  return numAffectedRows === 1n;
}
