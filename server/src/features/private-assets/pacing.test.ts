import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { fundTerms } from '#features/demo/series/private-funds';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const assetId = demoId('HMAIN');
const asOf = '2026-10-31';
const idOf = (name: string) => entityId('HOSHI', fundRef(name));
const PACING = `query($assetId: ID!, $fundId: ID!, $asOf: String!) { fundPacing(assetId: $assetId, fundId: $fundId, asOf: $asOf) {
  currency firstDay age fromDay reason commitment { value } unfunded { value key } nav { value key }
  years { until year callRate distributionRate call distribution nav navLow navHigh distributionLow distributionHigh }
  versions { fromDay contributionPercents lifeYears bow growthLowPercent growthPercent growthHighPercent yieldPercent version } } }`;
const WHOLE = `query($assetId: ID!, $entityId: ID, $asOf: String!, $currency: String) {
  programmePacing(assetId: $assetId, entityId: $entityId, asOf: $asOf, currency: $currency) {
    currency funds { fundId currency fromDay years reason } years { until low { call distribution nav } base { call distribution nav } high { call distribution nav } } } }`;
const SAVE = `mutation($fundId: ID!, $input: FundPacingInput!) { saveFundPacing(fundId: $fundId, input: $input) { fromDay lifeYears version } }`;

type Year = Record<'until' | 'call' | 'distribution' | 'nav' | 'navLow' | 'navHigh', string> & {
  year: number;
  callRate: number;
  distributionRate: number;
};
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const pacingOf = async (name: string) => {
  const { data, errors } = await ask(OWNER, PACING, { assetId, fundId: idOf(name), asOf });
  expect(errors).toBeUndefined();
  return data.fundPacing;
};

/** The formulas of the paper, calculated from the position shown on the page. */
function byHand({ commitment, unfunded, nav, age, versions, fromDay }: Awaited<ReturnType<typeof pacingOf>>): Year[] {
  const assumed = versions.find((one: { fromDay: string }) => one.fromDay === fromDay);
  let left = Math.min(Number(commitment.value), Math.max(0, Number(unfunded.value)));
  let value = Number(nav.value);
  const years = [];
  for (let year = age + 1; year <= assumed.lifeYears; year++) {
    const rates: string[] = assumed.contributionPercents;
    const call = (Number(rates[year - 1] ?? rates.at(-1)) / 100) * left;
    const grown = value * (1 + Number(assumed.growthPercent) / 100);
    const paid = Math.min(1, Math.max(Number(assumed.yieldPercent) / 100, (year / assumed.lifeYears) ** Number(assumed.bow))) * grown;
    left -= call;
    value = grown + call - paid;
    years.push({ year, call: call.toFixed(2), distribution: paid.toFixed(2), nav: value.toFixed(2) } as Year); // the fields compared
  }
  return years;
}

test('every open fund of the demo has assumptions, and its years follow from them and from where it stands', async () => {
  for (const { name } of fundTerms.filter(({ mandate }) => mandate.startsWith('H'))) {
    const pacing = await pacingOf(name);
    expect(pacing.reason).toBeNull();
    expect(pacing.years.length).toBeGreaterThan(0);
    const expected = byHand(pacing);
    pacing.years.forEach((year: Year, at: number) => {
      expect(year.year).toBe(expected[at]?.year);
      for (const pick of ['call', 'distribution', 'nav'] as const)
        expect(Math.abs(Number(year[pick]) - Number(expected[at]?.[pick]))).toBeLessThan(pacing.currency === 'JPY' ? 2 : 0.05);
      expect(Number(year.navLow)).toBeLessThanOrEqual(Number(year.nav));
      expect(Number(year.navHigh)).toBeGreaterThanOrEqual(Number(year.nav));
    });
  }
});

test('the start is the fund’s own figures, each with its trace, and life is counted from the commitment', async () => {
  const { firstDay, age, unfunded, nav, years } = await pacingOf('Japan Growth III');
  const [first] = await server.sql(`select min(as_of)::text as day from commitment where entity_id = $1`, [idOf('Japan Growth III')]);
  expect(firstDay).toBe(first?.['day']);
  expect([age, years[0].year, years[0].until]).toEqual([1, 2, '2027-10-31']);
  for (const { key } of [unfunded, nav]) {
    const { data } = await ask(OWNER, `query($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key) { figure { value } } }`, {
      assetId,
      key,
    });
    expect(data.trace.figure.value).not.toBeNull();
  }
});

test('assumptions that hold from a later day leave earlier month-ends as they were', async () => {
  const early = await ask(OWNER, PACING, { assetId, fundId: idOf('Japan Growth III'), asOf: '2025-12-31' });
  const late = await pacingOf('Japan Growth III');
  expect([early.data.fundPacing.fromDay, late.fromDay]).toEqual(['2025-09-30', '2026-03-31']);
  expect([early.data.fundPacing.years[0].callRate, late.years[0].callRate]).toEqual([0.22, 0.25]);
});

test('the programme is the sum of its funds at the day’s rates, and names the assumptions each is counted by', async () => {
  const { data } = await ask(OWNER, WHOLE, { assetId, entityId: entityId('HOSHI', 'HPE01'), asOf, currency: 'JPY' });
  const { funds, years } = data.programmePacing;
  expect(funds.map(({ fundId }: { fundId: string }) => fundId).toSorted()).toEqual(
    [idOf('Japan Buyout II'), idOf('Japan Growth III')].toSorted(),
  );
  const each = [await pacingOf('Japan Buyout II'), await pacingOf('Japan Growth III')];
  for (const at of [0, 3]) {
    const added = (pick: 'call' | 'distribution' | 'nav' | 'navLow') =>
      each.reduce((sum, { years }) => sum + Number(years[at]?.[pick] ?? 0), 0);
    expect(Number(years[at].base.call)).toBe(added('call'));
    expect(Number(years[at].base.distribution)).toBe(added('distribution'));
    expect(Number(years[at].base.nav)).toBe(added('nav'));
    expect(Number(years[at].low.nav)).toBe(added('navLow'));
  }
  const whole = await ask(OWNER, WHOLE, { assetId, asOf });
  expect(whole.data.programmePacing.funds.every(({ fromDay }: { fromDay: string | null }) => fromDay !== null)).toBe(true);
  expect(Number(whole.data.programmePacing.years[0].base.call)).toBeGreaterThan(Number(years[0].base.call));
});

const INPUT = {
  fromDay: '2026-10-01',
  contributionPercents: ['10', '20'],
  lifeYears: 12,
  bow: '2',
  growthLowPercent: '-2.5',
  growthPercent: '6',
  growthHighPercent: '9',
  yieldPercent: '1.5',
};

test('the owner writes assumptions, another version wins only over the one it was made from, and the forecast follows', async () => {
  const fundId = idOf('Secondaries V');
  const before = await pacingOf('Secondaries V');
  const { data } = await ask(OWNER, SAVE, { fundId, input: INPUT });
  expect(data.saveFundPacing.at(-1)).toEqual({ fromDay: '2026-10-01', lifeYears: 12, version: 1 });
  const after = await pacingOf('Secondaries V');
  expect(after.fromDay).toBe('2026-10-01');
  expect(after.years).toHaveLength(before.years.length + 1);
  expect(after.years[0].callRate).toBe(0.2);
  expect(refusal(await ask(OWNER, SAVE, { fundId, input: INPUT }))).toMatch(/changed|conflict/i);
  expect(refusal(await ask(OWNER, SAVE, { fundId, input: { ...INPUT, version: 7 } }))).toMatch(/changed|conflict/i);
  expect((await ask(OWNER, SAVE, { fundId, input: { ...INPUT, lifeYears: 9, version: 1 } })).data.saveFundPacing.at(-1)).toMatchObject({
    version: 2,
  });
  const [entries] = await server.sql(`select count(*)::int as count from audit where action = 'fundPacing.save' and subject_id = $1`, [
    fundId,
  ]);
  expect(entries?.['count']).toBe(2);
});

test('a fund past its assumed life says so instead of a forecast', async () => {
  const fundId = idOf('Buyout Fund III');
  await ask(OWNER, SAVE, { fundId, input: { ...INPUT, lifeYears: 5 } });
  const { years, reason } = await pacingOf('Buyout Fund III');
  expect([years, reason]).toEqual([[], 'too_short']);
});

test('nonsense is refused on its field; readers look, strangers find nothing', async () => {
  const fundId = idOf('Growth Partners I');
  const wrong = async (change: object) => refusal(await ask(OWNER, SAVE, { fundId, input: { ...INPUT, ...change } }));
  expect(await wrong({ growthLowPercent: '7' })).toEqual({ growthLowPercent: ['tooLarge'] });
  expect(await wrong({ growthHighPercent: '5' })).toEqual({ growthHighPercent: ['tooSmall'] });
  expect(await wrong({ contributionPercents: [] })).toEqual({ contributionPercents: ['required'] });
  expect(await wrong({ contributionPercents: ['120'] })).toEqual({ contributionPercents: ['tooLarge'] });
  expect(await wrong({ lifeYears: 0 })).toEqual({ lifeYears: ['tooSmall'] });
  expect(await wrong({ bow: 'x' })).toEqual({ bow: expect.arrayContaining(['number']) });
  expect(refusal(await ask(READER, SAVE, { fundId, input: INPUT }))).toBe('This action is unauthorized.');
  expect((await ask(READER, PACING, { assetId, fundId, asOf })).data.fundPacing.years.length).toBeGreaterThan(0);
  expect(refusal(await ask(STRANGER, SAVE, { fundId, input: INPUT }))).toBe('Not found.');
  expect(refusal(await ask(STRANGER, PACING, { assetId, fundId, asOf }))).toBe('Not found.');
  expect(refusal(await ask(STRANGER, WHOLE, { assetId, asOf }))).toBe('Not found.');
});
