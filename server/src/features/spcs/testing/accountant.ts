import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

export const STAFF = 'staff@sazanami.example';
/** The partner approves what the staff prepared. */
export const PARTNER = 'partner@sazanami.example';
export const HEAD = '取引日,摘要,お支払金額,お預り金額,差引残高';

export const SAVE = `mutation($id: ID, $version: Int, $input: SpcInput!) { saveSpc(id: $id, version: $version, input: $input) {
  id code version investors { name percent } bankBalance unreconciled kanaMismatches deadlines { kind day } } }`;
export const LINK =
  'mutation($spc: ID!, $account: ID!) { linkSpcBankAccount(spcId: $spc, bankAccountId: $account) { id book accountCode isHolderKnown } }';
export const ENTRY =
  'mutation($spc: ID!, $input: SpcEntryInput!) { addSpcEntry(spcId: $spc, input: $input) { id number isReversed lines { account debit credit } } }';
export const TAKE =
  'mutation($account: ID!, $text: String!) { takeSpcStatement(bankAccountId: $account, fileName: "s.csv", text: $text) { added known matched proposed open } }';
const BALANCE =
  'query($spc: ID!) { spcTrialBalance(spcId: $spc, from: "2020-01-01", to: "2030-12-31") { debit credit rows { code closing } } }';

export const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;

let count = 0;
export const company = (more: object = {}) => ({
  code: `C${++count}`,
  name: '合同会社テスト',
  nameEn: 'Test GK',
  kana: 'ﾃｽﾄ',
  form: 'gk',
  scheme: 'gkTk',
  fiscalMonth: 3,
  assignee: '',
  investors: [
    { name: 'A', kana: 'エー', percent: '66.6667' },
    { name: 'B', kana: 'ビー', percent: '33.3333' },
  ],
  ...more,
});

export const entry = (book: string, lines: [account: string, debit: string, credit: string][], day = '2026-08-31') => ({
  book,
  day,
  description: 'Entry',
  lines: lines.map(([account, debit, credit]) => ({ account, debit, credit })),
});

/** One amount debited to the first account and credited to the second. */
export const debitCredit = (book: string, [debited, credited]: [string, string], amount: string, day?: string) =>
  entry(
    book,
    [
      [debited, amount, '0'],
      [credited, '0', amount],
    ],
    day,
  );

type Book = { debit: string; credit: string; rows: { code: string; closing: string }[] };
export type Accountant = Awaited<ReturnType<typeof openAccountant>>;

/** A server with a signed-in accountant, and companies for tests. */
export async function openAccountant() {
  const server: TestServer = await openTestServer({ figures: false });
  const ask = async (document: string, variables: object = {}, email = STAFF) =>
    await server.ask(await server.as(email), document, { ...variables });
  const done = async (document: string, variables: object = {}) => {
    const { data, errors } = await ask(document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const bankAccount = async (isSegregated: boolean, kana = 'ド)テスト') => {
    const id = randomUUID();
    await server.sql(
      `insert into bank_account (organisation_id, id, bank_code, branch_code, type, number, holder, holder_kana, is_segregated)
       select id, $1, '9901', '001', 'ordinary', $2, '合同会社テスト', $3, $4 from organisation where ref = 'SAZAN'`,
      [id, String(1_000_000 + ++count), kana, isSegregated],
    );
    return id;
  };
  const opened = async () => {
    const spc: string = (await done(SAVE, { input: company() })).saveSpc.id;
    const account = await bankAccount(true);
    const { accountCode } = (await done(LINK, { spc, account })).linkSpcBankAccount;
    return { spc, account, code: String(accountCode) };
  };
  /** The balance of every account; checks that debits equal credits. */
  const balanceOf = async (spc: string) => {
    const books: Book[] = (await done(BALANCE, { spc })).spcTrialBalance;
    for (const { debit, credit } of books) expect(debit).toBe(credit);
    return Object.fromEntries(books.flatMap(({ rows }) => rows.map(({ code, closing }) => [code, closing])));
  };
  return { server, ask, done, bankAccount, opened, balanceOf };
}
