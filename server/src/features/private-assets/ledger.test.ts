import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const AS_OF = '2026-09-30';
const fundOf = (name: string) => entityId('HOSHI', fundRef(name));
const QUERY = `query ($assetId: ID!, $fundId: ID!, $asOf: String!, $known: String) {
  fundLedger(assetId: $assetId, fundId: $fundId, asOf: $asOf, known: $known) { ref currency commitments { day amount }
    rows { day side notices principal fees income recallable outside fxRate parts { type amount }
      amount { key value } amountBase { value } called { key value } distributed { value } unfunded { value } }
    statements { day quality opening calls distributions gain nav { key value } earlier { nav } }
    checks { id difference holds terms { id value isSubtracted } result { id value } } } }`;

type Figure = { key: string; value: string };
type Row = Record<'principal' | 'fees' | 'income' | 'recallable' | 'outside', string> & {
  day: string;
  side: string;
  notices: string[];
  amount: Figure;
  amountBase: Figure;
  called: Figure;
  distributed: Figure;
  unfunded: { value: string | null };
};
type Stated = Record<'day' | 'quality' | 'opening' | 'calls' | 'distributions' | 'gain', string> & {
  nav: Figure;
  earlier: { nav: string }[];
};
type Ledger = {
  rows: Row[];
  statements: Stated[];
  checks: { id: string; difference: string | null; holds: boolean | null }[];
  commitments: { day: string; amount: string }[];
};

async function askLedger(fund: string, { by = OWNER, asOf = AS_OF, known = null as string | null /* a moment, or null for now */ } = {}) {
  return await server.ask(await server.as(by), QUERY, { assetId: demoId('HMAIN'), fundId: fundOf(fund), asOf, known });
}
async function ledgerOf(fund: string, options: { asOf?: string; known?: string | null } = {}): Promise<Ledger> {
  const { data, errors } = await askLedger(fund, options);
  expect(errors).toBeUndefined();
  return data.fundLedger;
}

type Flow = { day: string; side: string; type: string; amount: string; base: string };

/** The notices straight from the table; every figure of the ledger is compared with them. */
async function flowsOf(fund: string, asOf = AS_OF): Promise<Flow[]> {
  return (await server.sql(
    `select as_of::text as day, side, type, amount::text as amount, amount_base::text as base from cashflow
     where entity_id = $1 and superseded_at is null and as_of <= $2 order by as_of, id`,
    [fundOf(fund), asOf],
  )) as Flow[]; // the columns selected
}
const total = (flows: readonly Flow[], of: (flow: Flow) => boolean) =>
  flows.filter(of).reduce((sum, { amount }) => sum + Number(amount), 0);
const isInside = ({ type }: Flow) => type !== 'admissionInterest' && type !== 'placementFee';

describe('the ledger of a fund', () => {
  test.each(['Growth Partners I', 'Japan Growth III', 'Euro Direct Lending'])(
    '%s: every notice with its parts, and where the fund stood after it, as the notices add up [1.30] [1.31] [1.32] [1.33]',
    async fund => {
      const { rows, commitments } = await ledgerOf(fund);
      const flows = await flowsOf(fund);
      const promised = Number(commitments.at(-1)?.amount);
      expect(promised).toBeGreaterThan(0);
      expect(rows.length).toBe(new Set(flows.map(({ day, side }) => `${day} ${side}`)).size);
      expect(rows.map(({ day }) => day)).toEqual(
        rows
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
      for (const row of rows) {
        const own = flows.filter(({ day, side }) => day === row.day && side === row.side);
        expect(Number(row.amount.value)).toBeCloseTo(total(own, isInside), 6);
        const parts = [row.principal, row.fees, row.income, row.recallable, row.outside];
        expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBeCloseTo(
          total(own, () => true),
          6,
        );
        const until = flows.filter(({ day }) => day <= row.day);
        const called = total(until, flow => flow.side === 'call' && isInside(flow));
        expect(Number(row.called.value)).toBeCloseTo(called, 6);
        expect(Number(row.distributed.value)).toBeCloseTo(
          total(until, ({ side }) => side === 'distribution'),
          6,
        );
        // One fund made a distribution before its commitment was recorded.
        if (row.day < (commitments[0]?.day ?? '')) expect(row.unfunded.value).toBeNull();
        else expect(Number(row.unfunded.value)).toBeCloseTo(promised - called + total(until, ({ type }) => type === 'recallable'), 6);
      }
    },
  );

  test('statements roll forward: opening, calls, distributions and gain come to the NAV, and the next opens where one closed [1.37]', async () => {
    const { statements } = await ledgerOf('Buyout Fund III');
    const valued = await server.sql(
      `select distinct as_of::text as day from valuation where entity_id = $1 and superseded_at is null and as_of <= $2 order by 1 desc`,
      [fundOf('Buyout Fund III'), AS_OF],
    );
    expect(statements.map(({ day }) => day)).toEqual(valued.map(({ day }) => day));
    statements.forEach((one, at) => {
      const before = statements[at + 1];
      expect(Number(one.opening)).toBe(Number(before?.nav.value ?? 0));
      const closing = Number(one.opening) + Number(one.calls) - Number(one.distributions) + Number(one.gain);
      expect(closing).toBeCloseTo(Number(one.nav.value), 4);
    });
    expect(statements.find(({ day }) => day === '2025-12-31')?.quality).toBe('audited');
  });

  test('the identities hold, and each says what is left of it', async () => {
    const { checks } = await ledgerOf('Growth Partners I');
    expect(checks.map(({ id, holds }) => [id, holds]).filter(([id]) => id !== 'monthFlow')).toEqual([
      ['unfunded', true],
      ['calls', true],
      ['distributions', true],
      ['multiples', true],
      ['navRoll', true],
    ]);
  });

  test('a month whose reported flow is not what its notices say fails its check, with the difference', async () => {
    const [month] = await server.sql(
      `select e.name_en as fund, f.as_of::text as "asOf", (f.value - n.paid)::text as difference from observation f
       join entity e on e.id = f.entity_id
       join lateral (select sum(case c.side when 'call' then c.amount_base else -c.amount_base end) as paid from cashflow c
         where c.entity_id = f.entity_id and c.superseded_at is null and c.type <> 'reinvestment'
           and date_trunc('month', c.as_of) = date_trunc('month', f.as_of)) n on n.paid is not null
       where f.organisation_id = $1 and f.measure = 'flow' and f.superseded_at is null and f.as_of <= $2 and f.value <> n.paid
       order by f.as_of desc, e.ref limit 1`,
      [demoId('HOSHI'), AS_OF],
    );
    const { checks } = await ledgerOf(String(month?.['fund']), { asOf: String(month?.['asOf']) });
    const check = checks.find(({ id }) => id === 'monthFlow');
    expect(check?.holds).toBe(false);
    expect(Number(check?.difference)).toBe(Number(month?.['difference']));
  });

  test('a restated statement keeps what it said before, for those who look from then', async () => {
    const fund = fundOf('Secondaries V');
    const before = await ledgerOf('Secondaries V');
    const [old] = before.statements;
    await server.sql(
      `with gone as (update valuation set superseded_at = '2026-11-10T03:00:00Z' where entity_id = $1 and as_of = $2 and superseded_at is null
         returning organisation_id, entity_id, as_of, quality, nav, accrued_carry, currency, source_id)
       insert into valuation (organisation_id, entity_id, as_of, quality, nav, accrued_carry, currency, source_id, recorded_at)
       select organisation_id, entity_id, as_of, quality, nav + 1000, accrued_carry, currency, source_id, '2026-11-10T03:00:00Z' from gone`,
      [fund, old?.day],
    );
    const [now] = (await ledgerOf('Secondaries V')).statements;
    expect(Number(now?.nav.value)).toBe(Number(old?.nav.value) + 1000);
    expect(now?.earlier.map(({ nav }) => Number(nav))).toEqual([Number(old?.nav.value)]);
    const [then] = (await ledgerOf('Secondaries V', { known: '2026-11-09' })).statements;
    expect([then?.nav.value, then?.earlier]).toEqual([old?.nav.value, []]);
  });

  test('others, other months and what is no fund', async () => {
    for (const by of ['admin@shirasagi.example', 'ops@tsubaki.example'])
      expect((await askLedger('Growth Partners I', { by })).errors?.[0]?.message).toBe('Not found.');
    expect((await askLedger('Growth Partners I', { asOf: '2026-09-15' })).errors).toBeDefined();
    expect((await askLedger('Growth Partners I', { asOf: '2015-01-31' })).errors?.[0]?.message).toBe('Not found.');
    for (const id of [entityId('HOSHI', 'HPE01'), entityId('HOSHI', 'HDB01'), 'nothing']) {
      const { errors } = await server.ask(await server.as(OWNER), QUERY, { assetId: demoId('HMAIN'), fundId: id, asOf: AS_OF });
      expect(errors?.[0]?.message).toBe('Not found.');
    }
    const manager = await askLedger('Growth Partners I', { by: 'pa@redfern.example' });
    expect(manager.data?.fundLedger.rows.length).toBeGreaterThan(10);
  });
});

describe('documents of a fund', () => {
  const DOCUMENTS = `query ($fundId: ID!) { fundDocuments(fundId: $fundId) { id name } }`;
  const listed = async (by: string) =>
    (await server.ask(await server.as(by), DOCUMENTS, { fundId: fundOf('Digital Infra I') })).data?.fundDocuments;

  test('those of one’s own vault that name it, and nobody else’s', async () => {
    const before = (await listed(OWNER)).length;
    await server.sql(
      `insert into document (organisation_id, type, name, as_of, entity_id, file_name, format, file_key, bytes, sha256, user_id, user_name, created_at)
       select $1, 'PA_CONTRIBUTION', 'Call 12', '2026-09-30', $2, 'call.pdf', 'pdf', 'none', 1, repeat('a', 64), gen_random_uuid(), 'X', now()`,
      [demoId('HOSHI'), fundOf('Digital Infra I')],
    );
    expect((await listed(OWNER)).length).toBe(before + 1);
    expect((await listed('pa@redfern.example')) ?? []).toEqual([]);
  });
});

describe('the fund sheet', () => {
  const print = async (by: string, fund: string, query: string) =>
    await server.http.inject({ url: `/privateFunds/${fund}/sheet?${query}`, headers: { authorization: `Bearer ${await server.as(by)}` } });
  const address = `assetId=${demoId('HMAIN')}&asOf=${AS_OF}`;

  test('one page in either language with the figures of the screen [1.35] [1.36]', async () => {
    const english = await print(OWNER, fundOf('Growth Partners I'), `${address}&language=en`);
    expect(english.headers['content-type']).toContain('application/pdf');
    const pages = pdfWords(english.rawPayload);
    expect(pages).toHaveLength(1);
    const words = pages.flat().join(' ');
    for (const word of ['Growth Partners I', 'Commitment', '16.00', '1.60', '0.51', '12.5', '2026/09/30', 'holds', 'C-'])
      expect(words).toContain(word);
    const japanese = pdfWords((await print(OWNER, fundOf('Growth Partners I'), `${address}&language=jp`)).rawPayload)
      .flat()
      .join('')
      .replaceAll(' ', '');
    for (const word of ['ファンドシート', 'コミットメント', '未払込', '検算', '16.00']) expect(japanese).toContain(word);
  });

  test('nobody else prints it, and a malformed address is refused', async () => {
    expect((await print('admin@shirasagi.example', fundOf('Growth Partners I'), address)).statusCode).toBe(404);
    expect((await print(OWNER, entityId('HOSHI', 'HPE01'), address)).statusCode).toBe(404);
    expect((await print(OWNER, fundOf('Growth Partners I'), `asOf=${AS_OF}`)).statusCode).toBe(422);
    expect((await print(OWNER, fundOf('Growth Partners I'), `assetId=${demoId('HMAIN')}&asOf=2026-09-31`)).statusCode).toBe(422);
    expect((await print(OWNER, fundOf('Growth Partners I'), `${address}&asOf=2026-08-31`)).statusCode).toBe(422);
  });
});
