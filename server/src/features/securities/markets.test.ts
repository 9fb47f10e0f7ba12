import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const OWNER = 'admin@hoshikawa.example';
const AS_OF = '2026-09-30';
const SEC = demoId('HOSHI|security|SEC001');

type Fact = {
  measure: string;
  asOf: string;
  value: string;
  supersededAt: string | null;
  sourceKind: string;
  sourceEn: string;
  person: string | null;
};
const FACTS = '{ measure asOf value supersededAt sourceKind sourceEn person }';

async function askData(query: string, variables: object, person = OWNER) {
  const { data, errors } = await server.ask(await server.as(person), query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

async function refused(query: string, variables: object, person = OWNER) {
  const { errors } = await server.ask(await server.as(person), query, { ...variables });
  return { message: errors?.[0]?.message, validation: errors?.[0]?.extensions?.validation };
}

const LIST = `query ($assetId: ID, $asOf: String, $known: String, $search: String, $type: String, $currency: String, $stale: Boolean, $first: Int, $page: Int) {
  securities(assetId: $assetId, asOf: $asOf, known: $known, search: $search, type: $type, currency: $currency, stale: $stale, first: $first, page: $page) {
    types currencies stale paginatorInfo { total lastPage }
    data { id ref userCode isin nameEn nameJp type1Name type2Name currency country rating riskWeightPercent userPriceFrequency
      latestPrice latestPriceDate priorMonthEndPrice priorMonthEndPriceDate change isStale } } }`;
const securities = async (of: object = {}, person = OWNER) =>
  (await askData(LIST, { assetId: ASSET, asOf: AS_OF, first: 1000, ...of }, person)).securities;

describe('the master of securities', () => {
  test('2.6.19 3.087 3.088 3.089 3.090 3.091 3.092 3.093 every security with its latest price, the one of an earlier month, and the change between them', async () => {
    const { data, paginatorInfo, types, currencies } = await securities();
    expect([data.length, paginatorInfo.total]).toEqual([220, 220]);
    expect(types).toContain('government bond');
    expect(currencies).toContain('JPY');
    expect(data[0]).toMatchObject({ ref: 'SEC001', userCode: 'H001', currency: 'JPY', country: 'JP', isin: expect.stringMatching(/^ZZ/) });
    for (const name of ['nameEn', 'nameJp', 'type1Name', 'userPriceFrequency'])
      expect(data.every((row: Record<string, unknown>) => row[name])).toBe(true);
    for (const name of ['type2Name', 'rating', 'riskWeightPercent'])
      expect(data.some((row: Record<string, unknown>) => row[name])).toBe(true);
    const priced = data.filter((one: { change: number | null }) => one.change !== null);
    expect(priced.length).toBeGreaterThan(150);
    for (const { latestPrice, priorMonthEndPrice, latestPriceDate, priorMonthEndPriceDate, change } of priced) {
      expect(change).toBeCloseTo(Number(latestPrice) / Number(priorMonthEndPrice) - 1, 12);
      expect(priorMonthEndPriceDate.slice(0, 7) < latestPriceDate.slice(0, 7) && latestPriceDate <= AS_OF).toBe(true);
    }
  });

  test('search reads codes and both names; filters narrow, and what there is to filter by stays', async () => {
    const one = await securities({ search: 'sec001' });
    expect(one.data.map(({ ref }: { ref: string }) => ref)).toEqual(['SEC001']);
    const byName = await securities({ search: one.data[0].nameJp });
    expect(byName.data.map(({ ref }: { ref: string }) => ref)).toContain('SEC001');
    expect((await securities({ search: '100%' })).data).toEqual([]);
    const dollars = await securities({ currency: 'USD', type: 'equity' });
    expect(dollars.data.length).toBeGreaterThan(0);
    expect(new Set(dollars.data.map((row: { currency: string; type1Name: string }) => `${row.currency} ${row.type1Name}`))).toEqual(
      new Set(['USD equity']),
    );
    expect(dollars.types.length).toBeGreaterThan(3);
  });

  test('a price of an earlier month is stale where it should be monthly, and the filter finds exactly those', async () => {
    const { data, stale } = await securities();
    const marked = data.filter(({ isStale }: { isStale: boolean }) => isStale);
    expect(marked.length).toBe(stale);
    for (const { latestPriceDate, userPriceFrequency } of marked) {
      expect(userPriceFrequency).not.toBe('irregularly');
      expect(latestPriceDate < '2026-09-03').toBe(true);
    }
    const filtered = await securities({ stale: true });
    expect(filtered.data).toEqual(marked);
  });

  test('as known before June, an issuer has the rating it had then', async () => {
    const of = { search: 'SEC096' };
    const now = await securities(of);
    const then = await securities({ ...of, known: '2026-05-31' });
    expect(now.data[0].rating).toBe('BB+');
    expect(then.data[0].rating).not.toBe('BB+');
  });

  test('the consultant reads its client’s; a person without the package, and another organisation, read nothing', async () => {
    expect((await securities({}, 'admin@kaede.example')).data.length).toBe(220);
    expect((await refused(LIST, { assetId: ASSET }, 'admin@shirasagi.example')).message).toBe('Not found.');
    await server.sql(
      `delete from user_package where user_id = (select id from app_user where email = 'view@hoshikawa.example') and type = 'securities'`,
    );
    expect((await refused(LIST, { assetId: ASSET }, 'view@hoshikawa.example')).message).toBe('This action is unauthorized.');
  });
});

const ADD = `mutation ($securityId: ID!, $input: SecurityPriceInput!, $overwrite: Boolean) { addSecurityPrice(securityId: $securityId, input: $input, overwrite: $overwrite) }`;
const DELETE = `mutation ($securityId: ID!, $day: String!, $price: String!) { deleteSecurityPrice(securityId: $securityId, day: $day, price: $price) }`;
const STORIES = `query ($securityId: ID!, $days: [String!]!) { priceStories(assetId: "${ASSET}", securityId: $securityId, days: $days) ${FACTS} }`;
const PRICES = `query ($securityId: ID!) { securityPrices(assetId: "${ASSET}", securityId: $securityId, asOf: "2026-10-31", first: 100) { data { day price versions sourceEn } paginatorInfo { total } } }`;

const stories = async (days: string[]): Promise<Fact[]> => (await askData(STORIES, { securityId: SEC, days })).priceStories;

describe('prices', () => {
  test('a price entered by hand stands with its person; another for the same day is asked about first, and the earlier one stays to be read', async () => {
    const day = '2026-10-15';
    expect((await askData(ADD, { securityId: SEC, input: { day, price: '101.25' } })).addSecurityPrice).toBe(true);
    const again = { securityId: SEC, input: { day, price: '101.50' } };
    expect((await refused(ADD, again)).validation).toEqual({ day: ['priceExists'] });
    await askData(ADD, { ...again, overwrite: true });
    const found = await stories([day]);
    expect(found.map(({ value, supersededAt }) => [value, supersededAt === null])).toEqual([
      ['101.25', false],
      ['101.50', true],
    ]);
    expect(found[1]).toMatchObject({ measure: 'price', sourceKind: 'person' });
    expect(found[1]?.person).toBeTruthy();
    // Sending the same price twice records one price.
    await askData(ADD, again);
    expect((await stories([day])).length).toBe(2);
  });

  test('a price of zero, of no day, or finer than ten decimals is refused on its field', async () => {
    for (const [input, fields] of [
      [{ day: '2026-10-16', price: '0' }, { price: ['positive'] }],
      [{ day: '2026-10-16', price: '1.00000000001' }, { price: ['positive'] }],
      [{ day: '2026-02-30', price: '1' }, { day: ['dateFormat'] }],
    ] as const)
      expect((await refused(ADD, { securityId: SEC, input })).validation).toEqual(fields);
  });

  test('8.068 8.040 a price is taken back: it no longer stands, is kept as withdrawn, and cannot be taken back twice or by who saw another', async () => {
    const day = '2026-10-20';
    await askData(ADD, { securityId: SEC, input: { day, price: '99' } });
    expect((await refused(DELETE, { securityId: SEC, day, price: '98' })).message).toBe('Conflict.');
    expect((await askData(DELETE, { securityId: SEC, day, price: '99' })).deleteSecurityPrice).toBe(true);
    expect((await refused(DELETE, { securityId: SEC, day, price: '99' })).message).toBe('Not found.');
    const { data } = (await askData(PRICES, { securityId: SEC })).securityPrices;
    expect(data.map((row: { day: string }) => row.day)).not.toContain(day);
    const [withdrawn] = await stories([day]);
    expect(withdrawn?.value).toBe('99');
    expect(withdrawn?.supersededAt).not.toBeNull();
    const trail = await server.sql(`select action from audit where subject_id = $1 order by seq desc limit 1`, [SEC]);
    expect(trail[0]).toEqual({ action: 'price.withdraw' });
  });

  test('5.052 a price on which a published report rests is not deleted; before it was published, or of another month, it is', async () => {
    const [held] = await server.sql(
      `select h.security_id as id, h.as_of::text as month, h.entity_id as entity from holding h
       join entity e on (e.organisation_id, e.id) = (h.organisation_id, h.entity_id)
       where h.organisation_id = $1 and e.asset_id = $2 and not exists (
         select from report r where r.organisation_id = h.organisation_id and r.asset_id = e.asset_id and r.as_of = h.as_of)
       order by h.as_of, e.ref, h.place limit 1`,
      [demoId('HOSHI'), ASSET],
    );
    const securityId = String(held?.['id']);
    const month = String(held?.['month']);
    const day = `${month.slice(0, 8)}13`;
    const elsewhen = '2011-03-15';
    const add = (on: string) => askData(ADD, { securityId, input: { day: on, price: '77' }, overwrite: true });
    const remove = async (on: string) => (await askData(DELETE, { securityId, day: on, price: '77' })).deleteSecurityPrice;
    await add(day);
    expect(await remove(day)).toBe(true);
    await add(day);
    await add(elsewhen);
    await publish(month, String(held?.['entity']));
    expect((await refused(DELETE, { securityId, day, price: '77' })).validation).toEqual({ day: ['publishedData'] });
    const [kept] = (await askData(STORIES, { securityId, days: [day] })).priceStories.slice(-1);
    expect(kept).toMatchObject({ value: '77', supersededAt: null });
    expect(await remove(elsewhen)).toBe(true);
  });

  test('7G.26 readers may not tell prices, and nobody tells those of another organisation', async () => {
    const input = { day: '2026-10-21', price: '5' };
    await server.sql(`update app_user set role = 'readonly' where email = 'user@hoshikawa.example'`);
    expect((await refused(ADD, { securityId: SEC, input }, 'user@hoshikawa.example')).message).toBe('This action is unauthorized.');
    expect((await refused(ADD, { securityId: SEC, input }, 'admin@shirasagi.example')).message).toBe('Not found.');
    expect((await refused(DELETE, { securityId: SEC, day: AS_OF, price: '5' }, 'admin@shirasagi.example')).message).toBe('Not found.');
  });
});

/** Inserts a published report of a mandate. */
async function publish(asOf: string, entity: string): Promise<void> {
  await server.sql(
    `insert into report (organisation_id, asset_id, entity_id, as_of, version, content, sha256, known_at, published_at, published_by,
       publisher_name, publisher_organisation_id)
     select organisation_id, $2, $4, $3, 1, '', repeat('0', 64), now(), now(), id, name, organisation_id from app_user where email = $1`,
    [OWNER, ASSET, asOf, entity],
  );
}

const RATES = `query ($assetId: ID, $asOf: String, $pair: String, $source: String, $tenor: String, $from: String, $interpolateTo: String, $first: Int) {
  fxRates(assetId: $assetId, asOf: $asOf, pair: $pair, source: $source, tenor: $tenor, from: $from, interpolateTo: $interpolateTo, first: $first) {
    pairs sources tenors paginatorInfo { total }
    data { pair base quote date source tenor tenorDate bid mid ask latestSpot latestSpotDate interpolated interpolatedDate versions } } }`;
const rates = async (of: object = {}, person = OWNER) =>
  (await askData(RATES, { assetId: ASSET, asOf: AS_OF, first: 2000, ...of }, person)).fxRates;
const RATE_STORIES = `query ($pair: String!, $source: String!, $tenor: String!, $day: String!) {
  fxRateStories(assetId: "${ASSET}", pair: $pair, source: $source, tenor: $tenor, day: $day) ${FACTS} }`;
const ADD_RATE = `mutation ($input: FxRateInput!, $overwrite: Boolean) { addFxRate(input: $input, overwrite: $overwrite) }`;

describe('FX rates', () => {
  test('2.6.18 3.097 3.098 3.099 3.100 3.101 the newest rate of each pair, source and tenor, with the latest spot and its date', async () => {
    const { data, pairs, sources, tenors } = await rates();
    expect(pairs.toSorted()).toEqual(['AUDJPY', 'CADJPY', 'EURJPY', 'GBPJPY', 'USDJPY']);
    expect(sources.length).toBe(8);
    expect(tenors).toContain('threeYears');
    const places = data.map((row: { pair: string; source: string; tenor: string }) => `${row.pair} ${row.source} ${row.tenor}`);
    expect(new Set(places).size).toBe(data.length);
    for (const { latestSpot, latestSpotDate, bid, mid, ask, tenor, date } of data) {
      expect(Number(bid) < Number(mid) && Number(mid) < Number(ask)).toBe(true);
      expect(latestSpotDate <= AS_OF && latestSpotDate >= date).toBe(true);
      if (tenor === 'spot') expect([latestSpot, latestSpotDate]).toEqual([mid, date]);
    }
    const later = (await rates({ asOf: '2026-09-15', pair: 'USDJPY', source: 'WMR' })).data;
    const forward = later.find(({ tenor }: { tenor: string }) => tenor === 'oneYear');
    expect(forward).toMatchObject({ date: '2026-08-31', latestSpotDate: '2026-09-15' });
  });

  test('3.102 the rate on a day asked for, linear between the days of the curve, and none beyond it', async () => {
    const of = { pair: 'USDJPY', source: 'WMR' };
    const { data } = await rates(of);
    const at = (tenor: string) => data.find((row: { tenor: string }) => row.tenor === tenor);
    const near = at('twoMonths');
    const far = at('threeMonths');
    const days = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;
    const to = new Date(Date.parse(near.tenorDate) + 10 * 86_400_000).toISOString().slice(0, 10);
    const share = 10 / days(near.tenorDate, far.tenorDate);
    const asked = (await rates({ ...of, interpolateTo: to })).data;
    for (const row of asked) {
      expect(row.interpolatedDate).toBe(to);
      expect(row.interpolated).toBeCloseTo(Number(near.mid) + (Number(far.mid) - Number(near.mid)) * share, 9);
    }
    const beyond = (await rates({ ...of, interpolateTo: '2031-01-01' })).data;
    expect(beyond.every((row: { interpolated: number | null }) => row.interpolated === null)).toBe(true);
    expect((await rates(of)).data[0].interpolated).toBeNull();
  });

  test('from a day on, every fixing since; each is traced to its source', async () => {
    const { data } = await rates({ pair: 'USDJPY', source: 'WMR', tenor: 'spot', from: '2026-09-01' });
    expect(data.length).toBe(22);
    expect(data.every((row: { date: string }) => row.date >= '2026-09-01' && row.date <= AS_OF)).toBe(true);
    const found: Fact[] = (await askData(RATE_STORIES, { pair: 'USDJPY', source: 'WMR', tenor: 'spot', day: data[0].date })).fxRateStories;
    expect(found.map(({ measure, value }) => [measure, value])).toEqual([
      ['fxMid', data[0].mid],
      ['fxBid', data[0].bid],
      ['fxAsk', data[0].ask],
    ]);
    expect(found[0]?.sourceKind).toBe('import');
  });

  const input = { base: 'USD', quote: 'JPY', asOf: '2026-09-30', method: 'WMR', tenor: 'spot', tenorDate: '2026-10-02', mid: '130.5' };

  test('5.051 5.050 a rate of the same date and source asks before it overwrites; the one before stays to be read', async () => {
    expect((await refused(ADD_RATE, { input })).validation).toEqual({ asOf: ['spotRateExists'] });
    const forward = { ...input, tenor: 'oneMonth', tenorDate: '2026-11-02' };
    expect((await refused(ADD_RATE, { input: forward })).validation).toEqual({ asOf: ['rateExists'] });
    const { data: before } = await rates({ pair: 'USDJPY', source: 'WMR', tenor: 'spot' });
    expect((await askData(ADD_RATE, { input, overwrite: true })).addFxRate).toBe(true);
    const { data: after } = await rates({ pair: 'USDJPY', source: 'WMR', tenor: 'spot' });
    expect(after[0]).toMatchObject({ mid: '130.5', bid: null, ask: null, versions: 2 });
    const found: Fact[] = (await askData(RATE_STORIES, { pair: 'USDJPY', source: 'WMR', tenor: 'spot', day: AS_OF })).fxRateStories;
    const mids = found.filter(({ measure }) => measure === 'fxMid');
    expect(mids.map(({ value, supersededAt }) => [value, supersededAt === null])).toEqual([
      [before[0].mid, false],
      ['130.5', true],
    ]);
    // The same rate again needs no confirmation, because it changes nothing.
    expect((await askData(ADD_RATE, { input })).addFxRate).toBe(true);
  });

  test('a rate against itself, a tenor before its day, a bid above mid: each is refused on its field', async () => {
    for (const [change, fields] of [
      [{ quote: 'USD' }, { quote: ['sameCurrency'] }],
      [{ tenorDate: '2026-09-29' }, { tenorDate: ['beforeRateDate'] }],
      [{ bid: '131' }, { bid: ['bidAboveMid'] }],
      [{ ask: '130' }, { ask: ['askBelowMid'] }],
      [{ mid: '-1' }, { mid: ['positive'] }],
    ] as const)
      expect((await refused(ADD_RATE, { input: { ...input, ...change } })).validation).toEqual(fields);
  });
});
