import { flowTypeNames } from '@hakaru/contract/private-assets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { fundColumns } from './fund-columns';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await openTestServer({ env: { DEMO_TODAY: '2036-01-10' } }); // after the months reported here, which no other test uses
  manager = await server.as('pa@redfern.example');
});
afterAll(() => server.close());

type Line = Partial<Record<keyof typeof fundColumns, Value>>;
const NAMES = ['code', 'day', 'nav', 'currency', 'quality', 'notice', 'side', 'type', 'flow', 'fxRate', 'flowBase'] as const;
const book = (lines: readonly Line[], language: 'en' | 'jp' = 'en') =>
  makeWorkbook([
    {
      name: language === 'en' ? 'Funds' : 'ファンド',
      rows: [NAMES.map(name => fundColumns[name].header[language]), ...lines.map(line => NAMES.map(name => line[name] ?? null))],
    },
  ]);

const SHOWN = 'id status version kinds recorded';
async function send(bytes: Buffer, name: string) {
  const { body } = await sendFile(server, manager, { name, bytes, fields: { runMode: 'sync', ownerId: demoId('HOSHI') } });
  const { data } = await server.ask(manager, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, body);
  return data.import;
}
type Found = { code: string; cell: string | null; value: string | null; previous: string | null; what: { en: string; jp: string } };
const findings = async (id: string): Promise<Found[]> =>
  (
    await server.ask(
      manager,
      `query($id: ID!) { importFindings(id: $id, first: 100) { data { code cell value previous what { en jp } } } }`,
      { id },
    )
  ).data.importFindings.data;
const said = async (id: string) => (await findings(id)).map(({ cell, code }) => `${cell} ${code}`);
const approve = async ({ id, version }: { id: string; version: number }, reason: string | null = null) =>
  (
    await server.ask(
      manager,
      `mutation($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { ${SHOWN} } }`,
      { id, version, reason },
    )
  ).data?.approveImport;
const flowsOf = (importId: string) =>
  server.sql(
    `select e.ref, f.as_of::text as day, f.notice, f.side, f.type, f.amount::text, f.currency, f.fx_rate::text as rate, f.amount_base::text as base, f.place
     from cashflow f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id) join entity e on e.id = f.entity_id
     where s.import_id = $1 and f.superseded_at is null order by f.place`,
    [importId],
  );

const FUND = 'HPEF1';
const YEN_FUND = 'HPEF3';
const DAY = '2031-03-31';
const call = { code: FUND, day: '2031-03-16', currency: 'USD', notice: 'C-90', side: 'call' };
const investment = { ...call, type: 'investment', flow: 90_000, fxRate: 150, flowBase: 13_500_000 };

test('a capital account statement: a value, a call in two parts and a distribution become facts, each with its own cell', async () => {
  const sent = await send(
    await book([
      { code: FUND, day: DAY, nav: 4_210_000.25, currency: 'USD' },
      investment,
      { ...call, type: 'managementFee', flow: 10_000.5, fxRate: 150.25 },
      { code: YEN_FUND, day: DAY, nav: 0, currency: 'JPY', notice: 'D-91', side: 'distribution', type: 'returnOfCapital', flow: 5_000_000 },
    ]),
    'statement.xlsx',
  );
  expect(await said(sent.id)).toEqual([]);
  expect(sent).toMatchObject({ status: 'validated', kinds: ['funds'] });
  expect(await approve(sent)).toMatchObject({ status: 'approved', recorded: 5 });
  const part = { ref: FUND, day: call.day, notice: 'C-90', side: 'call', currency: 'USD' };
  expect(await flowsOf(sent.id)).toEqual([
    { ...part, type: 'investment', amount: '90000', rate: '150', base: '13500000', place: 'Funds!I3' },
    { ...part, type: 'managementFee', amount: '10000.5', rate: '150.25', base: '1502575', place: 'Funds!I4' }, // converted at the row's own rate
    {
      ref: YEN_FUND,
      day: DAY,
      notice: 'D-91',
      side: 'distribution',
      type: 'returnOfCapital',
      currency: 'JPY',
      amount: '5000000',
      rate: null,
      base: '5000000',
      place: 'Funds!I5', // same currency, so the base amount is the flow itself
    },
  ]);
  const valued = await server.sql(
    `select f.nav::text, f.place from valuation f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id) where s.import_id = $1 order by f.place`,
    [sent.id],
  );
  expect(valued).toEqual([
    { nav: '4210000.25', place: 'Funds!C2' },
    { nav: '0', place: 'Funds!C5' },
  ]);
  const receipt = await server.http.inject({ url: `/imports/${sent.id}/receipt`, headers: { authorization: `Bearer ${manager}` } });
  expect(pdfWords(receipt.rawPayload).flat().join('')).not.toContain('5,100,000'); // dollars and yen, called and paid out, are not added up
  const stranger = await server.as('ops@tsubaki.example');
  expect((await server.ask(stranger, `query($id: ID!) { import(id: $id) { id } }`, sent)).errors?.[0]?.message).toBe('Not found.');
});

test('a notice sent again with another date warns: both would be counted; sent again as it was, it does not', async () => {
  const again = { ...investment, notice: 'C-95', day: '2031-05-16' };
  expect(await approve(await send(await book([again]), 'notice.xlsx'))).toMatchObject({ status: 'approved' });
  const moved = await send(await book([{ ...again, day: '2031-05-19' }]), 'notice-again.xlsx');
  expect(await said(moved.id)).toEqual(['B2 noticeDate']);
  const [finding] = await findings(moved.id);
  expect(finding).toMatchObject({ previous: '2031-05-16' });
  expect(finding?.what.en).toContain('2031-05-16');
  expect(finding?.what.jp).toContain('2031-05-19');
  expect(await approve(moved)).toBeUndefined(); // a warning needs a reason
  expect(await said((await send(await book([again]), 'notice-same.xlsx')).id)).toEqual([]);
  const other = { ...again, code: YEN_FUND, currency: 'JPY', day: '2031-05-20', fxRate: null, flowBase: null };
  expect(await said((await send(await book([other]), 'other-fund.xlsx')).id)).toEqual([]);
});

test('what half a row lacks is said on its cell; a cell that cannot be read is not called blank as well', async () => {
  const fund = { code: FUND, day: DAY, currency: 'USD' };
  const part = { ...fund, notice: 'C-1', side: 'call', type: 'investment', flow: 100, flowBase: 15_000 };
  const { id, status } = await send(
    await book([
      fund,
      { ...part, notice: null },
      { ...part, side: null },
      { ...part, type: null },
      { ...part, flow: null, flowBase: null },
      { ...fund, day: '2031-04-30', flowBase: 15_000 },
      { ...part, notice: 'C-2', type: 'moonshot' },
      { ...part, notice: 'C-3', flow: 'ten' },
      { ...part, notice: 'C-4', flow: -100 },
      { ...fund, day: '2031-06-30', nav: 'n/a' },
    ]),
    'halves.xlsx',
  );
  expect(status).toBe('error');
  expect((await said(id)).toSorted()).toEqual([
    'C11 notNumber',
    'C2 required',
    'F3 required',
    'G4 required',
    'H5 required',
    'H8 choice',
    'I10 notPositive',
    'I6 required',
    'I7 required',
    'I9 notNumber',
  ]);
  const [missing] = (await findings(id)).filter(({ cell }) => cell === 'F3');
  expect(missing?.what).toEqual({ en: 'A value is missing.', jp: '値がありません。' });
});

test('nothing is reported twice in a file, and no rate is made up for a flow in another currency', async () => {
  const valued = { code: FUND, day: '2031-09-30', nav: 1_000, currency: 'USD' };
  const part = { ...valued, notice: 'C-5', side: 'call', type: 'investment', flow: 100, fxRate: 150 };
  const { id } = await send(
    await book([
      { ...part, quality: 'valuated' },
      { ...part, type: 'managementFee' },
      { ...part, nav: null, fxRate: null, notice: 'C-6' },
      { ...part, nav: null, notice: 'C-7', fxRate: 1 / 150, flowBase: 15_000 },
      { ...part, nav: null, notice: 'C-8', currency: 'JPY', fxRate: null },
    ]),
    'twice.xlsx',
  );
  expect((await said(id)).toSorted()).toEqual(['C3 reportedTwice', 'D6 currencyDiffers', 'J5 fxDirection', 'K4 noBaseAmount']);
});

test('Japanese headers and words are understood, in the words of the platform and of the market', async () => {
  const part = { code: FUND, day: '令和13年12月31日', currency: 'USD', fxRate: 150 };
  const { id, status } = await send(
    await book(
      [
        { ...part, notice: 'ｃ－101', side: '出資', type: '管理報酬', flow: 1 },
        { ...part, notice: 'C-101', side: 'キャピタルコール', type: '投資', flow: 2 },
        { ...part, notice: 'C-101', side: '出資（キャピタルコール）', type: '追加加入利息', flow: 3 },
        { ...part, notice: 'D-101', side: '分配', type: '元本払戻', flow: 4 },
        { ...part, notice: 'D-101', side: '分配金', type: '再コール可能', flow: 5 },
      ],
      'jp',
    ),
    '資本勘定.xlsx',
  );
  expect([status, await said(id)]).toEqual(['validated', []]);
  const { data } = await server.ask(manager, `query($id: ID!) { importRows(id: $id) { data { values } } }`, { id });
  const rows: { values: Record<string, string> }[] = data.importRows.data;
  expect(rows.map(({ values }) => [values['notice'], values['side'], values['type'], values['flow']])).toEqual([
    ['C-101', 'call', 'managementFee', '1'],
    ['C-101', 'call', 'investment', '2'],
    ['C-101', 'call', 'admissionInterest', '3'],
    ['D-101', 'distribution', 'returnOfCapital', '4'],
    ['D-101', 'distribution', 'recallable', '5'],
  ]);
});

test('4.024 a value or a flow reported before in another amount says before and after, and is approved with a reason only', async () => {
  const sent = await send(
    await book([
      { code: FUND, day: DAY, nav: 4_000_000, currency: 'USD', quality: 'valuated' },
      { code: FUND, day: DAY, nav: 4_000_000, currency: 'USD', quality: 'audited' },
      { ...investment, flow: 95_000, flowBase: 14_250_000 },
      { ...investment, notice: 'C-95' },
    ]),
    'changed.xlsx',
  );
  expect(sent.status).toBe('warning');
  expect((await findings(sent.id)).map(({ cell, code, previous, value }) => [cell, code, previous, value])).toEqual([
    // Funds report by day, so there is no previous month's value; the earlier value is in the sentence.
    ['C2', 'changedPast', null, '4000000'],
    ['I4', 'changedPast', null, '95000'],
    ['K4', 'changedPast', null, '14250000'],
    // The same notice was sent before with another date.
    ['B5', 'noticeDate', '2031-05-16', '2031-03-16'],
  ]);
  expect((await findings(sent.id))[1]?.what.en).toBe('Previously reported: 90,000; this file says 95,000.');
  expect(await approve(sent)).toBeUndefined();
  expect(await approve(sent, 'restated by the administrator')).toMatchObject({ status: 'approved', recorded: 4 });
  const stories = await server.sql(
    `select amount::text, superseded_at is null as stands from cashflow where entity_id = $1 and notice = 'C-90' and type = 'investment' order by id`,
    [entityId('HOSHI', FUND)],
  );
  expect(stories).toEqual([
    { amount: '90000', stands: false },
    { amount: '95000', stands: true },
  ]);
});

test('within a confirmed month the warning says so, whatever the day of the flow', async () => {
  const [recorded] = await server.sql(
    `select e.ref, f.as_of::text as day, f.notice, f.side, f.type, f.amount::text, f.fx_rate::float8 as rate, f.currency
     from cashflow f join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id)
     where f.organisation_id = $1 and f.as_of = '2026-09-25' and f.superseded_at is null order by f.id limit 1`,
    [demoId('HOSHI')],
  );
  const { ref, amount, rate, ...rest } = recorded ?? {};
  const { id } = await send(await book([{ code: ref, ...rest, flow: Number(amount) + 1, fxRate: rate }]), 'confirmed.xlsx');
  expect((await findings(id)).map(({ cell, code, what }) => [cell, code, what.en])).toEqual([
    ['I2', 'changedConfirmed', expect.stringContaining(`Previously reported: ${Number(amount).toLocaleString('en')}`)],
  ]);
});

test('a file with the columns of before is still a file of funds', async () => {
  const bytes = await makeWorkbook([
    {
      name: 'Q4',
      rows: [
        ['Fund Code', 'NAV Date', 'NAV', 'Currency', 'Quality', 'Accrued Carry', 'Commitment'],
        [FUND, '2031-12-31', 4_400_000, 'USD', 'audited', 12_000, 15_000_000],
      ],
    },
  ]);
  const sent = await send(bytes, 'before.xlsx');
  expect(await said(sent.id)).toEqual([]);
  expect(sent).toMatchObject({ status: 'validated', kinds: ['funds'] });
  expect(await approve(sent)).toMatchObject({ status: 'approved', recorded: 2 });
});

test('its template offers every type of flow and is itself understood', async () => {
  const { rawPayload: bytes } = await server.http.inject({
    url: '/imports/templates/funds?language=jp',
    headers: { authorization: `Bearer ${manager}` },
  });
  const rows: Record<string, Row['cells'][]> = {};
  await readFile(
    { name: 'template.xlsx', bytes },
    { row: (sheet, { cells }) => void (rows[sheet] ??= []).push(cells), sheet: () => undefined },
  );
  const [head, ...below] = (rows['説明'] ?? []).map(cells => cells[5] ?? '');
  expect(head).toBe('キャッシュフロー種別');
  expect(below.filter(cell => cell !== '')).toEqual(flowTypeNames); // the list is too long for a cell's own rule, so the rule refers to the help sheet
  const fields = { ownerId: demoId('HOSHI') };
  const { body } = await sendFile(server, manager, { path: '/imports/preflight', name: 'template.xlsx', bytes, fields });
  expect(body).toMatchObject({ refusal: null, kinds: ['funds'], rows: 0, findings: [] }); // headers only: examples do not count as data
});
