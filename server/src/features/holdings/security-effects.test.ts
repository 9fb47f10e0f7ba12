import type { Figure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const FROM = '2026-08-31';
const EXACT = 1e-12;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Line = { securityId: string; ref: string; weight: Figure; return: Figure; effect: Figure };
type Effects = { asOf: string; from: string | null; days: string[]; lines: Line[]; return: Figure; benchmark: Figure; explained: Figure; other: Figure }; // oxfmt-ignore

async function effects(
  ref: string,
  { email = 'admin@hoshikawa.example', asOf = AS_OF, from }: { email?: string; asOf?: string; from?: string } = {},
) {
  const figure = '{ key value reason }';
  const query = `query($asset: ID!, $id: ID!, $asOf: String!, $from: String) { securityEffects(assetId: $asset, entityId: $id, asOf: $asOf, from: $from) {
    asOf from days lines { securityId ref weight ${figure} return ${figure} effect ${figure} } return ${figure} benchmark ${figure} explained ${figure} other ${figure} } }`;
  const { data, errors } = await server.ask(await server.as(email), query, { asset: ASSET, id: entityId('HOSHI', ref), asOf, from });
  const found: Effects | undefined = data?.securityEffects;
  return { found, refusal: errors?.[0]?.message };
}

async function needed(ref: string, asked = {}): Promise<Effects> {
  const { found, refusal } = await effects(ref, asked);
  if (!found) throw new Error(refusal);
  return found;
}

const number = ({ key, value }: Figure): number => {
  if (value === null) throw new Error(`${key} is not there`);
  return Number(value);
};

test.each(['HDB02', 'HDE02', 'HFE02'])(
  '1.38 the securities of %s and what none of them did are its excess, between any two statements',
  async ref => {
    const { days } = await needed(ref);
    expect(days.length).toBeGreaterThan(3);
    for (const from of days.filter(day => day < AS_OF).slice(0, 6)) {
      const { lines, return: own, benchmark, explained, other } = await needed(ref, { from });
      const sum = lines.reduce((total, { effect }) => total + Number(effect.value ?? 0), 0);
      expect(Math.abs(sum - number(explained))).toBeLessThan(EXACT);
      expect(Math.abs(sum + number(other) - (number(own) - number(benchmark)))).toBeLessThan(EXACT);
      expect(lines.reduce((total, { weight }) => total + number(weight), 0)).toBeCloseTo(1, 12);
      for (const { weight, return: unit, effect } of lines)
        if (effect.value === null) expect(unit).toMatchObject({ value: null, reason: 'no_data' });
        else expect(number(effect)).toBeCloseTo(number(weight) * (number(unit) - number(benchmark)), 14);
    }
  },
);

test('1.38 a security’s return is that of what was reported of a unit, and its effect traces down to those lines', async () => {
  const [line] = (await needed('HDE02', { from: FROM })).lines;
  if (!line) throw new Error('HDE02 held nothing');
  const [was, is] = await Promise.all(
    [FROM, AS_OF].map(day =>
      server.sql(
        `select market_value / units as unit from holding where entity_id = $1 and security_id = $2 and as_of = $3 and superseded_at is null`,
        [entityId('HOSHI', 'HDE02'), line.securityId, day],
      ),
    ),
  );
  expect(number(line.return)).toBeCloseTo(Number(is?.[0]?.unit) / Number(was?.[0]?.unit) - 1, 12);
  const trace = async (key: string) => {
    const query = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method inputs { figure { key value } } facts { value place } } }`;
    const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, { asset: ASSET, key });
    expect(errors).toBeUndefined();
    return data.trace as { method: string; inputs: { figure: Figure }[]; facts: { value: string }[] }; // the fields of the query
  };
  const effect = await trace(line.effect.key);
  expect(effect.method).toBe('holdings.effect');
  expect(effect.inputs.map(({ figure }) => figure.key.split('.')[1])).toEqual(['holdingWeight', 'holdingReturn', 'cumulativeBenchmark']);
  const unit = await trace(line.return.key);
  expect(unit.inputs).toHaveLength(4);
  expect((await trace(unit.inputs[0]?.figure.key ?? '')).facts.length).toBeGreaterThan(0);
});

test('1.38 a day without a statement, one without an earlier one and a wrong day say so', async () => {
  const { days } = await needed('HDE02');
  const first = days.at(-1) ?? '';
  const begun = await needed('HDE02', { asOf: first });
  expect(begun).toMatchObject({ from: null, explained: { value: null, reason: 'not_applicable' } });
  const none = await needed('HDE02', { asOf: '2017-03-31' });
  expect(none).toMatchObject({ from: null, lines: [] });
  expect((await effects('HDE02', { from: '2026-08-30' })).refusal).toBeTruthy();
  expect(await needed('HDE02', { from: AS_OF })).toMatchObject({ explained: { value: null, reason: 'not_applicable' } });
});

test('1.23 6.21 strangers find nothing, a manager reads its own mandate’s and nobody else’s, and only with the add-on', async () => {
  const refused = 'This action is unauthorized.';
  expect((await effects('HDE02', { email: 'admin@shirasagi.example' })).refusal).toBe('Not found.');
  expect((await effects('HDE02', { email: 'ops@tsubaki.example' })).refusal).toBe(refused);
  await server.sql(`update organisation set modules = modules || '{addOns}' where ref = 'TSUBA'`);
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'attribution') on conflict do nothing`, [
    demoId('TSUBA'),
  ]);
  const all = await Promise.all(
    ['HDB01', 'HDB02', 'HDE01', 'HDE02', 'HFE01', 'HFE02'].map(async ref => ({
      ref,
      ...(await effects(ref, { email: 'ops@tsubaki.example' })),
    })),
  );
  const seen = all.filter(({ found }) => found);
  const hidden = all.filter(({ found }) => !found);
  expect(seen.length).toBeGreaterThan(0);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { refusal } of hidden) expect(refusal).toBe('Not found.');
});
