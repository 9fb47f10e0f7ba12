import type { ImportKind } from '@hakaru/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { processImport } from '#features/imports/process';
import { kinds } from './registry';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await openTestServer({ env: { DEMO_TODAY: '2036-01-10' } }); // after the months reported here, which no other test uses
  owner = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const sheet = (kind: ImportKind, row: Record<string, Value>) => ({
  name: kinds[kind].title.en,
  rows: [Object.keys(row).map(name => kinds[kind].columns[name]?.header.en ?? name), Object.values(row)],
});
const one = async (kind: ImportKind, row: Record<string, Value>) => makeWorkbook([sheet(kind, row)]);

async function importOf(bytes: Buffer, name: string): Promise<{ id: string; status: string; version: number }> {
  const sent = await sendFile(server, owner, { name, bytes, fields: { runMode: 'sync' } });
  const { body } = await server.call('GET', `/imports/${sent.body.id}`, { token: owner });
  return body;
}
const codes = async (id: string): Promise<string[]> =>
  (
    await server.ask(owner, `query($id: ID!) { importFindings(id: $id, first: 100) { data { code cell } } }`, { id })
  ).data.importFindings.data.map(({ code, cell }: { code: string; cell: string }) => `${cell} ${code}`);
const approve = (id: string, version: number) =>
  server.ask(
    owner,
    `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "checked") { status recorded } }`,
    {
      id,
      version,
    },
  );

const security = async () =>
  (
    await server.sql(
      `select s.ref, v.currency from security s join security_version v on v.security_id = s.id and v.superseded_at is null where s.organisation_id = $1 order by s.ref limit 1`,
      [demoId('HOSHI')],
    )
  )[0];
const ref = async (kind: string, type: string) =>
  String(
    (
      await server.sql(`select ref from entity where organisation_id = $1 and kind = $2 and type = $3 order by ref limit 1`, [
        demoId('HOSHI'),
        kind,
        type,
      ])
    )[0]?.['ref'],
  );

test(
  '3E.020 3E.021 3E.022 3E.023 3E.024 3E.025 3E.026 3E.027 3E.029 3E.030 a file of each dataset imports from end to end, and its rows are in the product',
  { timeout: 600_000 },
  async () => {
    const held = await security();
    const SEC = String(held?.['ref']);
    const CCY = String(held?.['currency']);
    const far = '2031-03-31';
    const files: [ImportKind, Record<string, Value>, string, unknown][] = [
      [
        'accounts',
        { code: await ref('fund', 'subMandate'), asOf: far, marketValue: 1_234 },
        `select count(*)::int as n from observation where as_of = '${far}' and measure = 'marketValue'`,
        1,
      ],
      [
        'benchmarks',
        { code: await ref('benchmark', 'market'), asOf: far, return: 1.5 },
        `select value::text as n from observation where as_of = '${far}' and measure = 'return'`,
        '0.015',
      ],
      [
        'corporations',
        { ref: 'SPC001', nameJp: '合同会社デモソーラー1号', type: '合同会社', number: '8700110005901', fiscalMonth: 3 },
        `select fiscal_month as n from corporation where ref = 'SPC001'`,
        3,
      ],
      [
        'fixedincome',
        { security: SEC, asOf: far, duration: 8.7, yield: 0.94 },
        `select duration::text as n from fixed_income where as_of = '${far}'`,
        '8.7',
      ],
      [
        'funds',
        { code: await ref('fund', 'subMandate'), day: far, nav: 4_210_000, currency: 'USD' },
        `select nav::text as n from valuation where as_of = '${far}'`,
        '4210000',
      ],
      [
        'fxrates',
        { base: 'USD', quote: 'JPY', day: far, method: 'WMR', mid: 126.76 },
        `select mid::text as n from fx_rate where as_of = '${far}'`,
        '126.76',
      ],
      [
        'holdings',
        { code: 'HDB01', asOf: far, security: SEC, units: 10, currency: CCY, value: 1_000 },
        `select market_value::text as n from holding where as_of = '${far}'`,
        '1000',
      ],
      [
        'instructions',
        {
          ref: 'I-1',
          code: 'HDB01',
          category: 'Cash Transfer',
          type: 'cashTransfer',
          tradeDate: '2026-11-10',
          settlementDate: '2026-11-12',
          currency: 'JPY',
          amount: 5,
        },
        `select i.status || ' ' || a.action as n from instruction i join instruction_audit a on a.instruction_id = i.id where i.ref = 'I-1'`,
        'preliminary create',
      ],
      [
        'instructions',
        {
          ref: 'I-2',
          code: 'HDB01',
          category: 'FX Forward',
          type: 'fxForward',
          tradeDate: '2026-11-10',
          settlementDate: '2026-12-14',
          currency: 'USD',
          amount: 1000,
          rate: 126.5,
          side: 'Sell',
          counterCurrency: 'JPY',
        },
        `select string_agg(t.currency || ' ' || t.cash, ', ' order by t.leg) as n from instruction i join transaction t on t.instruction_id = i.id where i.ref = 'I-2'`,
        'USD -1000, JPY 126500',
      ],
      [
        'securities',
        { ref: 'NEWSEC1', nameEn: 'New bond', type1: 'bond', currency: 'JPY', isin: 'ZZ0000000016' },
        `select v.name_en as n from security s join security_version v on v.security_id = s.id where s.ref = 'NEWSEC1'`,
        'New bond',
      ],
      [
        'securityprices',
        { security: SEC, day: far, price: 100.25, currency: CCY },
        `select price::text as n from price where as_of = '${far}'`,
        '100.25',
      ],
    ];
    for (const [kind, row, query, value] of files) {
      const found = await importOf(await one(kind, row), `${kind}.xlsx`);
      expect(found, `${kind} ${(await codes(found.id)).join(', ')}`).toMatchObject({ status: expect.stringMatching(/validated|warning/) });
      expect((await approve(found.id, found.version)).data?.approveImport, `${kind}`).toMatchObject({ status: 'approved' });
      expect((await server.sql(query))[0]?.['n'], `${kind}`).toBe(value);
    }
  },
);

test('checks see what a person would: sums, returns, outliers, prices, currencies, gaps, repeated keys', { timeout: 600_000 }, async () => {
  const held = await security();
  const SEC = String(held?.['ref']);
  const CCY = String(held?.['currency']);
  const last = (
    await server.sql(
      `select as_of::text as day, value::text from observation o join entity e on e.id = o.entity_id where e.ref = 'HDB01' and e.organisation_id = $1 and measure = 'marketValue' and superseded_at is null and as_of <= '2026-10-31' order by as_of desc limit 1`,
      [demoId('HOSHI')],
    )
  )[0];
  const value = Number(last?.['value']);
  const asOf = '2026-12-31'; // November is missing
  const holding = kinds.holdings;
  const head = [
    'code',
    'asOf',
    'security',
    'units',
    'price',
    'priceDate',
    'currency',
    'valueLocal',
    'fxRate',
    'value',
    'opening',
    'traded',
  ];
  const line: Value[] = ['HDB01', asOf, SEC, 100, 0, '2026-12-01', CCY === 'JPY' ? 'USD' : 'JPY', 1_000, 2, 1_000, 50, 20];
  const bytes = await makeWorkbook([
    {
      name: 'Mandates',
      rows: [
        ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'],
        ['HDB01', asOf, value, 0, 35],
        ['HDB01', asOf, value, 0, 35],
      ],
    },
    { name: 'Holdings', rows: [head.map(name => holding.columns[name]?.header.en ?? ''), line] },
    {
      name: 'FX rates',
      rows: [
        ['Base Currency', 'Quote Currency', 'Rate Date', 'Source', 'Mid'],
        ['USD', 'JPY', '2026-12-30', 'WMR', 0.0079],
      ],
    },
  ]);
  const { id, status } = await importOf(bytes, 'checks.xlsx');
  expect(status).toBe('error');
  const found = await codes(id);
  for (const expected of [
    'A3 duplicateKey',
    'B2 missingMonth',
    'E2 returnOutlier',
    'E2 zeroPrice',
    'F2 priceDate',
    'G2 currencyDiffers',
    'I2 fxDirection',
    'J2 holdingsSum',
    'D2 unitsRoll',
    'E2 fxDirection',
  ])
    expect(found, `found ${found.join(', ')}`).toContain(expected);
});

test('a tolerance of the organisation, or of one mandate, is the one that counts', async () => {
  const set = (code: string, value: number | null, entityId: string | null = null, version = 0, by = owner) =>
    server.ask(
      by,
      `mutation($code: String!, $value: Float, $entityId: ID, $version: Int!) { setImportTolerance(code: $code, value: $value, entityId: $entityId, version: $version) { code value entityId entityRef version } }`,
      { code, value, entityId, version },
    );
  const last = (
    await server.sql(
      `select as_of::text as day, value::text, e.id from observation o join entity e on e.id = o.entity_id where e.ref = 'HDE01' and e.organisation_id = $1 and measure = 'marketValue' and superseded_at is null and as_of <= '2026-10-31' order by as_of desc limit 1`,
      [demoId('HOSHI')],
    )
  )[0];
  const file = (percent: number) =>
    one('mandates', {
      code: 'HDE01',
      asOf: last?.['day'] === '2026-09-30' ? '2026-10-31' : '2026-11-30',
      marketValue: Number(last?.['value']),
      flow: 0,
      return: percent,
    });
  const has = async (percent: number) =>
    (await codes((await importOf(await file(percent), `t${percent}.xlsx`)).id)).some(code => code.endsWith('reportedReturn'));
  expect(await has(0.5)).toBe(true);
  await set('reportedReturn', 1);
  expect(await has(0.6)).toBe(false);
  await set('reportedReturn', 0.05, String(last?.['id']));
  expect(await has(0.7)).toBe(true);
  expect((await set('unknownCode', 1)).errors?.[0]?.extensions?.validation).toEqual({ code: ['invalid'] });
  expect((await set('reportedReturn', -1, null, 1)).errors?.[0]?.extensions?.validation).toEqual({ value: ['negative'] });
  // A stale version of a limit is a conflict; removing a limit makes the wider one apply.
  expect((await set('reportedReturn', 2, null, 7)).errors?.[0]?.message).toBe('Conflict.');
  const { data } = await set('reportedReturn', null, String(last?.['id']), 1);
  expect(data?.['setImportTolerance']).toEqual([{ code: 'reportedReturn', value: 1, entityId: null, entityRef: null, version: 1 }]);
  expect(await has(0.8)).toBe(false);
  expect((await set('reportedReturn', 3, null, 1, await server.as('user@hoshikawa.example'))).errors).toHaveLength(1);
  const audited = await server.sql(
    `select concat(before ->> 'value', '→', after ->> 'value') as change from audit where action = 'import.tolerance' order by seq`,
  );
  expect(audited.map(({ change }) => change)).toEqual(['→1', '→0.05', '0.05→']);
});

test('the workbook comes back with remarks, and a corrected one shows what changed', { timeout: 400_000 }, async () => {
  const bytes = await one('mandates', { code: 'HDBO1', asOf: '2033-01-31', marketValue: 5_000 });
  const { id, version } = await importOf(bytes, 'wrong.xlsx');
  const copy = await server.http.inject({ url: `/imports/${id}/annotated?language=en`, headers: { authorization: `Bearer ${owner}` } });
  expect(copy.headers['content-disposition']).toContain('wrong_Findings.xlsx');
  const sheets: Record<string, Row['cells'][]> = {};
  await readFile(
    { name: 'copy.xlsx', bytes: copy.rawPayload },
    { row: (name, { cells }) => void (sheets[name] ??= []).push(cells), sheet: () => undefined },
  );
  expect(sheets['Findings']?.[1]).toEqual(expect.arrayContaining(['Error', 'Mandates', 'A2', 'Mandate Code', 'HDBO1']));
  const original = await server.http.inject({ url: `/imports/${id}/file`, headers: { authorization: `Bearer ${owner}` } });
  expect(original.rawPayload.equals(bytes)).toBe(true);
  const better = await one('mandates', { code: 'HDB01', asOf: '2033-01-31', marketValue: 6_000 });
  await sendFile(server, owner, { path: `/imports/${id}/file`, name: 'right.xlsx', bytes: better, fields: { version: String(version) } });
  await processImport(server.app, { organisationId: demoId('HOSHI'), importId: id });
  const { data } = await server.ask(
    owner,
    `query($id: ID!) { importChanges(id: $id) { key field before after } import(id: $id) { fileNo files { name } } }`,
    { id },
  );
  expect(data.importChanges).toHaveLength(2);
  expect(data.import.files.map(({ name }: { name: string }) => name)).toEqual(['wrong.xlsx', 'right.xlsx']);
});
