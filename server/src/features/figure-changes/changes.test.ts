import { sum, subtract, toText } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { keepSource, raiseBook, recordFacts, recordFlows } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const AUGUST = '2026-08-31';
const BEFORE_CORRECTION = '2026-10-04';

type Effect = {
  effect: string | null;
  facts: number;
  previous: string | null;
  fact: { value: string; asOf: string; person: string | null };
  entity: { ref: string };
};
type Change = {
  measure: string;
  horizon: string | null;
  entity: { ref: string };
  before: Shown;
  after: Shown;
  change: string | null;
  effects: Effect[];
};
type Shown = { key: string; value: string | null };

const QUERY = `query Changes($asset: ID!, $asOf: String!, $since: String!, $rows: GridRows, $columns: [String!]!) {
  changes(assetId: $asset, asOf: $asOf, since: $since, rows: $rows, columns: $columns) {
    measure horizon entity { ref } before { key value } after { key value } change
    effects { effect facts previous fact { value asOf person } entity { ref } } } }`;

async function changesOf(variables: { asOf: string; since: string; rows: string; columns: string[] }, as = token): Promise<Change[]> {
  const { data, errors } = await server.ask(as, QUERY, { asset: ASSET, ...variables });
  expect(errors).toBeUndefined();
  return data.changes as Change[]; // the fields of the query above
}

const exactly = (values: readonly string[]) => toText(sum(['0', ...values]));
const isEqual = (left: string, right: string) => /^-?0(?:\.0*)?$/.test(toText(subtract(left, right)));

/** A later restatement of one mandate's month, recorded as an import would. */
async function restate(ref: string, asOf: string, added: number, at: string): Promise<void> {
  const [fact] = await server.sql(
    `select organisation_id, entity_id, measure, as_of, value, quality, source_id, id from observation
     where entity_id = $1 and measure = 'marketValue' and as_of = $2 and superseded_at is null`,
    [entityId('HOSHI', ref), asOf],
  );
  await server.sql(`update observation set superseded_at = $2 where id = $1`, [fact?.['id'], at]);
  await server.sql(
    `insert into observation (organisation_id, entity_id, measure, as_of, value, quality, source_id, recorded_at)
     select organisation_id, entity_id, measure, as_of, value + $2, quality, source_id, $3 from observation where id = $1`,
    [fact?.['id'], added, at],
  );
  await server.sql(`update book_version set version = version + 1 where asset_id = $1`, [ASSET]);
}

describe('what changed since', () => {
  test('the correction of October is the one fact that moved August, by its own amount to the yen', async () => {
    const [total] = await changesOf({ asOf: AUGUST, since: BEFORE_CORRECTION, rows: 'root', columns: ['marketValue.-'] });
    expect(total?.change).toBe('18200000');
    expect(total?.effects).toMatchObject([{ effect: '18200000', facts: 1, entity: { ref: 'HDB02' }, fact: { asOf: AUGUST } }]);
    expect(total?.effects[0]?.fact.person).not.toBeNull();
    expect(Number(total?.effects[0]?.fact.value) - Number(total?.effects[0]?.previous)).toBe(18_200_000);
  });

  test('nothing changed since yesterday', async () => {
    const columns = ['marketValue.-', 'return.1y'];
    expect(await changesOf({ asOf: AUGUST, since: '2026-11-01', rows: 'accounts', columns })).toEqual([]);
  });

  test('a figure that could not be worked out then names the reports it was waiting for', async () => {
    const [total] = await changesOf({ asOf: '2026-09-30', since: BEFORE_CORRECTION, rows: 'root', columns: ['return.1m'] });
    expect(total).toMatchObject({ before: { value: null }, change: null });
    expect(total?.effects.length).toBeGreaterThan(0);
    expect(total?.effects.every(({ effect, fact }) => effect === null || fact.value !== '')).toBe(true);
    const appeared = total?.effects.findIndex(({ effect }) => effect !== null) ?? -1;
    const waited = appeared < 0 ? total?.effects : total?.effects.slice(0, appeared);
    expect(waited?.length).toBeGreaterThan(0);
    expect(waited?.every(({ fact }) => fact.asOf <= '2026-09-30')).toBe(true);
  });

  test('several facts, one after the other: the effects of every figure add up to its change without a rest', async () => {
    await restate('HDE01', '2026-07-31', 31_000_007, '2026-10-20T10:00:00+09:00');
    await restate('HFE02', AUGUST, -12_345_679, '2026-10-21T10:00:00+09:00');
    await restate('HDE01', '2026-07-31', -5_000_003, '2026-10-22T10:00:00+09:00');
    const columns = [
      'marketValue.-',
      'profit.1m',
      'weight.-',
      'return.1m',
      'return.3m',
      'return.1y',
      'return.itd',
      'excess.1y',
      'volatility.3y',
      'toPolicy.-',
    ];
    const moved = await changesOf({ asOf: AUGUST, since: BEFORE_CORRECTION, rows: 'accounts', columns });
    expect(moved.length).toBeGreaterThan(60);
    const whole = moved.find(({ entity, measure }) => entity.ref === 'TOTAL' && measure === 'return');
    expect(whole?.effects.length).toBeGreaterThanOrEqual(2);
    for (const { before, after, change, effects } of moved) {
      const sums = isEqual(exactly(effects.map(({ effect }) => effect ?? '')), change ?? '');
      const isDifference = isEqual(toText(subtract(after.value ?? '', before.value ?? '')), change ?? '');
      expect({ key: after.key, sums, isDifference }).toEqual({ key: after.key, sums: true, isDifference: true });
    }
  });

  test('a corrected day of a flow alone moves returns, and is their cause', async () => {
    const organisationId = demoId('HOSHI');
    const mandate = entityId('HOSHI', 'HDB01');
    const record = async (day: string, at: string, isFirst: boolean) =>
      await inScope(server.app.database.db, { organisation: organisationId }, async db => {
        const source = await keepSource(db, organisationId, { kind: 'person', labelEn: 'By hand', labelJp: '手入力' });
        const observations = [{ entityId: mandate, measure: 'flow' as const, asOf: AUGUST, value: '400000000', recordedAt: at }];
        if (isFirst) await recordFacts(db, { organisationId, assetId: ASSET, source, observations });
        const flows = [{ day, amount: '400000000', valueBefore: null }];
        await recordFlows(db, { organisationId, sourceId: source, months: [{ entityId: mandate, asOf: AUGUST, recordedAt: at, flows }] });
        await raiseBook(db, organisationId, ASSET);
      });
    await record('2026-08-05', '2026-10-25T01:00:00.000Z', true);
    await record('2026-08-25', '2026-10-26T01:00:00.000Z', false);
    const ask = { asOf: AUGUST, rows: 'accounts', columns: ['return.1m', 'return.3m', 'profit.1m', 'flow.1m'] };
    const days = await changesOf({ ...ask, since: '2026-10-25T12:00:00Z' });
    expect([...new Set(days.map(({ entity }) => entity.ref))]).toEqual(expect.arrayContaining(['HDB01', 'DB', 'TOTAL']));
    expect(days.every(({ measure }) => measure === 'return')).toBe(true);
    for (const { effects } of days)
      expect(effects).toMatchObject([{ entity: { ref: 'HDB01' }, fact: { asOf: '2026-08-25', value: '400000000' } }]);
    const both = await changesOf({ ...ask, since: '2026-10-24T12:00:00Z' });
    for (const { change, effects } of [...days, ...both])
      expect(isEqual(exactly(effects.map(({ effect }) => effect ?? '')), change ?? '')).toBe(true);
    expect(both.find(({ entity, measure }) => entity.ref === 'HDB01' && measure === 'return')?.effects).toHaveLength(2);
  });

  test('a stranger learns nothing, and a manager only of its own mandates', async () => {
    const stranger = await server.ask(await server.as('staff@sazanami.example'), QUERY, {
      asset: ASSET,
      asOf: AUGUST,
      since: BEFORE_CORRECTION,
      rows: 'root',
      columns: ['marketValue.-'],
    });
    expect(stranger.errors).toHaveLength(1);
    const manager = await server.as('ops@tsubaki.example');
    const seen = await changesOf({ asOf: AUGUST, since: BEFORE_CORRECTION, rows: 'mandates', columns: ['marketValue.-'] }, manager);
    expect(seen.map(({ entity }) => entity.ref)).toEqual(['HDB02']);
  });
});
