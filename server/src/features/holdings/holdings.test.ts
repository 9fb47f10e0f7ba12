import { ratingScale } from '@hakaru/engine/bonds/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordSecurities } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const OWNER = 'admin@hoshikawa.example';
const HDB02 = entityId('HOSHI', 'HDB02');
const AS_OF = '2026-09-30';

type Figure = { key: string; value: string | null; reason: string | null };
type Line = Record<'value' | 'weight' | 'book' | 'unrealised' | 'change' | 'valueBefore' | 'units' | 'price' | 'duration', Figure> & {
  securityId: string;
  nameEn: string;
  isin: string;
  bucket: string;
  rating: string | null;
  move: string | null;
  isHeld: boolean;
  isStale: boolean;
};
type Statement = Record<'account' | 'total' | 'difference' | 'unrealised' | 'book' | 'duration' | 'change' | 'ratingScore', Figure> & {
  averageRating: string | null;
  ratedWeight: number | null;
  days: string[];
  lines: Line[];
  groups: { by: string; group: string; count: number; value: Figure; weight: Figure }[];
};

const FIGURE = '{ key value reason }';
const QUERY = `query ($assetId: ID!, $entityId: ID!, $asOf: String!, $compareTo: String, $known: String) {
  holdings(assetId: $assetId, entityId: $entityId, asOf: $asOf, compareTo: $compareTo, known: $known) {
    days account ${FIGURE} total ${FIGURE} difference ${FIGURE} book ${FIGURE} unrealised ${FIGURE} duration ${FIGURE} change ${FIGURE} averageRating ratedWeight ratingScore ${FIGURE}
    lines { securityId nameEn isin type1Name type2Name country currency rating riskWeightPercent maturityDate bucket priceDate isStale isHeld move
      units ${FIGURE} price ${FIGURE} value ${FIGURE} weight ${FIGURE} book ${FIGURE} unrealised ${FIGURE} duration ${FIGURE} valueBefore ${FIGURE} change ${FIGURE} }
    groups { by group count value ${FIGURE} weight ${FIGURE} } } }`;

type Ask = { entity?: string; asOf?: string; compareTo?: string | null; known?: string | null; person?: string };

async function ask({ entity = HDB02, asOf = AS_OF, compareTo = null, known = null, person = OWNER }: Ask = {}) {
  return await server.ask(await server.as(person), QUERY, { assetId: ASSET, entityId: entity, asOf, compareTo, known });
}

async function holdings(of: Ask = {}): Promise<Statement> {
  const { data, errors } = await ask(of);
  expect(errors).toBeUndefined();
  return data.holdings;
}

async function trace(key: string) {
  const query = `query ($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key, first: 100) { method part { en jp } figure ${FIGURE}
    inputs { measure part { en jp } figure ${FIGURE} } paginatorInfo { total } facts { measure value sourceKind supersededAt } } }`;
  const { data, errors } = await server.ask(await server.as(OWNER), query, { assetId: ASSET, key });
  expect(errors).toBeUndefined();
  return data.trace;
}

const sum = (figures: (Figure | undefined)[]) => figures.reduce((total, figure) => total + BigInt(figure?.value ?? 0), 0n);

describe('2.6.38 a statement of holdings', () => {
  test('foots to the account value to the yen, and says so', async () => {
    const { lines, total, account, difference, book, unrealised } = await holdings();
    expect(lines).toHaveLength(45);
    expect(sum(lines.map(({ value }) => value))).toBe(BigInt(total.value ?? 0));
    expect(total.value).toBe(account.value);
    expect(difference.value).toBe('0');
    expect(BigInt(unrealised.value ?? 0)).toBe(BigInt(total.value ?? 0) - BigInt(book.value ?? 0));
    expect(lines.reduce((all, { weight }) => all + Number(weight.value), 0)).toBeCloseTo(1, 12);
    expect(lines[0]?.isin).toMatch(/^ZZ\d{10}$/);
  });

  test('9.039 maturity buckets and ratings are groups that foot', async () => {
    const { groups, total, lines } = await holdings();
    for (const by of ['maturity', 'rating']) {
      const own = groups.filter(group => group.by === by);
      expect(sum(own.map(({ value }) => value))).toBe(BigInt(total.value ?? 0));
      expect(own.reduce((count, group) => count + group.count, 0)).toBe(lines.length);
    }
    const buckets = groups.filter(({ by }) => by === 'maturity').map(({ group }) => group);
    expect(buckets.toSorted()).toEqual(['1-3', '10+', '3-5', '5-7', '7-10', '<1', 'no maturity'].toSorted());
  });

  test('the average rating is that of the rated lines by value, with its share and its trace', async () => {
    const { averageRating, ratedWeight, ratingScore, lines } = await holdings();
    const rated = lines.filter(({ rating }) => rating !== null);
    const worth = (some: Line[]) => some.reduce((total, { value }) => total + Number(value.value), 0);
    const place = (rating: string | null) => ratingScale.findIndex(one => one === rating) + 1;
    const score = rated.reduce((total, { rating, value }) => total + place(rating) * Number(value.value), 0) / worth(rated);
    expect(rated.length).toBeGreaterThan(5);
    expect(Number(ratingScore.value)).toBeCloseTo(score, 10);
    expect(averageRating).toBe(ratingScale[Math.floor(score + 0.5) - 1]);
    expect(ratedWeight).toBeCloseTo(worth(rated) / worth(lines), 12);
    const traced = await trace(ratingScore.key);
    expect([traced.method, traced.figure.value]).toEqual(['bonds.average-rating', ratingScore.value]);
  });

  test('a month beside an earlier one: entered, left, changed, and changes that sum to the whole', async () => {
    const { lines, change } = await holdings({ compareTo: '2026-08-31' });
    const moves = (move: string) => lines.filter(line => line.move === move);
    expect(moves('entered')).toHaveLength(2);
    expect(moves('left')).toHaveLength(2);
    expect(moves('left').every(({ isHeld, value, valueBefore }) => !isHeld && value.value === null && valueBefore.value !== null)).toBe(
      true,
    );
    expect(moves('same').length + moves('changed').length).toBe(43);
    expect(sum(lines.map(line => line.change))).toBe(BigInt(change.value ?? 0));
  });

  test('a price nobody renewed is marked', async () => {
    const { lines } = await holdings({ entity: entityId('HOSHI', 'HFH01') });
    expect(lines.filter(({ isStale }) => isStale).length).toBeGreaterThan(0);
  });

  test('an account nobody sent lines for is empty, not zero', async () => {
    const { lines, total, difference, days } = await holdings({ entity: entityId('HOSHI', 'HAL01') });
    expect([lines, days]).toEqual([[], []]);
    expect(total).toMatchObject({ value: null, reason: 'no_data' });
    expect(difference).toMatchObject({ value: null, reason: 'no_data' });
  });

  test('knowledge time: before the correction the cash was lower, and the statement footed to the value of then', async () => {
    const at = { asOf: '2026-08-31' };
    const now = await holdings(at);
    const before = await holdings({ ...at, known: '2026-10-04' });
    expect(BigInt(now.total.value ?? 0) - BigInt(before.total.value ?? 0)).toBe(18_200_000n);
    expect([now.difference.value, before.difference.value]).toEqual(['0', '0']);
  });

  test('ratings are read as they were known', async () => {
    const rated = async (known: string | null) => {
      const { lines } = await holdings({ entity: entityId('HOSHI', 'HFH01'), asOf: '2026-05-31', known });
      return lines.find(({ isin }) => isin.startsWith('ZZ000000096'))?.rating;
    };
    expect([await rated('2026-06-14'), await rated(null)]).toEqual(['BBB+', 'BB+']);
  });
});

describe('figures of a statement explain themselves', () => {
  test('a weight, the whole, a line, its fact and source', async () => {
    const { lines } = await holdings();
    const weight = await trace(lines[3]?.weight.key ?? '');
    expect(weight.method).toBe('holdings.weight');
    expect(weight.part.en).toBe(lines[3]?.nameEn);
    const [line, whole] = weight.inputs;
    expect(Number(line.figure.value) / Number(whole.figure.value)).toBeCloseTo(Number(weight.figure.value), 12);
    const total = await trace(whole.figure.key);
    expect(total).toMatchObject({ method: 'figures.sum', paginatorInfo: { total: 45 } });
    const fact = await trace(line.figure.key);
    expect(fact).toMatchObject({
      method: 'figures.fact',
      facts: [{ measure: 'holdingValue', sourceKind: 'import', supersededAt: null }],
    });
  });

  test('every figure of every line is the one its trace works out', async () => {
    const { lines, groups } = await holdings({ compareTo: '2026-08-31' });
    const figures = [
      ...lines
        .slice(0, 4)
        .flatMap(line => [line.value, line.weight, line.book, line.unrealised, line.units, line.price, line.duration, line.change]),
      ...groups.slice(0, 3).flatMap(({ value, weight }) => [value, weight]),
    ];
    for (const figure of figures) expect((await trace(figure.key)).figure).toEqual(figure);
  });

  test('the corrected line shows both versions', async () => {
    const { lines } = await holdings({ asOf: '2026-08-31' });
    const cash = await trace(lines.find(({ nameEn }) => nameEn === 'Yen call deposit')?.value.key ?? '');
    expect(cash.facts).toHaveLength(2);
    expect(cash.facts[0].supersededAt).not.toBeNull();
  });

  test('a key that names no part of a statement is answered with a reason, not an error', async () => {
    const odd = await trace(`${HDB02}.holdingValue.-.${AS_OF}.~nothing~x`);
    expect(odd.figure).toMatchObject({ value: null, reason: 'not_applicable' });
  });
});

describe('who sees a statement', () => {
  test('its manager does, other managers get what a stranger gets', async () => {
    expect((await holdings({ person: 'ops@tsubaki.example' })).lines).toHaveLength(45);
    const other = await ask({ person: 'ops@marlowe.example' });
    const nobodys = await ask({ person: 'ops@marlowe.example', entity: '00000000-0000-4000-8000-000000000000' });
    expect(other.errors?.[0]?.message).toBe(nobodys.errors?.[0]?.message);
    expect(other.data?.holdings ?? null).toBeNull();
  });

  test('a manager whose grant has ended sees its statements to the last day, and none after', async () => {
    await server.sql(`update access_grant set to_day = '2026-07-31' where entity_id = $1 and role = 'manager'`, [HDB02]);
    const { days } = await holdings({ person: 'ops@tsubaki.example', asOf: '2026-07-31' });
    expect(days[0]).toBe('2026-07-31');
    const after = await holdings({ person: 'ops@tsubaki.example', compareTo: '2026-07-31' });
    expect(after.lines.every(({ isHeld }) => !isHeld)).toBe(true);
    expect(after.total).toMatchObject({ value: null, reason: 'no_data' });
    await server.sql(`update access_grant set to_day = null where entity_id = $1 and role = 'manager'`, [HDB02]);
  });

  test('6.37 a stranger gets the same answer for another’s account as for nobody’s, whichever asset it names', async () => {
    const stranger = await server.as('admin@shirasagi.example');
    const answer = async (assetId: string, entity: string) =>
      (await server.ask(stranger, QUERY, { assetId, entityId: entity, asOf: AS_OF })).errors;
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const assetId of [ASSET, demoId('SMAIN'), nobody]) {
      const refusal = await answer(assetId, HDB02);
      expect(refusal?.[0]?.message).toBeDefined();
      expect(refusal).toEqual(await answer(assetId, nobody));
    }
    const key = (await holdings()).lines[0]?.value.key ?? '';
    const traced = 'query ($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key) { figure { value } } }';
    for (const assetId of [ASSET, demoId('SMAIN')]) {
      const { errors } = await server.ask(stranger, traced, { assetId, key });
      expect(errors?.[0]?.message).toBeDefined();
    }
  });

  test('the consultant sees its client’s', async () => {
    expect((await holdings({ person: 'admin@kaede.example' })).lines).toHaveLength(45);
  });
});

describe('ratings hold from a day', () => {
  const HOLDER = { entity: entityId('HOSHI', 'HFH01') };
  const ratedOn = async (asOf: string, known: string | null = null) =>
    (await holdings({ ...HOLDER, asOf, known })).lines.find(({ isin }) => isin.startsWith('ZZ000000096'))?.rating;
  const groupsOn = async (asOf: string) => (await holdings({ ...HOLDER, asOf })).groups.filter(({ by }) => by === 'rating');

  async function rate(rating: string, fromDay: string | null): Promise<void> {
    const organisationId = demoId('HOSHI');
    const [held] = await server.sql(
      `select s.ref, v.* from security s join security_version v on v.security_id = s.id and v.superseded_at is null
       where s.organisation_id = $1 and v.isin like 'ZZ000000096%'`,
      [organisationId],
    );
    const text = (name: string) => (held?.[name] === null ? null : String(held?.[name]));
    const row = {
      ref: String(held?.['ref']),
      nameEn: String(held?.['name_en']),
      nameJp: String(held?.['name_jp']),
      type1: String(held?.['type1']),
      type2: text('type2'),
      currency: String(held?.['currency']),
      isin: text('isin'),
      country: text('country'),
      rating,
      fromDay,
      riskWeightPercent: text('risk_weight_percent'),
      couponPercent: text('coupon_percent'),
      maturityDate: text('maturity_date'),
      recordedAt: server.app.now().toISOString(),
    };
    const source = { kind: 'person' as const, labelEn: 'Agency', labelJp: '格付会社' };
    await inScope(server.app.database.db, { organisation: organisationId }, db =>
      recordSecurities(db, { organisationId, source, rows: [row] }),
    );
    server.passTime(60);
  }

  test('one changed today regroups no statement of an earlier month; one dated back holds from its day on; as known before, neither does', async () => {
    const months = ['2026-07-31', '2026-08-31', '2026-09-30'];
    const all = async (known: string | null = null) => await Promise.all(months.map(asOf => ratedOn(asOf, known)));
    const groups = await groupsOn('2026-09-30');
    expect(await all()).toEqual(['BB+', 'BB+', 'BB+']);
    const known = server.app.now().toISOString();
    server.passTime(60);
    await rate('B', null);
    expect(await all()).toEqual(['BB+', 'BB+', 'BB+']);
    expect(await groupsOn('2026-09-30')).toEqual(groups);
    await rate('CCC', '2026-08-10');
    expect(await all()).toEqual(['BB+', 'CCC', 'CCC']);
    expect(await groupsOn('2026-09-30')).not.toEqual(groups);
    expect(await all(known)).toEqual(['BB+', 'BB+', 'BB+']);
  });
});
