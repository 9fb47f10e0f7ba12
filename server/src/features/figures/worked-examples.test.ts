import { exampleAssets } from '@hakaru/contract/worked-example';
import { workedExamples } from '@hakaru/contract/worked-examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const READERS = { hoshi: 'view@hoshikawa.example', shira: 'admin@shirasagi.example' } as const;
const TRACE = `query($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key, first: 4) {
  method measure asOf figure { value } entity { name { en jp } } steps { id at unit value }
  inputs { measure asOf figure { value } entity { name { en jp } } } paginatorInfo { total } } }`;

test('1.20 every worked example of the manual is what the demo’s trace says today', async () => {
  expect(workedExamples.length).toBeGreaterThan(15);
  for (const { asset, key, steps, inputs, total, value, method, measure, asOf, entity } of workedExamples) {
    const { data } = await server.ask(await server.as(READERS[asset]), TRACE, { assetId: exampleAssets[asset], key });
    const trace = data.trace;
    expect(trace).toMatchObject({ method, measure, asOf, figure: { value }, entity: { name: entity }, paginatorInfo: { total } });
    expect(trace.steps).toEqual(expect.arrayContaining([...steps]));
    const found = trace.inputs.map(({ figure, entity, ...one }: { figure: { value: string }; entity: { name: object } }) => ({
      ...one,
      value: figure.value,
      entity: entity.name,
    }));
    expect(inputs.length === 0 ? [] : found).toEqual([...inputs]);
  }
});
