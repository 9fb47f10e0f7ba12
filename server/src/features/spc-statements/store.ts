import type { BankCsvLine } from '@hakaru/contract/bank-csv';
import type { SpcBook } from '@hakaru/contract/spcs';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';
import type { OpenEntry, Rule } from './matching';

export type BankAccountRow = {
  id: string;
  spcId: string;
  spcKana: string;
  book: SpcBook;
  accountCode: string;
  bankNameEn: string | null;
  bankNameJp: string | null;
  branchNameEn: string | null;
  branchNameJp: string | null;
  type: string;
  number: string;
  holder: string;
  holderKana: string;
  /** The last balance of the bank and its day; null before the first statement. */
  statementDay: string | null;
  statementBalance: string | null;
  /** The ledger's balance on that day, and now. */
  ledgerThen: string | null;
  ledgerNow: string;
  openLines: number;
};

const LEDGER = (until: ReturnType<typeof sql>) => sql`
  (select coalesce(sum(l.debit - l.credit), 0) from spc_line l join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id)
   where (l.organisation_id, l.spc_id, l.book, l.account_code) = (k.organisation_id, k.spc_id, k.book, k.account_code) ${until})`;

const BANK_ACCOUNTS = sql`
  select k.bank_account_id as id, k.spc_id as "spcId", c.kana as "spcKana", k.book, k.account_code as "accountCode", b.name_en as "bankNameEn",
    b.name_jp as "bankNameJp", n.name_en as "branchNameEn", n.name_jp as "branchNameJp", a.type, a.number, a.holder, a.holder_kana as "holderKana",
    last.day as "statementDay", last.balance::text as "statementBalance",
    case when last.day is not null then ${LEDGER(sql`and e.day <= last.day`)}::text end as "ledgerThen", ${LEDGER(sql``)}::text as "ledgerNow",
    (select count(*)::int from spc_statement_line s where s.organisation_id = k.organisation_id and s.bank_account_id = k.bank_account_id
       and s.entry_id is null) as "openLines"
  from spc_bank_account k
  join spc c on (c.organisation_id, c.id) = (k.organisation_id, k.spc_id)
  join bank_account a on (a.organisation_id, a.id) = (k.organisation_id, k.bank_account_id)
  left join bank b on b.code = a.bank_code
  left join bank_branch n on (n.bank_code, n.code) = (a.bank_code, a.branch_code)
  left join lateral (select s.day, s.balance from spc_statement_line s where s.organisation_id = k.organisation_id
    and s.bank_account_id = k.bank_account_id order by s.day desc, s.position desc limit 1) last on true`;

/** The bank accounts of one company, or of all if none is given. */
export async function findBankAccounts(db: Db, organisationId: string, spcId: string | null): Promise<BankAccountRow[]> {
  const { rows } = await sql<BankAccountRow>`
    ${BANK_ACCOUNTS} where k.organisation_id = ${organisationId} and (${spcId}::uuid is null or k.spc_id = ${spcId}::uuid)
    order by c.code, k.book, a.number`.execute(db);
  return rows;
}

export async function findBankAccount(db: Db, organisationId: string, id: string): Promise<BankAccountRow | null> {
  const { rows } = await sql<BankAccountRow>`
    ${BANK_ACCOUNTS} where k.organisation_id = ${organisationId} and k.bank_account_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type FreeAccountRow = {
  id: string;
  number: string;
  holder: string;
  bankNameEn: string | null;
  bankNameJp: string | null;
  isSegregated: boolean;
};

export async function findFreeAccounts(db: Db, organisationId: string): Promise<FreeAccountRow[]> {
  const { rows } = await sql<FreeAccountRow>`
    select a.id, a.number, a.holder, b.name_en as "bankNameEn", b.name_jp as "bankNameJp", a.is_segregated as "isSegregated"
    from bank_account a left join bank b on b.code = a.bank_code
    where a.organisation_id = ${organisationId} and a.archived_at is null and a.currency = 'JPY' and not exists (
      select from spc_bank_account k where (k.organisation_id, k.bank_account_id) = (a.organisation_id, a.id)) order by a.number`.execute(
    db,
  );
  return rows;
}

export type NewStatement = { bankAccountId: string; fileName: string; fromDay: string; toDay: string; userName: string; at: Date };

export async function insertStatement(db: Db, organisationId: string, statement: NewStatement): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into spc_statement (organisation_id, bank_account_id, file_name, from_day, to_day, user_name, taken_at)
    values (${organisationId}, ${statement.bankAccountId}, ${statement.fileName}, ${statement.fromDay}, ${statement.toDay}, ${statement.userName},
      ${statement.at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Kept = { organisationId: string; bankAccountId: string; statementId: string };

/** Inserts the lines that do not exist yet; returns their number. */
export async function insertLines(
  db: Db,
  { organisationId, bankAccountId, statementId }: Kept,
  lines: readonly BankCsvLine[],
): Promise<number> {
  const seen = new Map<string, number>();
  const repeats = lines.map(({ day, text, amount, balance }) => {
    const key = JSON.stringify([day, text, amount, balance]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count;
  });
  const { numAffectedRows } = await sql`
    insert into spc_statement_line (organisation_id, statement_id, bank_account_id, position, day, text, amount, balance, repeat)
    select ${organisationId}, ${statementId}, ${bankAccountId}, line.position, line.day, line.text, line.amount, line.balance, line.repeat
    from unnest(${lines.map(({ day }) => day)}::date[], ${lines.map(({ text }) => text)}::text[], ${lines.map(({ amount }) => amount)}::numeric[],
      ${lines.map(({ balance }) => balance)}::numeric[], ${repeats}::int[]) with ordinality as line(day, text, amount, balance, repeat, position)
    on conflict (organisation_id, bank_account_id, day, text, amount, balance, repeat) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type LineRow = {
  id: string;
  bankAccountId: string;
  day: string;
  text: string;
  amount: string;
  balance: string;
  entryId: string | null;
  entryNumber: number | null;
  fileName: string;
};

const LINES = sql`
  select s.id, s.bank_account_id as "bankAccountId", s.day, s.text, s.amount::text, s.balance::text, s.entry_id as "entryId", e.number as "entryNumber",
    f.file_name as "fileName"
  from spc_statement_line s
  join spc_statement f on (f.organisation_id, f.id) = (s.organisation_id, s.statement_id)
  left join spc_entry e on (e.organisation_id, e.id) = (s.organisation_id, s.entry_id)`;

type LinesAsk = { organisationId: string; bankAccountId: string; isOpenOnly: boolean };
const wanted = ({ organisationId, bankAccountId, isOpenOnly }: LinesAsk) => sql`
  where s.organisation_id = ${organisationId} and s.bank_account_id = ${bankAccountId} and (s.entry_id is null or not ${isOpenOnly}::boolean)`;

export async function findLines(db: Db, ask: LinesAsk, slice: Slice): Promise<{ data: LineRow[]; total: number }> {
  const { rows } = await sql<LineRow>`
    ${LINES} ${wanted(ask)} order by s.day desc, s.position desc limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from spc_statement_line s ${wanted(ask)}`.execute(
    db,
  );
  return { data: rows, total: counted[0]?.total ?? 0 };
}

/** The open lines of an account, in the bank's order. */
export async function findOpenLines(db: Db, organisationId: string, bankAccountId: string): Promise<LineRow[]> {
  const { rows } =
    await sql<LineRow>`${LINES} ${wanted({ organisationId, bankAccountId, isOpenOnly: true })} order by s.day, s.position`.execute(db);
  return rows;
}

export async function findLine(db: Db, organisationId: string, id: string): Promise<LineRow | null> {
  const { rows } = await sql<LineRow>`${LINES} where s.organisation_id = ${organisationId} and s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Valid entries on the bank's ledger account that have no line yet. */
export async function findOpenEntries(db: Db, organisationId: string, bankAccountId: string): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select e.id, e.day, sum(l.debit - l.credit)::text as amount, e.number, e.description
    from spc_bank_account k
    join spc_line l on (l.organisation_id, l.spc_id, l.book, l.account_code) = (k.organisation_id, k.spc_id, k.book, k.account_code)
    join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id) and e.origin <> 'reversal'
    where k.organisation_id = ${organisationId} and k.bank_account_id = ${bankAccountId}
      and not exists (select from spc_statement_line s where s.organisation_id = e.organisation_id and s.bank_account_id = k.bank_account_id and s.entry_id = e.id)
      and not exists (select from spc_entry r where r.organisation_id = e.organisation_id and r.reverses_id = e.id)
    group by e.id, e.day, e.number, e.description order by e.day, e.number`.execute(db);
  return rows;
}

type RuleKey = { organisationId: string; spcId: string; book: SpcBook };

export async function findRules(db: Db, { organisationId, spcId, book }: RuleKey): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select pattern, direction, account_code as account from spc_match_rule
    where organisation_id = ${organisationId} and spc_id = ${spcId} and book = ${book}`.execute(db);
  return rows;
}

/** The account of a text's latest booking is proposed for its next line. */
export async function learnRule(db: Db, { organisationId, spcId, book }: RuleKey, { pattern, direction, account }: Rule): Promise<void> {
  await sql`
    insert into spc_match_rule (organisation_id, spc_id, book, pattern, direction, account_code)
    values (${organisationId}, ${spcId}, ${book}, ${pattern}, ${direction}, ${account})
    on conflict (organisation_id, spc_id, book, pattern, direction) do update set account_code = excluded.account_code,
      uses = case when spc_match_rule.account_code = excluded.account_code then spc_match_rule.uses + 1 else 1 end`.execute(db);
}

/** Matches a line that is still open; false when another change came first. */
export async function setEntry(db: Db, organisationId: string, id: string, entryId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc_statement_line set entry_id = ${entryId} where organisation_id = ${organisationId} and id = ${id} and entry_id is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function clearEntry(db: Db, organisationId: string, id: string, entryId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc_statement_line set entry_id = null where organisation_id = ${organisationId} and id = ${id} and entry_id = ${entryId}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export type StatementRow = {
  id: string;
  fileName: string;
  number: string;
  book: SpcBook;
  fromDay: string;
  toDay: string;
  lines: number;
  userName: string;
  takenAt: Date;
};

export async function findStatements(db: Db, organisationId: string, spcId: string): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select f.id, f.file_name as "fileName", a.number, k.book, f.from_day as "fromDay", f.to_day as "toDay", f.user_name as "userName",
      f.taken_at as "takenAt", (select count(*)::int from spc_statement_line s where s.organisation_id = f.organisation_id and s.statement_id = f.id) as lines
    from spc_statement f
    join spc_bank_account k on (k.organisation_id, k.bank_account_id) = (f.organisation_id, f.bank_account_id)
    join bank_account a on (a.organisation_id, a.id) = (f.organisation_id, f.bank_account_id)
    where f.organisation_id = ${organisationId} and k.spc_id = ${spcId} order by f.to_day desc, f.taken_at desc, a.number limit 200`.execute(
    db,
  );
  return rows;
}
