import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let mandates: Record<string, { id: string; assetId: string }>;
beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.sql(`select e.ref, e.id, e.asset_id from entity e where e.type = 'mandate'`);
  mandates = Object.fromEntries(rows.map(({ ref, id, asset_id: assetId }) => [ref, { id, assetId }]));
});
afterAll(() => server.close());

const FIELDS = `id ref number status version entityRef clientName trustee createdBy updatedBy amountJpy date abilities
  answers { answer comment reference bankName user } audit { user action oldStatus newStatus timestamp }`;
const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: InstructionInput!) { updateInstruction(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const ONE = `query($id: ID!) { instruction(id: $id) { ${FIELDS} } }`;
const LIST = `query($tab: String, $search: String) { instructions(tab: $tab, search: $search, first: 100) { data { id ref status entityRef } tabs { tab total } paginatorInfo { total } } }`;
const BULK = `mutation($items: [ChosenInstruction!]!) { finalizeInstructions(items: $items) { id number status } }`;
const COPY = `mutation($id: ID!) { duplicateInstruction(id: $id) { ${FIELDS} } }`;
const ANSWER = `mutation($id: ID!, $input: TrusteeAnswerInput!) { answerInstruction(id: $id, input: $input) { ${FIELDS} } }`;
const move = (name: string) => `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { ${FIELDS} } }`;

const OWNER = 'admin@hoshikawa.example';
const inputFor = (ref: string, change: object = {}) => ({
  entityId: mandates[ref]?.id,
  category: 'Fee',
  type: 'fee',
  tradeDate: '2026-11-10',
  settlementDate: '2026-11-16',
  currency: 'JPY',
  amount: '1200000',
  fromName: 'Cash account',
  toName: 'Fee account',
  ...change,
});
type Made = { id: string; version: number; ref: string };
const write = async (ref: string, { as = OWNER, ...change }: { as?: string } & Record<string, unknown> = {}): Promise<Made> => {
  const { data, errors } = await server.ask(await server.as(as), CREATE, { input: inputFor(ref, change) });
  expect(errors).toBeUndefined();
  return data.createInstruction;
};
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });

test('an instruction is written, changed and made final, and every move is in its audit with who, what and when [3.058] [3.059] [4.007] [4.009]', async () => {
  const made = await write('HDB01');
  expect(made).toMatchObject({
    status: 'preliminary',
    number: null,
    entityRef: 'HDB01',
    trustee: 'Komorebi Trust Bank',
    amountJpy: '1200000',
  });
  const changed = await doAs(OWNER, UPDATE, { ...made, input: inputFor('HDB01', { amount: '1300000' }) });
  expect(changed.data.updateInstruction).toMatchObject({ status: 'preliminary', amountJpy: '1300000', version: 2 });
  const { data } = await doAs(OWNER, move('finalize'), { id: made.id, version: 2 });
  const { audit, ...final } = data.finalizeInstruction;
  expect(final).toMatchObject({ status: 'final', version: 3, abilities: ['duplicate', 'cancel'] });
  expect(final.number).toMatch(/^2026-\d{4}$/);
  for (const { user, timestamp } of audit) expect([user, Date.parse(timestamp) > 0]).toEqual([final.createdBy, true]);
  const entries = audit.map(({ action, oldStatus, newStatus }: Record<string, string>) => [action, oldStatus, newStatus]);
  expect(entries).toEqual([
    ['create', null, 'preliminary'],
    ['finalize', 'preliminary', 'final'],
  ]);
  const chain = await server.sql(`select action from audit where subject = 'instruction' and subject_id = $1 order by seq`, [made.id]);
  expect(chain.map(({ action }) => action)).toEqual(['instruction.create', 'instruction.update', 'instruction.finalize']);
});

test('a refused move names the state: nothing final is changed or deleted, nothing preliminary is cancelled', async () => {
  const draft = await write('HDB01');
  expect(refusal(await doAs(OWNER, move('cancel'), draft))).toEqual({ status: ['statePreliminary'] });
  const gone = await write('HDB01');
  expect((await doAs(OWNER, move('delete'), gone)).data.deleteInstruction.status).toBe('invalid');
  for (const name of ['finalize', 'delete', 'cancel'])
    expect(refusal(await doAs(OWNER, move(name), { id: gone.id, version: 2 }))).toEqual({ status: ['stateInvalid'] });
  await doAs(OWNER, move('finalize'), draft);
  expect(refusal(await doAs(OWNER, move('delete'), { id: draft.id, version: 2 }))).toEqual({ status: ['stateFinal'] });
  expect(refusal(await doAs(OWNER, UPDATE, { id: draft.id, version: 2, input: inputFor('HDB01') }))).toEqual({ status: ['stateFinal'] });
  expect((await doAs(OWNER, move('cancel'), { id: draft.id, version: 2 })).data.cancelInstruction.status).toBe('cancelled');
  expect(refusal(await doAs(OWNER, move('finalize'), { id: draft.id, version: 3 }))).toEqual({ status: ['stateCancelled'] });
});

test('a draft may be incomplete; to be final it needs what its category needs', async () => {
  const draft = await write('HFH01', { category: 'FX Forward', type: 'fxForward', currency: 'USD', amount: '5000000.00', fromName: null });
  expect(refusal(await doAs(OWNER, move('finalize'), draft))).toEqual({
    side: ['required'],
    counterCurrency: ['required'],
    rate: ['required'],
  });
  const bad = { type: 'cashTransfer', settlementDate: '2026-11-01', amount: '0.5' };
  expect(refusal(await doAs(OWNER, CREATE, { input: inputFor('HDB01', bad) }))).toEqual({
    type: ['otherCategory'],
    settlementDate: ['settlementBeforeTrade'],
    amount: ['minorUnit'],
  });
});

test('what an older screen shows is not overwritten, and nothing is final by an old version', async () => {
  const draft = await write('HDB01');
  await doAs(OWNER, UPDATE, { ...draft, input: inputFor('HDB01', { amount: '5' }) });
  expect(refusal(await doAs(OWNER, UPDATE, { ...draft, input: inputFor('HDB01', { amount: '6' }) }))).toBe('Conflict.');
  expect(refusal(await doAs(OWNER, move('finalize'), draft))).toBe('Conflict.');
});

test('twenty clients finalise one draft: one wins, one number is given, one entry is written', async () => {
  const draft = await write('HDB01');
  const token = await server.as(OWNER);
  const replies = await Promise.all(Array.from({ length: 20 }, () => server.ask(token, move('finalize'), draft)));
  expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  const [{ entries } = {}] = await server.sql(
    `select count(*)::int as entries from instruction_audit where instruction_id = $1 and action = 'finalize'`,
    [draft.id],
  );
  expect(entries).toBe(1);
});

test('final numbers have no gaps, though drafts are deleted and moves refused between them', async () => {
  const drafts = [await write('HDB01'), await write('HDE01'), await write('HDB01'), await write('HFE01')];
  await doAs(OWNER, move('delete'), drafts[1] ?? {});
  const whole = drafts.filter((_, at) => at !== 1);
  const gap = await write('HDB01', { toName: null });
  const items = [...whole, gap].map(({ id, version }) => ({ id, version }));
  expect(refusal(await doAs(OWNER, BULK, { items }))).toEqual({ [`${gap.id}.toName`]: ['required'] });
  const untouched = await server.sql(`select 1 from instruction where id = any($1) and status <> 'preliminary'`, [
    items.map(({ id }) => id),
  ]);
  expect(untouched).toEqual([]);
  const { data } = await doAs(OWNER, BULK, { items: items.slice(0, 3) });
  expect(data.finalizeInstructions.map(({ status }: { status: string }) => status)).toEqual(['final', 'final', 'final']);
  const numbers = await server.sql(
    `select i.number from instruction i join organisation o on o.id = i.organisation_id where o.ref = 'HOSHI' and i.fiscal_year = 2026 order by number`,
  );
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
});

test('the same intent twice makes one instruction', async () => {
  const token = await server.as(OWNER);
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  const first = await server.ask(token, CREATE, { input: inputFor('HDB01') }, headers);
  const second = await server.ask(token, CREATE, { input: inputFor('HDB01') }, headers);
  expect(second.data.createInstruction.id).toBe(first.data.createInstruction.id);
});

test('nothing becomes final in a populated month, and the sentence is on the date', async () => {
  const settled = await write('HDB01', { tradeDate: '2026-09-10', settlementDate: '2026-09-14' });
  expect(refusal(await doAs(OWNER, move('finalize'), settled))).toEqual({ settlementDate: ['monthPopulated'] });
  const traded = await write('HDB01', { tradeDate: '2026-09-28', settlementDate: '2026-10-02' });
  expect(refusal(await doAs(OWNER, move('finalize'), traded))).toEqual({ tradeDate: ['monthPopulated'] });
});

test('where the owner asks for a second person, who wrote or changed it does not finalise it', async () => {
  const owner = `(select id from organisation where ref = 'HOSHI')`;
  await server.sql(`insert into month_setting (organisation_id, instruction_second_person) values (${owner}, true)
    on conflict (organisation_id) do update set instruction_second_person = true`);
  const draft = await write('HFE01', { as: 'ops@marlowe.example' });
  expect(refusal(await doAs('ops@marlowe.example', move('finalize'), draft))).toEqual({ status: ['secondPerson'] });
  await doAs(OWNER, UPDATE, { ...draft, input: inputFor('HFE01', { amount: '7' }) });
  expect(refusal(await doAs(OWNER, move('finalize'), { id: draft.id, version: 2 }))).toEqual({ status: ['secondPerson'] });
  const other = await write('HFE01', { as: 'ops@marlowe.example' });
  const support = await server.signIn('super@platform.example');
  const [hoshi] = await server.sql(`select ${owner} as id`);
  await server.ask(support, `mutation { startImpersonation(organisationId: "${hoshi?.['id']}", role: "admin") { id } }`);
  expect(refusal(await server.ask(support, move('finalize'), other))).toEqual({ status: ['secondPerson'] }); // support does not count as a second person
  expect((await doAs(OWNER, move('finalize'), other)).data.finalizeInstruction.status).toBe('final');
  await server.sql(`update month_setting set instruction_second_person = false where organisation_id = ${owner}`);
});

test('a duplicate is a draft of its own with the same terms, on days that have not passed', async () => {
  const original = await write('HDB01', { tradeDate: '2026-10-05', settlementDate: '2026-10-06', comment: 'once more' });
  const { data } = await doAs(OWNER, COPY, original);
  expect(data.duplicateInstruction).toMatchObject({ status: 'preliminary', version: 1, amountJpy: '1200000' });
  expect(data.duplicateInstruction.id).not.toBe(original.id);
  const [copy] = await server.sql(`select trade_date, settlement_date, comment from instruction where id = $1`, [
    data.duplicateInstruction.id,
  ]);
  expect(copy?.['trade_date'] >= '2026-11-10' && copy?.['settlement_date'] >= copy?.['trade_date']).toBe(true);
  expect(copy?.['comment']).toBe('once more');
});

test('strangers, readers, the manager of another mandate and a consultant: each sees and does what is theirs [7G.27]', async () => {
  const draft = await write('HFE01', { as: 'ops@marlowe.example' });
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  const strangers = ['admin@shirasagi.example', 'desk@komorebi.example', 'ops@tsubaki.example'];
  for (const email of strangers) {
    expect(refusal(await doAs(email, ONE, draft))).toBe('Not found.');
    for (const name of ['finalize', 'delete', 'cancel']) expect(refusal(await doAs(email, move(name), draft))).toBe('Not found.');
    expect(refusal(await doAs(email, UPDATE, { ...draft, input: inputFor('HFE01') }))).toBe('Not found.');
    expect(refusal(await doAs(email, COPY, draft))).toBe('Not found.');
    expect(refusal(await doAs(email, ANSWER, { id: draft.id, input: { answer: 'received' } }))).toBe('Not found.');
    expect(refusal(await doAs(email, CREATE, { input: inputFor('HFE01') }))).toEqual({ entityId: ['notFound'] });
    expect((await doAs(email, LIST, { search: draft.ref })).data.instructions.data).toEqual([]);
  }
  const readonly = 'view@hoshikawa.example';
  expect((await doAs(readonly, ONE, draft)).data.instruction).toMatchObject({ status: 'preliminary', abilities: [] });
  for (const document of [move('finalize'), move('delete'), COPY])
    expect(refusal(await doAs(readonly, document, draft))).toBe('This action is unauthorized.');
  const writable = async (email: string) => (await doAs(email, '{ instructionMandates { id } }', {})).data.instructionMandates.length;
  expect([await writable(readonly), (await writable(OWNER)) > 0]).toEqual([0, true]);
  const consultant = 'admin@kaede.example';
  expect((await doAs(consultant, ONE, draft)).data.instruction).toMatchObject({ status: 'preliminary', abilities: [] });
  expect(refusal(await doAs(consultant, move('finalize'), draft))).toBe('This action is unauthorized.');
});

test('a manager who changes a draft keeps the other end of the money, which it cannot see', async () => {
  const ways = { fromEntityId: mandates['HFE01']?.id, fromName: null, toEntityId: mandates['HDB01']?.id, toName: null };
  const hidden = { category: 'Cash Transfer', type: 'cashTransfer', ...ways };
  const draft = await write('HFE01', hidden);
  const ends = `query($id: ID!) { instruction(id: $id) { toEntityId amount } }`;
  expect((await doAs('ops@marlowe.example', ends, draft)).data.instruction.toEntityId).toBeNull();
  const input = inputFor('HFE01', { ...hidden, toEntityId: null, amount: '1300000' });
  expect((await doAs('ops@marlowe.example', UPDATE, { ...draft, input })).errors).toBeUndefined();
  const kept = { toEntityId: mandates['HDB01']?.id, amount: '1300000' };
  expect((await doAs(OWNER, ends, draft)).data.instruction).toEqual(kept);
  expect((await doAs(OWNER, UPDATE, { id: draft.id, version: 2, input })).errors).toBeUndefined();
  expect((await doAs(OWNER, ends, draft)).data.instruction.toEntityId).toBeNull(); // a user who sees an end may remove it
});

test('the trust bank sees what was sent to it and hears of it, as its author does; it answers once, and a returned one reaches its author', async () => {
  const draft = await write('HFE01', { as: 'ops@marlowe.example' });
  expect(refusal(await doAs('desk@komorebi.example', ONE, draft))).toBe('Not found.');
  await doAs(OWNER, move('finalize'), draft);
  const heard = await server.sql(
    `select u.email, n.path from notification n join app_user u on u.id = n.user_id where n.kind = 'instructionFinalised' and n.path like '%' || $1 order by 1`,
    [draft.id],
  );
  expect(heard).toEqual([
    { email: 'desk@komorebi.example', path: `/client/instructions/${draft.id}` },
    { email: 'ops@marlowe.example', path: `/manager/instructions/${draft.id}` },
  ]);
  const seen = await doAs('desk@komorebi.example', LIST, { search: draft.ref });
  expect(seen.data.instructions.data).toMatchObject([{ id: draft.id, status: 'final', entityRef: 'HFE01' }]);
  expect(seen.data.instructions.tabs.map(({ tab }: { tab: string }) => tab)).toEqual(['today', 'upcoming', 'done', 'cancelled']);
  expect(refusal(await doAs('desk@komorebi.example', move('cancel'), { id: draft.id, version: 2 }))).toBe('This action is unauthorized.');
  expect(refusal(await doAs(OWNER, ANSWER, { id: draft.id, input: { answer: 'confirmed' } }))).toBe('This action is unauthorized.');
  const answer = (input: object) => doAs('desk@komorebi.example', ANSWER, { id: draft.id, input });
  expect(refusal(await answer({ answer: 'returned' }))).toEqual({ comment: ['required'] });
  expect((await answer({ answer: 'received' })).data.answerInstruction.status).toBe('final');
  expect(refusal(await answer({ answer: 'received' }))).toEqual({ answer: ['answered'] });
  const token = await server.as('desk@komorebi.example');
  const input = { answer: 'returned', comment: 'The account is closed', reference: 'K-77' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => server.ask(token, ANSWER, { id: draft.id, input })));
  expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  const { data } = await doAs(OWNER, ONE, draft);
  expect(data.instruction.answers).toMatchObject([{ answer: 'received' }, { ...input, bankName: 'Komorebi Trust Bank' }]);
  const notices = await server.sql(
    `select n.path from notification n join app_user u on u.id = n.user_id where u.email = 'ops@marlowe.example' and n.kind = 'instructionReturned'`,
  );
  expect(notices).toEqual([{ path: `/manager/instructions/${draft.id}` }]);
});

test('a bank that is trustee of other mandates only finds none, and neither does one whose days are over', async () => {
  const draft = await write('HFE02');
  await doAs(OWNER, move('finalize'), draft);
  const grants = `where role = 'trustee' and entity_id = '${mandates['HFE02']?.id}'`;
  await server.sql(`update access_grant set to_day = '2026-10-31' ${grants}`);
  expect(refusal(await doAs('desk@komorebi.example', ONE, draft))).toBe('Not found.');
  await server.sql(`update access_grant set to_day = '2026-11-10' ${grants}`);
  const ended = await doAs('desk@komorebi.example', ONE, draft);
  expect(ended.data?.instruction.status).toBe('final');
  await server.sql(`delete from access_grant ${grants}`);
  expect(refusal(await doAs('desk@komorebi.example', ONE, draft))).toBe('Not found.');
});
