import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';

async function recalculate(email: string, assetId = ASSET) {
  const query = `mutation($assetId: ID!) { recalculatePeriodReturn(assetId: $assetId, asOf: "${AS_OF}") {
    figures corrected digest since person changes { entity { id } horizon change effects { effect fact { value } } } } }`;
  const { data, errors } = await server.ask(await server.as(email), query, { assetId });
  return { done: data?.recalculatePeriodReturn, refusal: errors?.[0]?.message };
}

test('4.043 equal facts give equal figures to the bit, and the trail says who asked', async () => {
  const first = (await recalculate('admin@hoshikawa.example')).done;
  const second = (await recalculate('user@hoshikawa.example')).done;
  expect(first).toMatchObject({ corrected: 0 });
  expect(first.figures).toBeGreaterThan(300);
  expect(second.digest).toBe(first.digest);
  expect(second.changes).toEqual([]);
  const trail = await server.sql(
    `select after ->> 'digest' as digest from audit where action = 'figures.recalculate' and organisation_id = $1`,
    [demoId('HOSHI')],
  );
  expect(trail.map(({ digest }) => digest)).toEqual([first.digest, first.digest]);
});

test('a fact recorded since is reported with what it did to each period, summing to the change', async () => {
  await recalculate('admin@hoshikawa.example');
  await inScope(server.app.database.db, { organisation: demoId('HOSHI') }, async db => {
    const observation = { entityId: entityId('HOSHI', 'HDE01'), measure: 'marketValue' as const, asOf: AS_OF, value: '12345678901' };
    const source = { kind: 'person', labelEn: 'Restated', labelJp: '訂正' } as const;
    await recordFacts(db, {
      organisationId: demoId('HOSHI'),
      assetId: ASSET,
      source,
      observations: [{ ...observation, recordedAt: new Date().toISOString() }],
    });
  });
  const { done } = await recalculate('admin@kaede.example');
  const mine = done.changes.find(
    (one: { entity: { id: string }; horizon: string }) => one.entity.id === entityId('HOSHI', 'HDE01') && one.horizon === '1m',
  );
  expect(mine.effects).toHaveLength(1);
  expect(mine.effects[0]).toMatchObject({ effect: mine.change, fact: { value: '12345678901' } });
  expect(done.changes.length).toBeGreaterThan(10);
  expect(done.corrected).toBe(0);
});

test('G93 readers, managers and strangers do not recalculate', async () => {
  expect((await recalculate('view@hoshikawa.example')).refusal).toBe('This action is unauthorized.');
  expect((await recalculate('ops@tsubaki.example')).refusal).toBe('This action is unauthorized.');
  expect((await recalculate('admin@shirasagi.example')).refusal).toBe('Not found.');
});
