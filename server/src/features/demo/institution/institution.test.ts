import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { demoId } from '#features/demo/demo-id';
import { entityId } from './structure';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.signIn('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const TOTAL = entityId('HOSHI', 'TOTAL');
const AS_OF = '2026-09-30';

type Row = { entityId: string; figures: { value: string | null; reason: string | null; quality: { have: number; of: number } }[] };

async function grid(rows: string, columns: string[], asOf = AS_OF) {
  const query = `query Grid($columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", rows: ${rows}, columns: $columns)
    { entityId figures { key value reason quality { have of weakest } } } }`;
  const { body } = await server.call('POST', '/graphql', { token, body: { query, variables: { columns } } });
  expect(body.errors).toBeUndefined();
  const found: Row[] = body.data.figureGrid;
  return found;
}

const percent = (value: string | null | undefined) => (value == null ? '-' : (Number(value) * 100).toFixed(2));

describe('the pension fund at the last populated month-end', () => {
  test('1.05 its total is 123,454 million yen, all of it there', async () => {
    const [total] = await grid('root', ['marketValue.-']);
    expect(total?.entityId).toBe(TOTAL);
    expect(Math.round(Number(total?.figures[0]?.value) / 1e6)).toBe(123_454);
    expect(total?.figures[0]?.quality).toMatchObject({ have: 17, of: 17, weakest: 'estimated' });
  });

  test('9.036 its returns are those of the design, and ten years are blank', async () => {
    const horizons = ['1m', '3m', 'qtd', 'fytd', '1y', '3y', '5y', '10y', 'itd'];
    const [total] = await grid('root', [...horizons.map(horizon => `return.${horizon}`), 'volatility.itd']);
    expect(total?.figures.map(({ value }) => percent(value))).toEqual([
      '1.65',
      '2.07',
      '2.07',
      '4.38',
      '6.59',
      '6.89',
      '3.64',
      '-',
      '4.86',
      '5.66',
    ]);
    expect(total?.figures[7]?.reason).toBe('too_short');
  });

  test('the twelve class weights', async () => {
    const classes = await grid('classes', ['weight.-']);
    const shown = classes.map(({ figures: [weight] }) => (Number(weight?.value) * 100).toFixed(1));
    expect(shown).toEqual(['19.7', '9.7', '11.9', '6.0', '12.3', '18.8', '4.1', '4.6', '3.4', '4.9', '2.7', '1.9']);
  });

  test('October is partial: its value says how much of it is there, its return is blank', async () => {
    const [total] = await grid('root', ['marketValue.-', 'return.1m'], '2026-10-31');
    expect(total?.figures[0]?.quality).toMatchObject({ have: 7, of: 17 });
    expect(total?.figures[1]).toMatchObject({ value: null, reason: 'gap' });
  });
});

describe('a figure explains itself', () => {
  const ask = async (key: string, known?: string) => {
    const query = `query Trace($key: String!, $known: String) { trace(assetId: "${ASSET}", key: $key, known: $known, first: 100) { method figure { value }
      steps { id value unit } inputs { figure { key value } entity { ref } } paginatorInfo { total } facts { value recordedAt supersededAt sourceKind place person } } }`;
    const { body } = await server.call('POST', '/graphql', { token, body: { query, variables: { key, known } } });
    return body.data.trace;
  };

  test('from the year’s return to the month, to values, to the fact and its source', async () => {
    const year = await ask(`${TOTAL}.return.1y.${AS_OF}`);
    expect(year).toMatchObject({ method: 'returns.horizon', paginatorInfo: { total: 12 } });
    const month = await ask(year.inputs[11].figure.key);
    expect(month.inputs.map(({ figure }: { figure: { key: string } }) => figure.key.split('.')[1])).toEqual([
      'marketValue',
      'marketValue',
      'flow',
    ]);
    const total = await ask(month.inputs[1].figure.key);
    expect(total.method).toBe('figures.sum');
    const bonds = await ask(total.inputs[0].figure.key);
    const fact = await ask(bonds.inputs[0].figure.key);
    expect(fact).toMatchObject({ method: 'figures.fact', facts: [{ sourceKind: 'import', supersededAt: null }] });
  });

  test('a corrected fact shows both versions, and knowledge time shows the old figure', async () => {
    const key = `${entityId('HOSHI', 'HDB02')}.marketValue.-.2026-08-31`;
    const now = await ask(key);
    expect(now.facts).toHaveLength(2);
    expect(now.facts[1]).toMatchObject({ sourceKind: 'import', supersededAt: null, recordedAt: '2026-10-05T01:30:00.000Z' });
    const before = await ask(key, '2026-10-04');
    expect(BigInt(now.figure.value) - BigInt(before.figure.value)).toBe(18_200_000n);
  });
});
