import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRY, debitCredit, HEAD, LINK, PARTNER, refusal, STAFF, TAKE, openAccountant, type Accountant } from './testing/accountant';

let office: Accountant;
beforeAll(async () => {
  office = await openAccountant();
});
afterAll(() => office.server.close());

const CLOSE = 'mutation($spc: ID!, $day: String!) { closeSpcMonth(spcId: $spc, day: $day) { books { book closedUntil } } }';
const LINES = `query($account: ID!, $open: Boolean) { spcStatementLines(bankAccountId: $account, openOnly: $open, first: 50) {
  data { id day text amount entryId proposal { kind account entryNumber } } } }`;
const BOOK = 'mutation($line: ID!, $account: String!) { bookSpcLine(lineId: $line, account: $account) { entryId entryNumber } }';
const UNDO = 'mutation($line: ID!) { undoSpcLine(lineId: $line) { entryId } }';

const PREPARE = `mutation($spc: ID!, $input: SpcDistributionInput!) { prepareSpcDistribution(spcId: $spc, input: $input) {
  id version status profit withholding net withholdingDay shares { name gross withholding net } } }`;
const APPROVE = 'mutation($id: ID!, $version: Int!) { approveSpcDistribution(id: $id, version: $version) { status approvedName } }';

test('a statement is taken once, fits an entry by itself, teaches a rule, and the next month follows it', async () => {
  const { ask, done, opened, balanceOf } = office;
  const { spc, account, code } = await opened();
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '311'], '1000', '2026-07-31'),
  });
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', ['521', code], '300', '2026-08-03'),
  });
  const text = `${HEAD}\n2026/08/05,ｲｼﾞﾋ 8ｶﾞﾂ,300,,700\n2026/08/20,ﾔﾁﾝ 8ｶﾞﾂ,,500,"1,200"`;
  expect((await done(TAKE, { account, text })).takeSpcStatement).toEqual({ added: 2, known: 0, matched: 1, proposed: 0, open: 1 });
  expect((await done(TAKE, { account, text })).takeSpcStatement).toMatchObject({ added: 0, known: 2, matched: 0, open: 1 });
  const [open] = (await done(LINES, { account, open: true })).spcStatementLines.data;
  expect(open).toMatchObject({ text: 'ﾔﾁﾝ 8ｶﾞﾂ', amount: '500', proposal: null });
  expect(refusal(await ask(BOOK, { line: open.id, account: code }))).toEqual({ account: ['sameAccount'] });
  await done(BOOK, { line: open.id, account: '411' });
  expect(refusal(await ask(BOOK, { line: open.id, account: '411' }))).toBe('Conflict.');
  const next = `${HEAD}\n2026/09/20,ﾔﾁﾝ 9ｶﾞﾂ,,510,"1,710"`;
  expect((await done(TAKE, { account, text: next })).takeSpcStatement).toMatchObject({ added: 1, proposed: 1, open: 1 });
  expect((await done('mutation($account: ID!) { bookSpcProposals(bankAccountId: $account) }', { account })).bookSpcProposals).toBe(1);
  expect(await balanceOf(spc)).toEqual({ [code]: '1710', '311': '1000', '411': '1010', '521': '300' });
  const [last] = (await done(LINES, { account })).spcStatementLines.data;
  await done(UNDO, { line: last.id });
  expect(await balanceOf(spc)).toMatchObject({ [code]: '1200', '411': '500' });
  const broken = await ask(TAKE, { account, text: `${HEAD}\n2026/10/01,A,,1,1\n2026/10/02,B,,1,9` });
  expect(refusal(broken)).toEqual({ 'lines.3.chain': ['chain'] });
});

test('a month is closed when its banks are reconciled, and then nothing is booked there', async () => {
  const { ask, done, opened } = office;
  const { spc, account, code } = await opened();
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '311'], '1000', '2026-07-31'),
  });
  await done(TAKE, { account, text: `${HEAD}\n2026/08/20,ﾔﾁﾝ,,500,"1,500"` });
  expect(refusal(await ask(CLOSE, { spc, day: '2026-08-30' }))).toEqual({ day: ['monthEnd'] });
  expect(refusal(await ask(CLOSE, { spc, day: '2026-08-31' }))).toEqual({ day: ['openLines'] });
  const [line] = (await done(LINES, { account })).spcStatementLines.data;
  await done(BOOK, { line: line.id, account: '411' });
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '311'], '1'),
  });
  expect(refusal(await ask(CLOSE, { spc, day: '2026-08-31' }))).toEqual({ day: ['difference'] });
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', ['311', code], '1'),
  });
  const closed = (await done(CLOSE, { spc, day: '2026-08-31' })).closeSpcMonth.books;
  expect(closed).toEqual([
    { book: 'operator', closedUntil: '2026-08-31' },
    { book: 'segregated', closedUntil: '2026-08-31' },
  ]);
  for (const book of ['operator', 'segregated'])
    expect(
      refusal(
        await ask(ENTRY, {
          spc,
          input: debitCredit(book, ['211', '311'], '1'),
        }),
      ),
    ).toEqual({ day: ['closed'] });
  expect(refusal(await ask(UNDO, { line: line.id }))).toEqual({ day: ['closed'] });
  expect(
    (await done('mutation($spc: ID!) { reopenSpcMonth(spcId: $spc) { books { closedUntil } } }', { spc })).reopenSpcMonth.books[0],
  ).toEqual({
    closedUntil: '2026-07-31',
  });
});

test('a TK distribution follows from the books: shares, 20.42 % withheld, the tax due on the 10th; approved, it is booked and the bank’s lines find it', async () => {
  const { server, ask, done, bankAccount, opened, balanceOf } = office;
  const { spc, account, code } = await opened();
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '411'], '1000000', '2026-08-31'),
  });
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', ['521', code], '99999', '2026-09-15'),
  });
  const input = { bankAccountId: account, periodFrom: '2026-08-01', periodTo: '2026-09-30', paymentDay: '2026-11-06' };
  expect(refusal(await ask(PREPARE, { spc, input: { ...input, paymentDay: '2026-11-07' } }))).toEqual({ paymentDay: ['notBusinessDay'] });
  expect(refusal(await ask(PREPARE, { spc, input: { ...input, periodFrom: '2026-09-01' } }))).toEqual({ periodTo: ['noProfit'] });
  const own = await bankAccount(false);
  await done(LINK, { spc, account: own });
  expect(refusal(await ask(PREPARE, { spc, input: { ...input, bankAccountId: own } }))).toEqual({ bankAccountId: ['notSegregated'] });
  const { prepareSpcDistribution: made } = await done(PREPARE, { spc, input });
  expect(made).toMatchObject({
    status: 'draft',
    profit: '900001',
    withholdingDay: '2026-12-10',
    shares: [
      { name: 'A', gross: '600001', withholding: '122520', net: '477481' },
      { name: 'B', gross: '300000', withholding: '61260', net: '238740' },
    ],
  });
  expect(refusal(await ask(PREPARE, { spc, input }))).toEqual({ periodTo: ['taken'] });
  expect(refusal(await ask(APPROVE, { id: made.id, version: 1 }))).toEqual({ id: ['own'] });
  const { data } = await ask(APPROVE, { id: made.id, version: 1 }, PARTNER);
  expect(data.approveSpcDistribution).toEqual({ status: 'approved', approvedName: '岡部 環' });
  expect(refusal(await ask(APPROVE, { id: made.id, version: 1 }, PARTNER))).toBe('Conflict.');
  expect(await balanceOf(spc)).toMatchObject({ '611': '900001', '212': '183780', '213': '0', [code]: '183780' });
  const text = `${HEAD}\n2026/11/06,ﾌﾞﾝﾊﾟｲ A,477481,,422520\n2026/11/06,ﾌﾞﾝﾊﾟｲ B,238740,,183780`;
  expect((await done(TAKE, { account, text })).takeSpcStatement).toMatchObject({ added: 2, matched: 2, open: 0 });
  const token = await server.as(STAFF);
  const notice = await server.call('GET', `/spcDistributions/${made.id}/notices/2?language=jp`, { token });
  expect([notice.status, notice.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await server.call('GET', `/spcDistributions/${made.id}/notices/3`, { token })).status).toBe(404);
});
