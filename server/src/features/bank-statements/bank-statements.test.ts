import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { sendFile } from '#testing/send-file';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  // A stranger that has the module as well, so that the tests prove that the data is protected and not only the screen.
  await server.sql(`update organisation set modules = modules || '{cashManagement}' where id = any($1)`, [
    [demoId('TSUBA'), demoId('SHIRA')],
  ]);
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const BANK = 'desk@komorebi.example';
const MANAGER = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const HCS01 = entityId('HOSHI', 'HCS01');
const HDE01 = entityId('HOSHI', 'HDE01');
const HEAD = ['Account Code', 'Date', 'Currency', 'Text', 'Amount', 'Balance'];
const QUERY = `query($m: ID!, $c: String!, $from: String!, $to: String!) { bankReconciliation(mandateId: $m, currency: $c, from: $from, to: $to) {
  accounts { ref } bankOpening ledgerOpening closing { day bank ledger difference } missing { id day amount }
  lines { day text amount balance state transactionId place source importId } days { day bank ledger difference } } }`;
const messageOf = ({ errors }: Answer) => errors?.[0]?.message;
const ask = async (email: string, mandate = HCS01, from = '2026-10-01', to = '2026-10-31') =>
  await server.ask(await server.as(email), QUERY, { m: mandate, c: 'JPY', from, to });
type Line = { text: string; amount: string; state: string; transactionId: string | null; place: string; day: string };

async function send(email: string, rows: Value[][]): Promise<string> {
  const bytes = await makeWorkbook([{ name: 'Statement', rows: [HEAD, ...rows] }]);
  const token = await server.as(email);
  const name = `statement-${Math.round(performance.now() * 1000)}.xlsx`;
  const { body } = await sendFile(server, token, { name, bytes, fields: { runMode: 'sync', ownerId: demoId('HOSHI') } });
  const found = (await server.ask(token, `query($id: ID!) { import(id: $id) { version errors kinds refusal { code } } }`, { id: body.id }))
    .data.import;
  if (found.refusal) return found.refusal.code;
  if (found.errors > 0) {
    const { data } = await server.ask(token, `query($id: ID!) { importFindings(id: $id) { data { code cell severity } } }`, {
      id: body.id,
    });
    const wrong = data.importFindings.data.filter(({ severity }: { severity: string }) => severity === 'error');
    return wrong.map(({ code, cell }: { code: string; cell: string }) => `${code} ${cell}`).join(', ');
  }
  const approve = `mutation($id: ID!, $v: Int!) { approveImport(id: $id, version: $v, reason: "as booked") { status } }`;
  const approved = await server.ask(token, approve, { id: body.id, v: found.version });
  return approved.data?.approveImport.status ?? JSON.stringify(approved.errors);
}

test('the demo’s October: every line beside the ledger, one on another day, and a fee nobody has booked', async () => {
  const { bankReconciliation: month } = (await ask(ADMIN)).data;
  const of = (state: string) => month.lines.filter((line: Line) => line.state === state);
  expect(month.accounts).toEqual([{ ref: 'HCS01T' }]);
  expect(of('unmatched')).toMatchObject([{ amount: '-880', transactionId: null }]);
  expect(of('otherDay')).toHaveLength(1);
  expect(of('matched').length).toBeGreaterThan(1);
  expect(month.missing).toEqual([]);
  expect(month.closing).toMatchObject({ difference: '880' });
  expect([month.bankOpening, month.ledgerOpening]).toEqual(['4480000000', '4480000000']);
  for (const { place, importId } of month.lines)
    expect([place, importId]).toEqual([expect.stringMatching(/^入出金明細!E\d+$/), expect.any(String)]);
  const [fee] = of('unmatched');
  const after = month.days.filter(({ day }: { day: string }) => day >= fee.day);
  expect(after.every(({ difference }: { difference: string }) => Number(difference) !== 0)).toBe(true);
});

test('the owner, its readers and the bank see it; a stranger finds nothing, and a wrong day is named', async () => {
  for (const email of [READER, BANK])
    expect([email, (await ask(email)).data.bankReconciliation.accounts]).toEqual([email, [{ ref: 'HCS01T' }]]);
  for (const email of [MANAGER, STRANGER]) expect([email, messageOf(await ask(email))]).toEqual([email, 'Not found.']);
  expect((await ask(ADMIN, HCS01, '2026-13-01')).errors?.[0]?.extensions?.validation).toEqual({ from: ['dateFormat'] });
});

test('a statement whose balances do not add up, whose days run back or whose lines stand twice is stopped at the cell', async () => {
  const line = (day: string, amount: number, balance: number, text = 'Transfer', code = 'HDE01T'): Value[] => [
    code,
    day,
    'JPY',
    text,
    amount,
    balance,
  ];
  expect(await send(BANK, [line('2026-10-01', 100, 1100), line('2026-10-02', 50, 1151)])).toBe('balanceBroken F3');
  expect(await send(BANK, [line('2026-10-05', 100, 1100), line('2026-10-02', 50, 1150)])).toBe('lineOrder B3');
  expect(await send(BANK, [line('2026-10-05', 0, 1100), line('2026-10-05', 0, 1100)])).toBe('duplicateKey A3');
  expect(await send(BANK, [line('2026-12-05', 100, 1100)])).toBe('futureDate B2');
  expect(await send(BANK, [line('2026-10-05', 100, 1100, 'Transfer', 'HGA01')])).toBe('notBankAccount A2');
  expect(await send(MANAGER, [line('2026-10-05', 100, 1100)])).toBe('trusteesValue A2');
  expect(await send(BANK, [['HDE01T', 'soon', 'JPY', 'Transfer', 'much', 1100]])).toMatch(/B2.*E2|E2.*B2/);
  expect((await ask(ADMIN, HDE01)).data.bankReconciliation).toMatchObject({ accounts: [{ ref: 'HDE01T' }], lines: [], closing: null });
});

test('a day sent again takes the place of the one before: no line is doubled, and what was said first is kept', async () => {
  const first: Value[][] = [
    ['HDE01T', '2026-10-01', 'JPY', 'Dividend', 1_000, 410_001_000],
    ['HDE01T', '2026-10-01', 'JPY', 'Fee', -500, 410_000_500],
  ];
  const next: Value[] = ['HDE01T', '2026-10-02', 'JPY', 'Interest', 700, 410_001_200];
  const shown = async () => (await ask(ADMIN, HDE01)).data.bankReconciliation;
  const amounts = async () => (await shown()).lines.map(({ amount, state }: Line) => [amount, state]);
  expect(await send(BANK, first)).toBe('approved');
  expect(await send(BANK, [...first, next])).toBe('approved');
  expect(await amounts()).toEqual([
    ['1000', 'unmatched'],
    ['-500', 'unmatched'],
    ['700', 'unmatched'],
  ]);
  expect((await shown()).closing).toMatchObject({ bank: '410001200', ledger: '410000000', difference: '-1200' });
  expect(await send(BANK, first.slice(0, 1))).toBe('approved');
  expect(await amounts()).toEqual([
    ['1000', 'unmatched'],
    ['700', 'unmatched'],
  ]);
  const kept = await server.sql(`select count(*)::int as n from bank_line b join entity e on e.id = b.entity_id where e.ref = 'HDE01T'`);
  expect(kept[0]?.['n']).toBe(3);
});
