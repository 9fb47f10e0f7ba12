import { fundTypeNames } from '@hakaru/contract/fund-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const SUPPORT = 'super@platform.example';
const fundOf = (name: string) => entityId('HOSHI', fundRef(name));
const FIELDS = 'id ref name fundType codes { scheme code } organisationRef mandateRef commitment nav navDay version';

async function doAs(by: string, query: string, variables: Record<string, unknown> = {}) {
  return await server.ask(await server.as(by), query, variables);
}
const list = async (by: string, variables: object = {}, root = 'funds') =>
  (
    await doAs(
      by,
      `query ($search: String, $fundType: String, $first: Int) { list: ${root}(search: $search, fundType: $fundType, first: $first) { data { ${FIELDS} } paginatorInfo { total } } }`,
      { first: 100, ...variables },
    )
  ).data?.list;
type Answer = Awaited<ReturnType<TestServer['ask']>>;
const refusal = ({ errors }: Answer) => errors?.[0]?.message;
const codesOf = ({ errors }: Answer) => errors?.[0]?.extensions?.validation;

describe('the list of funds', () => {
  test('an owner sees its own, a manager those below its mandates, another owner none of them', async () => {
    const own = await list(OWNER);
    expect(own.paginatorInfo.total).toBe(11);
    expect(new Set(own.data.map(({ organisationRef }: { organisationRef: string }) => organisationRef))).toEqual(new Set(['HOSHI']));
    const managed = await list('pa@redfern.example', {}, 'fundDirectory');
    expect(managed.data.length).toBeGreaterThan(0);
    expect(managed.data.every(({ mandateRef }: { mandateRef: string }) => mandateRef !== null)).toBe(true);
    const other = await list('admin@shirasagi.example', {}, 'fundDirectory');
    expect(other.data.some(({ organisationRef }: { organisationRef: string }) => organisationRef === 'HOSHI')).toBe(false);
    const stranger = await doAs('admin@shirasagi.example', `query ($id: ID!) { fundDirectoryEntry(id: $id) { id } }`, {
      id: fundOf('Growth Partners I'),
    });
    expect(refusal(stranger)).toBe('Not found.');
  });

  test('a fund is found by its code in any scheme, and by its type in any spelling [3.128]', async () => {
    const [fund] = (await list(OWNER, { search: 'Growth Partners' })).data;
    expect(fund.codes.map(({ scheme }: { scheme: string }) => scheme)).toEqual(['Manager', 'Trustee']);
    for (const { code } of fund.codes)
      expect((await list(OWNER, { search: code.toLowerCase() })).data.map(({ id }: { id: string }) => id)).toEqual([fund.id]);
    for (const fundType of ['limitedPartnetships', 'limitedPartnerhips', 'limitedPartnership', 'limitedPartnerships'])
      expect((await list(OWNER, { fundType })).data.length).toBe(11);
    expect((await list(OWNER, { fundType: 'etf' })).data).toEqual([]);
  });

  test('amounts are the latest reported, in the fund’s currency', async () => {
    const [fund] = (await list(OWNER, { search: 'Growth Partners' })).data;
    const [promised] = await server.sql(
      `select amount::text as amount from commitment where entity_id = $1 and superseded_at is null order by as_of desc limit 1`,
      [fund.id],
    );
    const [valued] = await server.sql(
      `select nav::text as nav, as_of::text as day from valuation where entity_id = $1 and superseded_at is null order by as_of desc limit 1`,
      [fund.id],
    );
    expect([fund.commitment, fund.nav, fund.navDay]).toEqual([promised?.['amount'], valued?.['nav'], valued?.['day']]);
  });

  test('without the module there is no list, and the directory is still there [1.52]', async () => {
    await server.sql(`update organisation set modules = array_remove(modules, 'fundList') where ref = 'SHIRA'`);
    const reply = await doAs('admin@shirasagi.example', `{ funds { data { id } } }`);
    expect(refusal(reply)).toBeDefined();
    expect((await list('admin@shirasagi.example', {}, 'fundDirectory')).data.length).toBe(3);
  });
});

const UPDATE = `mutation ($id: ID!, $version: Int!, $input: FundInput!) { updateFund(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const ONE = `query ($id: ID!) { anyFund(id: $id) { ${FIELDS} } }`;
const readAny = async (id: string) => (await doAs(SUPPORT, ONE, { id })).data.anyFund;

describe('type and codes', () => {
  test('support changes them; spellings become the one that is kept; a code means one fund within its scheme [3.128]', async () => {
    const fund = await readAny(fundOf('Secondaries V'));
    const input = { fundType: 'limitedPartnership', codes: [{ scheme: 'Association', code: 'A-1' }] };
    const { data } = await doAs(SUPPORT, UPDATE, { id: fund.id, version: fund.version, input });
    expect(data.updateFund).toMatchObject({ ...input, fundType: 'limitedPartnetships', version: fund.version + 1 });
    const twice = await doAs(SUPPORT, UPDATE, { id: fund.id, version: fund.version, input });
    expect(twice.errors).toBeDefined();
    const other = await readAny(fundOf('Japan Growth III'));
    const taken = await doAs(SUPPORT, UPDATE, { id: other.id, version: other.version, input });
    expect(codesOf(taken)).toEqual({ code: ['taken'] });
    const free = { fundType: null, codes: [{ scheme: 'Exchange', code: 'A-1' }] };
    expect((await doAs(SUPPORT, UPDATE, { id: other.id, version: other.version, input: free })).data.updateFund.codes).toEqual(free.codes);
    const [entry] = await server.sql(`select after from audit where action = 'fund.update' and subject_id = $1 order by seq desc limit 1`, [
      fund.id,
    ]);
    expect(JSON.stringify(entry?.['after'])).toContain('Association A-1');
  });

  const typeOf = async (fundType: string | null) => {
    const { id, version } = await readAny(fundOf('Senior Loan II'));
    const { data, errors } = await doAs(SUPPORT, UPDATE, { id, version, input: { fundType, codes: [] } });
    return errors ? null : data.updateFund.fundType;
  };

  test('the fund types are exactly these [3E.005]', async () => {
    const kept = 'commingledFund direct etf fundOfFunds investmentTrust limitedPartnetships mutualFund separateAccount'.split(' ');
    for (const fundType of kept) expect(await typeOf(fundType)).toBe(fundType);
    for (const fundType of ['hedgeFund', 'ETF', 'fund']) expect(await typeOf(fundType)).toBeNull();
    expect((await list(OWNER, { search: 'Senior Loan II' })).data[0].fundType).toBe('separateAccount');
    expect((await list('admin@shirasagi.example', { search: 'Senior Loan II' }, 'fundDirectory')).data).toEqual([]);
  });

  test('a limited partnership is spelled limitedPartnetships on the wire, and not corrected [3E.006]', async () => {
    expect(await typeOf('limitedPartnetships')).toBe('limitedPartnetships');
    expect((await list(OWNER, { search: 'Senior Loan II' })).data[0].fundType).toBe('limitedPartnetships');
  });

  test('the misspelt variant is accepted, and is the same type with the same label [3E.007]', async () => {
    expect(await typeOf('etf')).toBe('etf');
    expect(await typeOf('limitedPartnerhips')).toBe('limitedPartnetships');
    expect(fundTypeNames.limitedPartnetships).toEqual({
      en: expect.stringContaining('artnership'),
      jp: expect.stringContaining('パートナーシップ'),
    });
    expect(Object.keys(fundTypeNames)).not.toContain('limitedPartnerhips');
  });

  test('malformed input is refused, and so is everybody else', async () => {
    const fund = await readAny(fundOf('Senior Loan II'));
    const change = (by: string, input: object) => doAs(by, UPDATE, { id: fund.id, version: fund.version, input });
    for (const input of [
      { fundType: 'partnership', codes: [] },
      { fundType: null, codes: [{ scheme: '', code: 'X' }] },
      { fundType: null, codes: [{ scheme: 'S', code: 'x'.repeat(65) }] },
      {
        fundType: null,
        codes: [
          { scheme: 'S', code: 'X' },
          { scheme: 'S', code: 'X' },
        ],
      },
    ])
      expect((await change(SUPPORT, input)).errors).toBeDefined();
    expect((await change(OWNER, { fundType: null, codes: [] })).errors).toBeDefined();
    expect((await readAny(fund.id)).version).toBe(fund.version);
  });
});

describe('merging a duplicate', () => {
  const MERGE = `mutation ($version: Int!, $input: FundMergeInput!) { mergeFunds(version: $version, input: $input) { ${FIELDS} } }`;
  const addDuplicate = async (ref: string) => {
    const input = { ref, kind: 'fund', type: 'fund', name: `Copy ${ref}`, fromDay: '2026-01-01', currency: 'USD' };
    const create = `mutation ($assetId: ID!, $input: PlatformEntityInput!) { createPlatformEntity(assetId: $assetId, input: $input) { entity { id } } }`;
    const { data } = await doAs(SUPPORT, create, { assetId: demoId('HMAIN'), input });
    const made = await readAny(data.createPlatformEntity.entity.id);
    await doAs(SUPPORT, UPDATE, { id: made.id, version: made.version, input: { fundType: null, codes: [{ scheme: 'Admin', code: ref }] } });
    return String(made.id);
  };

  test('its codes and reference go over, and it is gone; twice at once it happens once [2.5.15]', async () => {
    const duplicateId = await addDuplicate('DUP1');
    const kept = await readAny(fundOf('Digital Infra I'));
    const merge = () => doAs(SUPPORT, MERGE, { version: kept.version, input: { keptId: kept.id, duplicateId } });
    const replies = await Promise.all([merge(), merge()]);
    const [done] = replies.flatMap(({ data }) => data?.mergeFunds ?? []);
    expect(replies.filter(({ errors }) => errors).length).toBe(1);
    expect(done.codes).toEqual(
      expect.arrayContaining([
        { scheme: 'Admin', code: 'DUP1' },
        { scheme: 'formerRef', code: 'DUP1' },
      ]),
    );
    expect(refusal(await doAs(SUPPORT, ONE, { id: duplicateId }))).toBe('Not found.');
    expect((await list(OWNER, { search: 'DUP1' })).data.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  });

  test('a fund with notices stays, another organisation’s is not found, and a fund is not its own duplicate', async () => {
    const kept = await readAny(fundOf('Core Infra Europe'));
    const merge = async (duplicateId: string) =>
      codesOf(await doAs(SUPPORT, MERGE, { version: kept.version, input: { keptId: kept.id, duplicateId } }));
    expect(await merge(fundOf('Buyout Fund III'))).toEqual({ duplicateId: ['inUse'] });
    expect(await merge(entityId('SHIRA', fundRef('Global PE FoF II')))).toEqual({ duplicateId: ['notFound'] });
    expect(await merge(kept.id)).toEqual({ duplicateId: ['sameEntity'] });
    const free = await addDuplicate('DUP2');
    const byOwner = await doAs(OWNER, MERGE, { version: kept.version, input: { keptId: kept.id, duplicateId: free } });
    expect(byOwner.errors).toBeDefined();
    expect((await readAny(free)).ref).toBe('DUP2');
  });
});
