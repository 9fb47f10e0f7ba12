import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let mandates: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  // Nine in the morning in Tokyo; the demo's today stays 10 November 2026.
  const dayMs = 86_400_000;
  server.passTime((dayMs - (server.app.now().getTime() % dayMs)) / 1000);
  const rows = await server.sql(`select ref, id from entity where type = 'mandate'`);
  mandates = Object.fromEntries(rows.map(({ ref, id }) => [ref, id]));
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const MANAGER = 'ops@marlowe.example';
const WARNINGS = `query($draft: InstructionDraft!) { instructionWarnings(draft: $draft) {
  cutOff { day time isPast } closures { country countryName countryNameJp holiday holidayJp } proposedDate duplicates { id ref number status } } }`;
const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id ref version } }`;
const move = (name: string) =>
  `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { id version number } }`;

const draftFor = (ref: string, change: object = {}) => ({
  entityId: mandates[ref],
  category: 'Fee',
  currency: 'JPY',
  settlementDate: '2026-11-16',
  amount: '777123',
  ...change,
});
const ask = async (email: string, draft: object) => await server.ask(await server.as(email), WARNINGS, { draft });
const warningsOf = async (email: string, draft: object) => {
  const { data, errors } = await ask(email, draft);
  expect(errors).toBeUndefined();
  return data.instructionWarnings;
};

test('a day that is open and before its cut-off has nothing against it', async () => {
  expect(await warningsOf(OWNER, draftFor('HDB01'))).toEqual({
    cutOff: { day: '2026-11-16', time: '11:00', isPast: false },
    closures: [],
    proposedDate: null,
    duplicates: [],
  });
});

test('a holiday in one centre is named in both languages, with the next day that is open in all', async () => {
  const labour = await warningsOf(OWNER, draftFor('HDB01', { settlementDate: '2026-11-23' }));
  expect(labour).toMatchObject({
    closures: [
      { country: 'JP', countryName: 'Japan', countryNameJp: '日本', holiday: 'Labour Thanksgiving Day', holidayJp: '勤労感謝の日' },
    ],
    proposedDate: '2026-11-24',
  });
  const thanksgiving = { currency: 'USD', counterCurrency: 'JPY', category: 'FX Forward', settlementDate: '2026-11-26' };
  expect(await warningsOf(MANAGER, draftFor('HFH01', thanksgiving))).toMatchObject({
    cutOff: { day: '2026-11-24', time: '15:00', isPast: false },
    closures: [{ country: 'US' }],
    proposedDate: '2026-11-27',
  });
});

test('a day that administration closed is closed here too', async () => {
  const close = `insert into holiday (country, day, is_open, name_en, name_jp, changed_by, changed_at)
    select 'JP', '2026-12-17', false, 'Day of mourning', '服喪の日', id, now() from app_user limit 1`;
  await server.sql(close);
  expect(await warningsOf(OWNER, draftFor('HDB01', { settlementDate: '2026-12-17' }))).toMatchObject({
    closures: [{ holiday: 'Day of mourning', holidayJp: '服喪の日' }],
    proposedDate: '2026-12-18',
  });
  await server.sql(`delete from holiday where day = '2026-12-17'`);
});

test('past its cut-off an instruction is proposed for the first day it can still reach', async () => {
  expect(await warningsOf(OWNER, draftFor('HDB01', { settlementDate: '2026-11-09' }))).toMatchObject({
    cutOff: { day: '2026-11-09', time: '11:00', isPast: true },
    proposedDate: '2026-11-10',
  });
  expect(await warningsOf(OWNER, draftFor('HDB01', { settlementDate: '2026-11-10' }))).toMatchObject({
    cutOff: { day: '2026-11-10', time: '11:00', isPast: false },
    proposedDate: null,
  });
  expect(await warningsOf(OWNER, draftFor('HDB01', { currency: 'USD', settlementDate: '2026-11-10' }))).toMatchObject({
    cutOff: { day: '2026-11-06', time: '15:00', isPast: true },
    proposedDate: '2026-11-12',
  });
});

test('the same mandate, category, amount and day warns of a duplicate, which stops nobody; a cancelled or deleted one does not', async () => {
  const input = { ...draftFor('HDB01'), type: 'fee', tradeDate: '2026-11-10', toName: 'Manager' };
  const create = async () => (await server.ask(await server.as(OWNER), CREATE, { input })).data.createInstruction;
  const first = await create();
  expect((await warningsOf(OWNER, draftFor('HDB01'))).duplicates).toEqual([
    { id: first.id, ref: first.ref, number: null, status: 'preliminary' },
  ]);
  // An instruction being changed is not a duplicate of itself.
  expect((await warningsOf(OWNER, draftFor('HDB01', { instructionId: first.id }))).duplicates).toEqual([]);
  for (const other of [
    { amount: '777124' },
    { amount: null },
    { settlementDate: '2026-11-17' },
    { category: 'Receipt' },
    { currency: 'USD' },
    { entityId: mandates['HDE01'] },
  ])
    expect((await warningsOf(OWNER, draftFor('HDB01', other))).duplicates).toEqual([]);

  const second = await create();
  expect((await warningsOf(OWNER, draftFor('HDB01'))).duplicates).toHaveLength(2);
  const finalized = await server.ask(await server.as('user@hoshikawa.example'), move('finalize'), first);
  const { version, number } = finalized.data.finalizeInstruction;
  await server.ask(await server.as(OWNER), move('delete'), second);
  expect((await warningsOf(OWNER, draftFor('HDB01'))).duplicates).toEqual([{ id: first.id, ref: first.ref, number, status: 'final' }]);
  await server.ask(await server.as(OWNER), move('cancel'), { id: first.id, version });
  expect((await warningsOf(OWNER, draftFor('HDB01'))).duplicates).toEqual([]);
});

test('who may not write for the mandate gets no warnings: a stranger, another manager, a reader and the trust bank', async () => {
  const messages = async (email: string, ref = 'HDB01') => (await ask(email, draftFor(ref))).errors?.map(({ message }) => message);
  await server.sql(`update organisation set modules = array_append(modules, 'cashManagement') where ref = 'SHIRA'`);
  const nothing = (await ask(OWNER, draftFor('HDB01', { entityId: crypto.randomUUID() }))).errors?.map(({ message }) => message);
  expect(nothing).toHaveLength(1);
  expect(await messages('admin@shirasagi.example')).toEqual(nothing);
  expect(await messages(MANAGER)).toEqual(nothing); // HDB01 belongs to another manager
  expect(await messages('desk@komorebi.example')).toEqual(nothing);
  expect(await messages('view@hoshikawa.example')).toEqual(['This action is unauthorized.']);
});

test('what cannot be read is refused by its field', async () => {
  const { errors } = await ask(OWNER, draftFor('HDB01', { settlementDate: '2026-13-01', amount: '-1', currency: 'yen' }));
  expect(Object.keys(errors?.[0]?.extensions?.validation ?? {}).toSorted()).toEqual(['amount', 'currency', 'settlementDate']);
});
