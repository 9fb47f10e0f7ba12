import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoMandates } from '#features/demo/institution/mandates';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const BANK = 'desk@komorebi.example';
const OWNER = 'admin@hoshikawa.example';
const LIST = `query($search: String, $first: Int) { trustMandates(search: $search, first: $first) { data {
  id ref clientId clientEn managerEn classEn role fromDay toDay unanswered nextSettlement } paginatorInfo { total } } }`;
const INSTRUCTIONS = `query($search: String) { instructions(search: $search, first: 100) { data { id entityRef status answers { answer } } } }`;
const ANSWER = 'mutation($id: ID!, $input: TrusteeAnswerInput!) { answerInstruction(id: $id, input: $input) { id } }';

type Row = { id: string; ref: string; clientId: string; role: string; toDay: string | null; unanswered: number };
type Instruction = { id: string; entityRef: string; status: string; answers: { answer: string }[] };

const ask = async (email: string, query: string, variables: object = {}) => {
  const { data, errors } = await server.ask(await server.as(email), query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
};
const list = async (email: string, search = ''): Promise<Row[]> => (await ask(email, LIST, { search, first: 100 })).trustMandates.data;

test('a trust bank lists the mandates it keeps, with whose they are, who manages them and what waits for its answer', async () => {
  const rows = await list(BANK);
  const refs = demoMandates.filter(({ owner }) => owner === 'HOSHI' || owner === 'SHIRA').map(({ ref }) => ref);
  expect(new Set(rows.map(({ ref }) => ref))).toEqual(new Set(refs));
  expect(rows).toHaveLength(refs.length);
  expect(rows.find(({ ref }) => ref === 'HDB02')).toMatchObject({
    id: entityId('HOSHI', 'HDB02'),
    clientId: demoId('HOSHI'),
    clientEn: 'Hoshikawa Electric Corporate Pension Fund',
    managerEn: 'Tsubaki Asset Management',
    role: 'trustee',
    toDay: null,
  });
  expect(rows.at(-1)).toMatchObject({ ref: 'HFE03', toDay: '2024-09-30' }); // ended mandates come last
  expect((await list(BANK, 'ｍａｒｌｏｗｅ')).every(({ ref }) => /^[HS]F|^HAL|^SMA/.test(ref))).toBe(true);
  expect((await list(BANK, '白鷺')).every(({ clientId }) => clientId === demoId('SHIRA'))).toBe(true);
});

test('nobody else keeps mandates in trust: owners, managers, consultants and accountants have none', async () => {
  for (const email of [OWNER, 'ops@marlowe.example', 'admin@kaede.example', 'staff@sazanami.example'])
    expect(await list(email)).toEqual([]);
});

test('the count falls by one when the bank confirms an instruction, and is what its own list of instructions says', async () => {
  const open = async (ref: string): Promise<Instruction[]> => {
    const data: Instruction[] = (await ask(BANK, INSTRUCTIONS, { search: ref })).instructions.data;
    const isDone = ({ answers }: Instruction) => answers.some(({ answer }) => answer === 'confirmed' || answer === 'returned');
    return data.filter(one => one.entityRef === ref && one.status === 'final' && !isDone(one));
  };
  const waiting = (await list(BANK)).find(({ unanswered }) => unanswered > 0);
  const ref = waiting?.ref ?? '';
  const before = await open(ref);
  expect(before).toHaveLength(waiting?.unanswered ?? -1);
  if (before[0]?.answers.length === 0) await ask(BANK, ANSWER, { id: before[0].id, input: { answer: 'received' } });
  expect((await list(BANK, ref))[0]?.unanswered).toBe(before.length); // an instruction marked as received is not yet confirmed
  await ask(BANK, ANSWER, { id: before[0]?.id, input: { answer: 'confirmed', reference: 'K-1' } });
  expect((await list(BANK, ref))[0]?.unanswered).toBe(before.length - 1);
});

test('a grant that ended keeps the mandate in the list up to its end and takes later instructions away', async () => {
  const row = (await list(BANK)).find(({ unanswered }) => unanswered > 0);
  await server.sql(`update access_grant set to_day = '2020-03-31' where grantee_id = $1 and entity_id = $2`, [demoId('KOMOR'), row?.id]);
  expect((await list(BANK, row?.ref))[0]).toMatchObject({ toDay: '2020-03-31', unanswered: 0, nextSettlement: null });
});
