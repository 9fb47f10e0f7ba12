import { figureKey } from '@hakaru/contract/figures';
import { isZero, subtract, sum } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { raiseBook, recordCashflows } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('Kaplan-Schoar counts each notice on its day and gross: HPE01 since inception is 0.931, and its trace says how', async () => {
  const key = figureKey({ entityId: entityId('HOSHI', 'HPE01'), measure: 'pme', horizon: 'itd', asOf: '2026-09-30' });
  const { data, errors } = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key, first: 50) {
      figure { value } method steps { id value } inputs { measure asOf figure { value } } facts { measure asOf value } } }`,
    { asset: demoId('HMAIN'), key },
  );
  expect(errors).toBeUndefined();
  const { figure, method, steps, inputs, facts } = data.trace;
  expect(Number(figure.value).toFixed(3)).toBe('0.931');
  expect(method).toBe('private-assets.ks-pme');
  expect(steps[0]).toEqual({ id: 'notices', value: String(facts.length) });
  expect(facts.length).toBeGreaterThan(100);
  expect(inputs.filter(({ measure }: { measure: string }) => measure === 'marketValue')).toHaveLength(1);
});

/** Records a call of the programme's first fund late; called again, it supersedes the earlier call. */
async function recordCall(amount: string): Promise<void> {
  const organisationId = demoId('HOSHI');
  const row = {
    entityId: entityId('HOSHI', 'HPEF1'),
    asOf: '2026-05-15',
    notice: 'LATE-1',
    side: 'call' as const,
    type: 'investment' as const,
    amount,
    amountBase: amount,
    currency: 'JPY',
    recordedAt: server.app.now().toISOString(),
  };
  const source = { kind: 'person' as const, labelEn: 'A notice that came late', labelJp: '遅れて届いた通知' };
  await inScope(server.app.database.db, { organisation: organisationId }, async db => {
    await recordCashflows(db, { organisationId, source, rows: [row] });
    await raiseBook(db, organisationId, demoId('HMAIN'));
  });
  server.passTime(60);
}

test('a public market equivalent moved by a notice alone has the notice as its cause, and effects of several add up exactly', async () => {
  const since = server.app.now().toISOString();
  server.passTime(60);
  await recordCall('500000000');
  await recordCall('300000000');
  const { data, errors } = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `query($asset: ID!, $ids: [ID!], $since: String!) { changes(assetId: $asset, asOf: "2026-09-30", since: $since, entityIds: $ids, columns: ["pme.itd", "pmeReturn.itd", "return.1y"]) {
      before { key value } after { value } change effects { effect previous entity { ref } fact { measure value sourceEn } } } }`,
    { asset: demoId('HMAIN'), ids: [entityId('HOSHI', 'HPE01')], since },
  );
  expect(errors).toBeUndefined();
  type Effect = {
    effect: string;
    previous: string | null;
    entity: { ref: string };
    fact: { measure: string; value: string; sourceEn: string };
  };
  type Change = { before: { key: string; value: string }; after: { value: string }; change: string; effects: Effect[] };
  const changes = data.changes as Change[]; // the fields of the query above
  expect(changes.map(({ before }) => before.key.split('.')[1])).toEqual(['pme', 'pmeReturn']);
  for (const { change, effects, before, after } of changes) {
    expect(
      effects.map(({ entity, previous, fact }) => [entity.ref, fact.measure, previous && Number(previous), Number(fact.value)]),
    ).toEqual([
      ['HPEF1', 'investment', null, 500_000_000],
      ['HPEF1', 'investment', 500_000_000, 300_000_000],
    ]);
    expect(effects[0]?.fact.sourceEn).toBe('A notice that came late');
    expect(isZero(subtract(sum(effects.map(({ effect }) => effect)), change))).toBe(true);
    expect(isZero(subtract(subtract(after.value, before.value), change))).toBe(true);
  }
});
