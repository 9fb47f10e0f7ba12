import { figureKey } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
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
