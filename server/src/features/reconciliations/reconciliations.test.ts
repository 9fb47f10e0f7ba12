import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { managersLines, sendBook, withThree, type Line } from './testing/trust-bank';

/** A mandate of Hoshikawa's managed by Tsubaki, and its account at the trust bank. */
let server: TestServer;
let held: Line[];
const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MANAGER = 'ops@tsubaki.example';
const OTHER = 'ops@marlowe.example';
const BANK = 'desk@komorebi.example';
const STRANGER = 'admin@shirasagi.example';
const HMAIN = demoId('HMAIN');
const MANDATE = entityId('HOSHI', 'HDB01');
const MONTH = '2026-10-31';
const ACCOUNT = 'HDB01T';

beforeAll(async () => {
  server = await openTestServer();
  // Other organisations that have the module too: the data must be inaccessible to them, not only the screen.
  await server.sql(
    `update organisation set modules = modules || '{cashManagement}' where id = any($1) and not 'cashManagement' = any(modules)`,
    [[demoId('TSUBA'), demoId('SHIRA')]],
  );
  held = await managersLines(server, MANDATE, MONTH);
});
afterAll(() => server.close());

const keep = (email: string, lines: readonly Line[] = held, account = ACCOUNT, asOf = MONTH) =>
  sendBook(server, email, { lines, account, asOf });
const cashCode = () => held.find(({ isCash }) => isCash)?.security;
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const FIGURE = '{ key value reason }';
const POSITION = `id kind ref state cause note version isLapsed carriedSince decidedBy carriedCause managerUnits ${FIGURE} trusteeUnits ${FIGURE}
  unitsDifference ${FIGURE} managerValue ${FIGURE} trusteeValue ${FIGURE} difference ${FIGURE} rateEffect ${FIGURE}`;
const SHOWN = `entityId asOf state open explained matched isLocked mayNote mayDecide accounts { ref } tolerance { percent amount version }
  managerValue ${FIGURE} trusteeValue ${FIGURE} difference ${FIGURE} positions { ${POSITION} }`;
const readIt = (email: string, asOf = MONTH, entity = MANDATE) =>
  ask(email, `query($a: ID!, $e: ID!, $m: String!) { reconciliation(assetId: $a, entityId: $e, asOf: $m) { ${SHOWN} } }`, {
    a: HMAIN,
    e: entity,
    m: asOf,
  });
const read = async (email = ADMIN, asOf = MONTH) => (await readIt(email, asOf)).data.reconciliation;
const codesOf = ({ errors }: Answer) => errors?.[0]?.extensions?.validation;
const messageOf = ({ errors }: Answer) => errors?.[0]?.message;
type Position = Record<'difference' | 'unitsDifference', { key: string; value: string }> & {
  id: string;
  ref: string | null;
  state: string;
  version: number;
};
const openOnes = (month: { positions: Position[] }) => month.positions.filter(({ state }) => state === 'open');

const inputFor = (position: Position | undefined) => ({
  position: position?.id,
  state: 'cleared',
  cause: 'settlementDate',
  note: 'Settles on 4 November',
  seenValue: position?.difference.value,
  seenUnits: position?.unitsDifference.value ?? '0',
  version: position?.version,
});
const save = (email: string, position: Position, change: object = {}, { asOf = MONTH, headers = {} } = {}) =>
  ask(
    email,
    `mutation($a: ID!, $e: ID!, $m: String!, $input: ReconciliationMarkInput!) { saveReconciliationMark(assetId: $a, entityId: $e, asOf: $m, input: $input) { ${SHOWN} } }`,
    { a: HMAIN, e: MANDATE, m: asOf, input: { ...inputFor(position), ...change } },
    headers,
  );

test('without the trust bank’s book there is nothing to compare, and it is said so', async () => {
  const { data } = await readIt(ADMIN, MONTH, entityId('HOSHI', 'HGA01'));
  expect(data.reconciliation).toMatchObject({ state: 'noTrusteeBook', open: 0, positions: [], accounts: [] });
  expect(await read()).toMatchObject({ state: 'matched', open: 0, difference: { value: '0' }, accounts: [{ ref: ACCOUNT }] });
});

test('the manager does not write the trust bank’s book, nor the trust bank the manager’s', async () => {
  expect(await keep(MANAGER)).toBe('trusteesValue');
  expect(await keep(BANK, held, 'HDB01')).toBe('managersValue');
});

test('manager against trust bank by security: units, value and cash, each side traced to its cell [2.6.36]', async () => {
  expect(await keep(BANK, withThree(held))).toBe('approved');
  const month = await read();
  expect(month).toMatchObject({
    state: 'open',
    open: 3,
    isLocked: false,
    mayDecide: true,
    tolerance: { percent: '0.01', amount: '1000000', version: 0 },
  });
  expect(new Set(openOnes(month).map(({ ref }) => ref))).toEqual(new Set([held[0]?.security, held[1]?.security, cashCode()]));
  const sum = month.positions.reduce((total: bigint, { difference }: Position) => total + BigInt(difference.value), 0n);
  expect(String(sum)).toBe(month.difference.value);
  expect(BigInt(month.managerValue.value) - BigInt(month.trusteeValue.value)).toBe(sum);
  const trace = async (key: string) =>
    (
      await ask(
        ADMIN,
        `query($a: ID!, $key: String!) { trace(assetId: $a, key: $key, first: 100) { method figure { value } inputs { figure ${FIGURE} } facts { value place sourceEn } } }`,
        { a: HMAIN, key },
      )
    ).data.trace;
  const doubled = month.positions.find(({ ref }: Position) => ref === held[1]?.security);
  const difference = await trace(doubled.difference.key);
  expect(difference).toMatchObject({ method: 'reconciliation.difference', figure: { value: doubled.difference.value } });
  const [managers, banks] = difference.inputs;
  expect([managers.figure.value, banks.figure.value]).toEqual([held[1]?.value, doubled.trusteeValue.value]);
  expect((await trace(managers.figure.key)).facts[0].place).toMatch(/!\w+\d+$/);
  const [account] = (await trace(banks.figure.key)).inputs;
  expect((await trace(account.figure.key)).facts.at(-1)).toMatchObject({
    value: banks.figure.value,
    place: expect.stringMatching(/^Holdings!G\d+$/),
  });
  expect((await trace(month.difference.key)).inputs).toHaveLength(month.positions.length);
});

test('who may see it: the owner, its readers, the manager and the bank; nobody else, not even that it is there', async () => {
  for (const email of [USER, READER, MANAGER, BANK]) expect([email, (await read(email)).open]).toEqual([email, 3]);
  for (const email of [OTHER, STRANGER]) expect([email, messageOf(await readIt(email))]).toEqual([email, 'Not found.']);
  const rights = async (email: string) => {
    const { mayNote, mayDecide } = await read(email);
    return [mayNote, mayDecide];
  };
  expect([await rights(USER), await rights(READER), await rights(MANAGER), await rights(BANK)]).toEqual([
    [true, true],
    [false, false],
    [true, false],
    [false, false],
  ]);
});

test('a manager explains; the owner clears, carries and opens again, each with its audit entry', async () => {
  const [first] = openOnes(await read());
  if (!first) throw new Error('no difference');
  expect(codesOf(await save(ADMIN, first, { cause: null }))).toEqual({ cause: ['required'] });
  expect(messageOf(await save(MANAGER, first))).toBe('This action is unauthorized.');
  expect(messageOf(await save(READER, first))).toBe('This action is unauthorized.');
  expect(messageOf(await save(BANK, first))).toBe('This action is unauthorized.');
  for (const email of [OTHER, STRANGER]) expect([email, messageOf(await save(email, first))]).toEqual([email, 'Not found.']);
  const noted = await save(MANAGER, first, { state: 'open' });
  expect(noted.data.saveReconciliationMark).toMatchObject({ open: 3 });
  const explained = { ...first, version: 1 };
  expect((await save(ADMIN, explained)).data.saveReconciliationMark).toMatchObject({ open: 2, explained: 1 });
  expect(messageOf(await save(MANAGER, { ...first, version: 2 }, { state: 'open' }))).toBe('This action is unauthorized.');
  expect((await save(USER, { ...first, version: 2 }, { state: 'open' })).data.saveReconciliationMark.open).toBe(3);
  expect((await save(ADMIN, { ...first, version: 3 }, { state: 'carried' })).data.saveReconciliationMark.open).toBe(2);
  const trail = await server.sql(
    `select action, after from audit where action like 'reconciliation.%' and subject_id = $1 and organisation_id = $2 order by seq`,
    [MANDATE, demoId('HOSHI')],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'reconciliation.note',
    'reconciliation.clear',
    'reconciliation.reopen',
    'reconciliation.carry',
  ]);
  expect(trail[3]?.['after']).toMatchObject({
    asOf: MONTH,
    position: first.ref,
    difference: first.difference.value,
    cause: 'settlementDate',
  });
});

test('twenty at once: one decision is kept; a retry with the same key is the same decision', async () => {
  const [one] = openOnes(await read());
  if (!one) throw new Error('no difference');
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => save(at % 2 ? ADMIN : USER, one)));
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(replies.flatMap(reply => messageOf(reply) ?? []))).toEqual(new Set(['Conflict.']));
  const again = { ...one, version: 1 };
  const headers = { 'idempotency-key': 'reopen-it-once' };
  for (let time = 0; time < 2; time++)
    expect(
      (await save(ADMIN, again, { state: 'open' }, { headers })).data.saveReconciliationMark.positions.find(
        ({ id }: Position) => id === one.id,
      ),
    ).toMatchObject({ state: 'open', version: 2 });
});

test('a decision about another difference than the books have is refused, and one that was made lapses when they change', async () => {
  const [one] = openOnes(await read());
  if (!one) throw new Error('no difference');
  expect(messageOf(await save(ADMIN, one, { seenValue: '1' }))).toBe('Conflict.');
  expect(codesOf(await save(ADMIN, one, { seenValue: 'a lot' }))).toEqual({ seenValue: ['number'] });
  expect(codesOf(await save(ADMIN, { ...one, id: demoId('nobody') }))).toEqual({ position: ['notFound'] });
  const matched = (await read()).positions.find(({ state }: Position) => state === 'matched');
  expect(codesOf(await save(ADMIN, matched))).toEqual({ position: ['booksAgree'] });
  const cash = openOnes(await read()).find(({ ref }) => ref === cashCode());
  if (!cash) throw new Error('no cash difference');
  await save(ADMIN, cash);
  expect(await keep(BANK, withThree(held, 40_000_000n))).toBe('approved');
  expect((await read()).positions.find(({ id }: Position) => id === cash.id)).toMatchObject({
    state: 'open',
    isLapsed: true,
    difference: { value: '-40000000' },
  });
});

test('a populated month is closed: nothing is decided about it, and it says so', async () => {
  expect((await read(ADMIN, '2026-09-30')).isLocked).toBe(true);
  expect(codesOf(await readIt(ADMIN, '2026-10-30'))).toBeDefined();
  await server.sql(`update month_end set populated_at = now() where asset_id = $1 and as_of = $2`, [HMAIN, MONTH]);
  const [one] = openOnes(await read());
  if (!one) throw new Error('no difference');
  expect(codesOf(await save(ADMIN, one))).toEqual({ asOf: ['monthPopulated'] });
  await server.sql(`update month_end set populated_at = null where asset_id = $1 and as_of = $2`, [HMAIN, MONTH]);
});

test('what was carried is in the next month once, with where it comes from, and settled when the books agree', async () => {
  const september = '2026-09-30';
  await server.sql(`update month_end set populated_at = null where asset_id = $1 and as_of = $2`, [HMAIN, september]);
  expect(await keep(ADMIN, withThree(held), ACCOUNT, september)).toBe('approved');
  const of = (month: { positions: Position[] }) => month.positions.filter(({ ref }) => ref === held[0]?.security);
  const [missing] = of(await read(ADMIN, september));
  if (!missing) throw new Error('no difference');
  expect(missing.state).toBe('open');
  const carried = await save(USER, missing, { state: 'carried' }, { asOf: september });
  expect(of(carried.data.saveReconciliationMark)).toMatchObject([{ state: 'carried' }]);
  expect(of(await read())).toMatchObject([{ carriedSince: september, carriedCause: 'settlementDate', state: 'open' }]);
  expect(await keep(BANK, [...held.slice(0, 1), ...withThree(held)])).toBe('approved');
  expect(of(await read())).toMatchObject([{ carriedSince: september, state: 'settled' }]);
  await server.sql(`update month_end set populated_at = now() where asset_id = $1 and as_of = $2`, [HMAIN, september]);
});

test('the tolerance is the organisation’s, set by an administrator who has seen the last one', async () => {
  const set = (email: string, percent: string, amount: string, version: number) =>
    ask(email, `mutation($input: ReconciliationToleranceInput!) { setReconciliationTolerance(input: $input) { percent amount version } }`, {
      input: { percent, amount, version },
    });
  for (const email of [USER, READER])
    expect([email, messageOf(await set(email, '50', '1', 0))]).toEqual([email, 'This action is unauthorized.']);
  expect(codesOf(await set(ADMIN, '-1', '1.5', 0))).toEqual({ percent: ['percentRange'], amount: ['wholeYen'] });
  expect((await set(STRANGER, '50', '100000000000', 0)).data.setReconciliationTolerance.version).toBe(1);
  const cash = async () => (await read()).positions.find(({ ref }: Position) => ref === cashCode()).state;
  expect(await cash()).toBe('cleared');
  expect((await set(ADMIN, '50', '0', 0)).data.setReconciliationTolerance).toEqual({ percent: '50', amount: '0', version: 1 });
  expect(await cash()).toBe('matched');
  expect(messageOf(await set(ADMIN, '0', '1', 0))).toBe('Conflict.');
  expect((await set(ADMIN, '0', '24999999', 1)).data.setReconciliationTolerance.version).toBe(2);
  expect(await cash()).toBe('cleared');
});

test('the overview has every open mandate, what is open first and then by size, and only those that were granted', async () => {
  const list = async (email: string) =>
    (
      await ask(
        email,
        `query($a: ID!, $m: String!) { reconciliations(assetId: $a, asOf: $m) { entityId state open difference { value } } }`,
        { a: HMAIN, m: MONTH },
      )
    ).data?.reconciliations;
  const all = await list(ADMIN);
  expect(all).toHaveLength(17);
  expect(all.find(({ entityId: id }: { entityId: string }) => id === MANDATE)).toMatchObject({ state: 'explained', open: 0 });
  const order = ['open', 'explained', 'matched', 'noManagerBook', 'noTrusteeBook'];
  const rank = ({ state, difference }: { state: string; difference: { value: string | null } }) =>
    order.indexOf(state) * 1e15 - Math.abs(Number(difference.value ?? 0));
  expect(all.map(rank)).toEqual(all.map(rank).toSorted((a: number, b: number) => a - b));
  const own = await list(MANAGER);
  expect(own.map(({ entityId: id }: { entityId: string }) => id).toSorted()).toEqual(
    ['HDB01', 'HDB02', 'HDE01', 'HDE02', 'HRE01'].map(ref => entityId('HOSHI', ref)).toSorted(),
  );
  expect(await list(STRANGER)).toBeUndefined();
});

test('several differences are cleared together or not at all, by whoever may clear one', async () => {
  const mandate = entityId('HOSHI', 'HDE01');
  const found = openOnes((await readIt(ADMIN, MONTH, mandate)).data.reconciliation);
  expect(found).toHaveLength(2);
  const clear = (email: string, changes: readonly object[] = [{}, {}]) =>
    ask(
      email,
      `mutation($a: ID!, $e: ID!, $m: String!, $inputs: [ReconciliationMarkInput!]!) { saveReconciliationMarks(assetId: $a, entityId: $e, asOf: $m, inputs: $inputs) { open } }`,
      { a: HMAIN, e: mandate, m: MONTH, inputs: changes.map((change, at) => ({ ...inputFor(found[at] ?? found[0]), ...change })) },
    );
  expect(messageOf(await clear(ADMIN, [{}, { seenValue: '1' }]))).toBe('Conflict.');
  expect(messageOf(await clear(MANAGER))).toBe('This action is unauthorized.');
  expect(messageOf(await clear(STRANGER))).toBe('Not found.');
  expect(codesOf(await clear(ADMIN, [{}, {}, {}]))).toEqual({ inputs: ['twice'] });
  expect(openOnes((await readIt(ADMIN, MONTH, mandate)).data.reconciliation)).toHaveLength(2);
  expect((await clear(USER)).data.saveReconciliationMarks.open).toBe(0);
});
