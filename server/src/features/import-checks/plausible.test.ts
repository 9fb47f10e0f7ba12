import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type SheetPlan, type Value } from '#workbooks/testing/make-workbook';
import { sendFile } from '#testing/send-file';

/** Files whose only fault is an implausible value. */
let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

type Said = {
  severity: string;
  code: string;
  cell: string;
  value: string | null;
  previous: string | null;
  what: { en: string; jp: string };
};

const check = async (
  sheets: SheetPlan[],
  token = owner,
): Promise<{ findings: Said[]; refusal: { code: string } | null; rows: number; ignored: object[] }> =>
  (
    await sendFile(server, token, {
      path: '/imports/preflight',
      name: 'month.xlsx',
      bytes: await makeWorkbook(sheets),
      fields: { ownerId: demoId('HOSHI') },
    })
  ).body;
const values = (...rows: Value[][]): SheetPlan => ({
  name: 'Mandates',
  rows: [['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow'], ...rows],
});
const found = async (...rows: Value[][]) => (await check([values(...rows)])).findings.map(({ code, severity }) => `${severity} ${code}`);
const valueOf = async (ref: string, asOf: string): Promise<number> => {
  const [row] = await server.sql(
    `select o.value::text from observation o join entity e on e.id = o.entity_id
     where e.ref = $1 and e.organisation_id = $2 and o.as_of = $3 and o.measure = 'marketValue' and o.superseded_at is null`,
    [ref, demoId('HOSHI'), asOf],
  );
  return Number(row?.['value']);
};

describe('plausibility without optional columns', () => {
  test('a third of last month’s value is stopped with the number that was expected, and why', async () => {
    const before = await valueOf('HRE01', '2026-09-30');
    const { findings } = await check([values(['HRE01', '2026-10-31', Math.round(before / 3), 0])]);
    expect(findings).toEqual([expect.objectContaining({ severity: 'warning', code: 'valueChange', cell: 'C2', previous: String(before) })]);
    expect(findings[0]?.what.en).toMatch(/^About [\d,]+ was expected: [\d,]+ last month, a flow of 0 and -?[\d.]+% \(JPRE\)/);
    expect(findings[0]?.what.jp).toContain(before.toLocaleString('en'));
    expect(await found(['HRE01', '2026-10-31', Math.round(before * 1.105), 0])).toEqual(['warning valueChange']);
    expect(await found(['HRE01', '2026-10-31', Math.round(before * 1.003), 0])).toEqual([]);
  });

  test('a month that has not ended is an error: 15,119m to 5,000m dated 2026/11/30', async () => {
    const { findings } = await check([values(['HDB01', '2026/11/30', 5_000_000_000, 0])]);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', code: 'futureDate', cell: 'B2' }));
    expect(findings.find(({ code }) => code === 'futureDate')?.what.en).toContain('2026/10/31');
    expect(findings.map(({ code }) => code)).toContain('valueChange');
  });

  test('last month’s value again, with or without its flow', async () => {
    const before = await valueOf('HRE01', '2026-09-30');
    expect(await found(['HRE01', '2026-10-31', before, 0])).toEqual(['warning unchangedValue']);
    expect(await found(['HRE01', '2026-10-31', before + 20_000_000, 20_000_000])).toEqual(['warning unchangedValue']);
  });

  test('a fund valued at quarter-ends only, with a fresh valuation in October', async () => {
    const row = (quality: Value): SheetPlan => ({
      name: 'Accounts',
      rows: [
        ['Account Code', 'As-of Date', 'Market Value', 'Quality', 'Valuation Date'],
        ['HPEF1', '2026-10-31', 1_000_000_000, quality, quality ? '2026-09-30' : null],
      ],
    });
    const codes = async (quality: Value) => (await check([row(quality)])).findings.map(({ code }) => code);
    expect(await codes(null)).toContain('quarterEndOnly');
    expect(await codes('estimated')).not.toContain('quarterEndOnly');
  });

  test('a line’s value against its units and price; a programme against its funds', async () => {
    const line = (value: number): SheetPlan => ({
      name: 'Holdings',
      rows: [
        ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Currency', 'Market Value (Local)', 'FX Rate', 'Market Value'],
        ['HDE02', '2026-10-31', 'SEC211', 2_000, 150, 'JPY', value, 1, value],
      ],
    });
    const codes = async (value: number) => (await check([line(value)])).findings.map(({ code }) => code);
    expect(await codes(330_000)).toContain('unitsPrice');
    expect(await codes(300_000)).not.toContain('unitsPrice');
  });

  test('the template’s own example, left in', async () => {
    const { data } = await server.ask(owner, '{ importKinds { kind columns { name header { en } example shape isRequired } } }');
    const prices = data.importKinds.find(({ kind }: { kind: string }) => kind === 'securityprices');
    const heads = prices.columns.map(({ header }: { header: { en: string } }) => header.en);
    const example = prices.columns.map(({ example, shape }: { example: string; shape: string }) =>
      shape === 'number' ? Number(example) : example,
    );
    const { findings } = await check([{ name: 'Security prices', rows: [heads, example] }]);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', code: 'templateExample' }));
  });
});

test('“Last month” in findings is last month’s, never the same month’s earlier value', async () => {
  const august = await valueOf('HRE01', '2026-08-31');
  const september = await valueOf('HRE01', '2026-09-30');
  const { findings } = await check([values(['HRE01', '2026-09-30', september + 1_000_000, 0])]);
  const changed = findings.find(({ code }) => code === 'changedConfirmed');
  expect(changed).toMatchObject({ previous: String(august), what: { en: expect.stringContaining(september.toLocaleString('en')) } });
});

describe('a price that is older than the month', () => {
  const HEAD = ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Price Date', 'Currency', 'Market Value'];
  /** September's holding of a security as it would be reported for October, with the same price and price date. */
  const again = async (security: string): Promise<{ row: Value[]; day: string }> => {
    const [held] = await server.sql(
      `select e.ref, h.units::text, h.price::text, h.price_date::text as day, h.currency, h.market_value::text as value from holding h
       join entity e on e.id = h.entity_id join security s on s.id = h.security_id
       where s.ref = $1 and h.organisation_id = $2 and h.as_of = '2026-09-30' and h.superseded_at is null order by e.ref limit 1`,
      [security, demoId('HOSHI')],
    );
    const { ref, units, price, day, currency, value } = held ?? {};
    return { row: [ref, '2026-10-31', security, Number(units), Number(price), day, currency, Number(value)], day };
  };
  const said = async (row: Value[]) =>
    (await check([{ name: 'Holdings', rows: [HEAD, row] }])).findings.flatMap(({ code, severity }) =>
      code === 'stalePrice' || code === 'priceDate' ? [`${severity} ${code}`] : [],
    );

  test('needs a reason the first time; accepted once with the same day it is said again and needs none', async () => {
    const fresh = await again('SEC001');
    expect(fresh.day).toBe('2026-09-30');
    expect((await said(fresh.row)).toSorted()).toEqual(['warning priceDate', 'warning stalePrice']);
    const old = await again('SEC012'); // still carries August's price date
    expect(old.day).toBe('2026-08-31');
    expect((await said(old.row)).toSorted()).toEqual(['info priceDate', 'info stalePrice']);
  });

  test('needs a reason again when the day or the price is another one', async () => {
    const { row } = await again('SEC012');
    const july = row.map((value, at) => (at === 5 ? '2026-07-31' : value));
    expect((await said(july)).toSorted()).toEqual(['warning priceDate', 'warning stalePrice']);
    const dearer = row.map((value, at) => (at === 4 ? Number(value) + 1 : value));
    expect(await said(dearer)).toEqual(['warning priceDate']);
  });
});

describe('a price that stayed the same under a new day', () => {
  const HEAD = ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Price Date', 'Currency', 'Market Value'];
  /** September's lines of an account's bonds as they would be reported for October, priced on October's last business day. */
  const lines = async (move: (price: number, at: number) => number): Promise<Value[][]> => {
    const held = await server.sql(
      `select e.ref, s.ref as security, h.units::text, h.price::text, h.currency, h.market_value::text as value from holding h
       join entity e on e.id = h.entity_id join security s on s.id = h.security_id
       where e.ref = 'HDB01' and h.organisation_id = $1 and h.as_of = '2026-09-30' and h.price_date = '2026-09-30' and h.price not in (1, 100)
         and h.superseded_at is null order by s.ref limit 30`,
      [demoId('HOSHI')],
    );
    return held.map(({ ref, security, units, price, currency, value }, at) => [
      ref,
      '2026-10-31',
      security,
      Number(units),
      move(Number(price), at),
      '2026-10-30',
      currency,
      Number(value),
    ]);
  };
  const said = async (rows: Value[][]) =>
    (await check([{ name: 'Holdings', rows: [HEAD, ...rows] }])).findings.filter(
      ({ code }) => code === 'stalePrice' || code === 'repeatedPrices' || code === 'priceDate',
    );

  test('one line of many is said for information and needs no reason', async () => {
    const findings = await said(await lines((price, at) => (at === 4 ? price : price + 0.127)));
    expect(findings.map(({ code, severity, cell }) => [severity, code, cell])).toEqual([['info', 'stalePrice', 'E6']]);
  });

  test('a tenth of a statement or more is last month’s list under new days, and needs one', async () => {
    const rows = await lines((price, at) => (at % 10 === 3 ? price : price + 0.127));
    const findings = await said(rows);
    expect(rows).toHaveLength(30);
    expect(findings.map(({ code, severity }) => `${severity} ${code}`).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'info stalePrice'),
      'warning repeatedPrices',
    ]);
    const asked = findings.find(({ code }) => code === 'repeatedPrices');
    expect(asked).toMatchObject({ cell: 'E5', what: { en: '3 of 30 prices are exactly those of 2026/09/30, under new dates.' } });
    expect(asked?.what.jp).toContain('30件中3件');
  });

  test('a statement of one line has nothing beside it that moved, and needs one', async () => {
    const [first] = await lines(price => price);
    expect((await said([first ?? []])).map(({ code, severity }) => `${severity} ${code}`).toSorted()).toEqual([
      'info stalePrice',
      'warning repeatedPrices',
    ]);
  });

  test('a security that is priced by the quarter may stand still', async () => {
    const [first] = await lines(price => price);
    await server.sql(
      `with before as (update security_version v set superseded_at = now() from security s
         where s.id = v.security_id and s.ref = $1 and s.organisation_id = $2 and v.superseded_at is null returning v.*)
       insert into security_version (organisation_id, security_id, name_en, name_jp, type1, currency, price_frequency, maturity_date, source_id)
       select organisation_id, security_id, name_en, name_jp, type1, currency, 'quarterly', maturity_date, source_id from before`,
      [first?.[2], demoId('HOSHI')],
    );
    expect((await said([first ?? []])).map(({ code, severity }) => `${severity} ${code}`)).toEqual(['info stalePrice']);
  });
});
