import { spcBooks } from '@hakaru/contract/address-choices';
import { chartOf, type EntryInput, type EntryOrigin, type LedgerType } from '@hakaru/contract/spc-ledgers';
import type { SpcBook } from '@hakaru/contract/spcs';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

/** A company of an organisation. */
export type SpcKey = { organisationId: string; spcId: string };

export type BookRow = { book: SpcBook; closedUntil: string | null; version: number };
export type AccountRow = { book: SpcBook; code: string; nameEn: string; nameJp: string; type: LedgerType; isBank: boolean };
export type LineRow = { account: string; nameEn: string; nameJp: string; debit: string; credit: string };
export type EntryRow = {
  id: string;
  spcId: string;
  book: SpcBook;
  number: number;
  day: string;
  description: string;
  origin: EntryOrigin;
  userName: string;
  isReversed: boolean;
  isMatched: boolean;
  lines: LineRow[];
};

/** Inserts both books of a new company with their initial accounts. */
export async function insertBooks(db: Db, { organisationId, spcId }: SpcKey): Promise<void> {
  for (const book of spcBooks) {
    await sql`insert into spc_book (organisation_id, spc_id, book) values (${organisationId}, ${spcId}, ${book})`.execute(db);
    const chart = chartOf(book);
    await sql`
      insert into spc_account (organisation_id, spc_id, book, code, name_en, name_jp, type)
      select ${organisationId}, ${spcId}, ${book}, * from unnest(${chart.map(({ code }) => code)}::text[], ${chart.map(({ en }) => en)}::text[],
        ${chart.map(({ jp }) => jp)}::text[], ${chart.map(({ type }) => type)}::text[])`.execute(db);
  }
}

export async function findBooks(db: Db, { organisationId, spcId }: SpcKey): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select book, closed_until as "closedUntil", version from spc_book where organisation_id = ${organisationId} and spc_id = ${spcId} order by book`.execute(
    db,
  );
  return rows;
}

export async function findAccounts(db: Db, { organisationId, spcId }: SpcKey): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.book, a.code, a.name_en as "nameEn", a.name_jp as "nameJp", a.type, b.bank_account_id is not null as "isBank"
    from spc_account a
    left join spc_bank_account b on (b.organisation_id, b.spc_id, b.book, b.account_code) = (a.organisation_id, a.spc_id, a.book, a.code)
    where a.organisation_id = ${organisationId} and a.spc_id = ${spcId} order by a.book, a.code`.execute(db);
  return rows;
}

type NewAccount = { book: SpcBook; code: string; nameEn: string; nameJp: string; type: LedgerType };

export async function insertAccount(db: Db, { organisationId, spcId }: SpcKey, account: NewAccount): Promise<void> {
  await sql`
    insert into spc_account (organisation_id, spc_id, book, code, name_en, name_jp, type)
    values (${organisationId}, ${spcId}, ${account.book}, ${account.code}, ${account.nameEn}, ${account.nameJp}, ${account.type})`.execute(
    db,
  );
}

export async function insertBankLink(
  db: Db,
  { organisationId, spcId }: SpcKey,
  { bankAccountId, book, code }: { bankAccountId: string; book: SpcBook; code: string },
): Promise<void> {
  await sql`
    insert into spc_bank_account (organisation_id, bank_account_id, spc_id, book, account_code)
    values (${organisationId}, ${bankAccountId}, ${spcId}, ${book}, ${code})`.execute(db);
}

export type Posting = EntryInput & { origin: EntryOrigin; reversesId?: string; userName: string; at: Date };

/** Inserts an entry under the next number of its book. The book is locked, so that numbers have no gaps. */
export async function insertEntry(db: Db, { organisationId, spcId }: SpcKey, posting: Posting): Promise<string> {
  const { book, day, description, origin, reversesId = null, userName, at, lines } = posting;
  await sql`
    select from spc_book where organisation_id = ${organisationId} and spc_id = ${spcId} and book = ${book} for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into spc_entry (organisation_id, spc_id, book, number, day, description, origin, reverses_id, user_name, created_at)
    select ${organisationId}, ${spcId}, ${book}, coalesce(max(number), 0) + 1, ${day}::date, ${description}, ${origin}, ${reversesId}::uuid, ${userName}, ${at}::timestamptz
    from spc_entry where organisation_id = ${organisationId} and spc_id = ${spcId} and book = ${book} returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`
    insert into spc_line (organisation_id, spc_id, book, entry_id, line_no, account_code, debit, credit)
    select ${organisationId}, ${spcId}, ${book}, ${id}, line.no, line.account, line.debit, line.credit
    from unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ debit }) => debit)}::numeric[],
      ${lines.map(({ credit }) => credit)}::numeric[]) with ordinality as line(account, debit, credit, no)`.execute(db);
  return id;
}

const ENTRY = sql`
  select e.id, e.spc_id as "spcId", e.book, e.number, e.day, e.description, e.origin, e.user_name as "userName",
    exists (select from spc_entry r where r.organisation_id = e.organisation_id and r.reverses_id = e.id) as "isReversed",
    exists (select from spc_statement_line s where s.organisation_id = e.organisation_id and s.entry_id = e.id) as "isMatched",
    (select jsonb_agg(jsonb_build_object('account', l.account_code, 'nameEn', a.name_en, 'nameJp', a.name_jp, 'debit', l.debit::text,
        'credit', l.credit::text) order by l.line_no)
     from spc_line l join spc_account a on (a.organisation_id, a.spc_id, a.book, a.code) = (l.organisation_id, l.spc_id, l.book, l.account_code)
     where l.organisation_id = e.organisation_id and l.entry_id = e.id) as lines
  from spc_entry e`;

export type EntryFilter = { book: SpcBook | null; from: string | null; to: string | null };

const within = ({ organisationId, spcId }: SpcKey, { book, from, to }: EntryFilter) => sql`
  where e.organisation_id = ${organisationId} and e.spc_id = ${spcId} and (${book}::text is null or e.book = ${book})
    and (${from}::date is null or e.day >= ${from}::date) and (${to}::date is null or e.day <= ${to}::date)`;

export async function findEntries(db: Db, key: SpcKey, filter: EntryFilter, slice: Slice): Promise<{ data: EntryRow[]; total: number }> {
  const { rows } = await sql<EntryRow>`
    ${ENTRY} ${within(key, filter)} order by e.day desc, e.book, e.number desc limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from spc_entry e ${within(key, filter)}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

/** The entries for an exported journal, in book order. */
export async function findJournal(db: Db, key: SpcKey, filter: EntryFilter): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${ENTRY} ${within(key, filter)} order by e.book, e.day, e.number`.execute(db);
  return rows;
}

export async function findEntry(db: Db, organisationId: string, id: string): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`${ENTRY} where e.organisation_id = ${organisationId} and e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type BalanceRow = AccountRow & { opening: string; debit: string; credit: string; closing: string };

/** Every account with entries: the balance before a day, the movements from that day through another, and the balance then. */
export async function findBalances(
  db: Db,
  { organisationId, spcId }: SpcKey,
  { from, to }: { from: string; to: string },
): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select a.book, a.code, a.name_en as "nameEn", a.name_jp as "nameJp", a.type, false as "isBank",
      coalesce(sum(l.debit - l.credit) filter (where e.day < ${from}::date), 0)::text as opening,
      coalesce(sum(l.debit) filter (where e.day >= ${from}::date), 0)::text as debit,
      coalesce(sum(l.credit) filter (where e.day >= ${from}::date), 0)::text as credit,
      sum(l.debit - l.credit)::text as closing
    from spc_line l
    join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id) and e.day <= ${to}::date
    join spc_account a on (a.organisation_id, a.spc_id, a.book, a.code) = (l.organisation_id, l.spc_id, l.book, l.account_code)
    where l.organisation_id = ${organisationId} and l.spc_id = ${spcId}
    group by a.book, a.code, a.name_en, a.name_jp, a.type order by a.book, a.code`.execute(db);
  return rows;
}

/** False when another change came first. */
export async function setClosed(
  db: Db,
  { organisationId, spcId }: SpcKey,
  { closedUntil, versions }: { closedUntil: string | null; versions: readonly BookRow[] },
): Promise<boolean> {
  for (const { book, version } of versions) {
    const { numAffectedRows } = await sql`
      update spc_book set closed_until = ${closedUntil}, version = version + 1
      where organisation_id = ${organisationId} and spc_id = ${spcId} and book = ${book} and version = ${version}`.execute(db);
    if (numAffectedRows !== 1n) return false;
  }
  return true;
}

export type OpenBank = { openLines: number; difference: string };

/** What prevents closing on a day: bank lines without an entry, and banks whose balance differs from the ledger's. */
export async function findOpenBanks(db: Db, { organisationId, spcId }: SpcKey, until: string): Promise<OpenBank[]> {
  const { rows } = await sql<OpenBank>`
    select (select count(*)::int from spc_statement_line s where s.organisation_id = b.organisation_id and s.bank_account_id = b.bank_account_id
        and s.day <= ${until}::date and s.entry_id is null) as "openLines",
      (coalesce((select s.balance from spc_statement_line s where s.organisation_id = b.organisation_id and s.bank_account_id = b.bank_account_id
          and s.day <= ${until}::date order by s.day desc, s.position desc limit 1), 0)
       - coalesce((select sum(l.debit - l.credit) from spc_line l join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id)
          where (l.organisation_id, l.spc_id, l.book, l.account_code) = (b.organisation_id, b.spc_id, b.book, b.account_code)
            and e.day <= ${until}::date), 0))::text as difference
    from spc_bank_account b where b.organisation_id = ${organisationId} and b.spc_id = ${spcId}`.execute(db);
  return rows;
}
