import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL, validationOf } from './testing/notice-desk';
import type { Said } from './testing/notice-paper';
import { openNoticeServer } from './testing/notice-server';

type Opened = Awaited<ReturnType<typeof openNoticeServer>>;
let server: Opened['server'];
let desk: Opened['desk'];
let fund: Opened['fund'];
let close: Opened['close'];
let admin = '';
let colleague = '';
let readonly = '';
let stranger = '';
beforeAll(async () => {
  ({ server, desk, fund, close, admin, colleague, readonly, stranger } = await openNoticeServer());
});
afterAll(() => close());

const REPLACE = `mutation($id: ID!, $replacesId: ID, $version: Int!) {
  replaceDocumentNotice(documentId: $id, replacesId: $replacesId, version: $version) { ${FULL} } }`;
const FINALIZE = `mutation($id: ID!, $version: Int!) { finalizeInstruction(id: $id, version: $version) { status } }`;
const CANCEL = `mutation($id: ID!, $version: Int!) { cancelInstruction(id: $id, version: $version) { status } }`;
const STATUS = `query($id: ID!) { instruction(id: $id) { status version transactions { status } } }`;

const CALL: Said = {
  number: 'R-1',
  due: '20 November 2026',
  parts: [
    ['Zeta property purchase', '90,000.00'],
    ['Zeta fee', '10,000.50'],
  ],
  total: '100,000.50',
  account: 'Demo Bank A 001-1234567',
};
const REVISED: Said = {
  ...CALL,
  number: 'R-1 (revised)',
  due: '24 November 2026',
  parts: [['Zeta property purchase', '95,000.00'], CALL.parts[1] ?? ['', '']],
  total: '105,000.50',
};

const replace = async (id: string, replacesId: string | null, who = admin) =>
  await server.ask(who, REPLACE, { id, replacesId, version: (await desk.contentsOf(id)).version });
const instructionOf = async (id: string) => (await server.ask(admin, STATUS, { id })).data.instruction;
const preliminary = async () =>
  (
    await server.ask(
      admin,
      `query($id: ID!) { fundCashflows(fundId: $id, from: "2026-11-01", to: "2026-12-31") { amount status type: cashflowType } }`,
      { id: fund.id },
    )
  ).data.fundCashflows.map(({ type, amount, status }: { type: string; amount: string; status: string }) => [type, Number(amount), status]);

let first = '';
let second = '';
let draftId = '';

test('a notice with the number of an earlier one is offered as its replacement; marking needs a writer of the organisation and the version seen', async () => {
  first = await desk.bring(CALL);
  await desk.decideAll(first);
  const { notices } = (await desk.approve(first)).data.approveDocumentNotice.approval;
  draftId = notices[0].instructionId;
  second = await desk.bring(REVISED);
  expect((await desk.contentsOf(second)).revision.offers).toEqual([{ documentId: first, same: ['number'] }]);
  expect((await desk.contentsOf(first)).revision.offers).toEqual([]);
  expect((await replace(second, first, readonly)).errors).toHaveLength(1);
  expect((await replace(second, first, stranger)).errors).toHaveLength(1);
  const { version } = await desk.contentsOf(second);
  expect((await server.ask(admin, REPLACE, { id: second, replacesId: first, version: version - 1 })).errors).toHaveLength(1);
  expect(validationOf(await replace(second, second))).toEqual({ replacesId: ['notFound'] });
  const { revision } = (await replace(second, first)).data.replaceDocumentNotice;
  expect(revision).toMatchObject({ replacesId: first, offers: [] });
  expect(revision.changes.map(({ name, before, after }: Record<string, string>) => [name, before, after]).toSorted()).toEqual([
    ['Due date', '2026-11-20', '2026-11-24'],
    ['Total amount', '100000.5', '105000.5'],
  ]);
  const document = `query($id: ID!) { document(id: $id) { replaces { documentId } replacedBy { documentId } } }`;
  expect((await server.ask(readonly, document, { id: first })).data.document).toEqual({
    replaces: null,
    replacedBy: { documentId: second },
  });
  expect((await server.ask(readonly, document, { id: second })).data.document.replaces).toEqual({ documentId: first });
});

test('the approval of a replacement withdraws the draft and the preliminary flow of the earlier notice; both documents are kept', async () => {
  await desk.decideAll(second);
  expect(await instructionOf(draftId)).toMatchObject({ status: 'preliminary' });
  const approved = await desk.approve(second);
  expect(approved.errors).toBeUndefined();
  expect(approved.data.approveDocumentNotice.approval.notices).toMatchObject([{ amount: '105000.5', status: 'preliminary' }]);
  expect((await server.sql(`select status from instruction where id = $1`, [draftId]))[0]).toEqual({ status: 'invalid' });
  expect(await preliminary()).toEqual([
    ['investment', expect.closeTo(95_000, 6), 'preliminary'],
    ['managementFee', expect.closeTo(10_000.5, 6), 'preliminary'],
  ]);
  expect((await desk.contentsOf(first)).approval).toMatchObject({ notices: [], blocks: [{ code: 'replaced' }] });
  expect(validationOf(await desk.approve(first))).toHaveProperty('replaced');
  expect(validationOf(await replace(second, null))).toEqual({ documentId: ['approved'] });
  const actions = await server.sql(`select action from audit where subject_id = $1 and action like 'document.%' order by seq`, [second]);
  expect(actions.map(({ action }) => action)).toEqual(['document.create', 'document.replace', 'document.approve']);
});

test('a final instruction stands in the way of a replacement until it is cancelled; a paid one says so', async () => {
  const { instructionId = '' } = (await desk.contentsOf(second)).approval.notices[0] ?? {};
  const { version } = await instructionOf(instructionId);
  expect((await server.ask(colleague, FINALIZE, { id: instructionId, version })).errors).toBeUndefined();
  const third = await desk.bring({ ...REVISED, number: 'R-1 (corrected)', due: '25 November 2026' });
  await desk.decideAll(third);
  expect((await desk.contentsOf(third)).revision.offers.map(({ documentId }) => documentId)).toEqual([second]);
  expect((await replace(third, second)).errors).toBeUndefined();
  expect((await desk.contentsOf(third)).approval.blocks.map(({ code }) => code)).toEqual(['replacedFinal']);
  expect(validationOf(await desk.approve(third))).toHaveProperty('replacedFinal');
  await server.sql(`update instruction set trade_date = '2026-11-02', settlement_date = '2026-11-02' where id = $1`, [instructionId]);
  expect((await desk.contentsOf(third)).approval.blocks.map(({ code }) => code)).toEqual(['replacedPaid']);
  await server.sql(`update instruction set settlement_date = '2026-11-24' where id = $1`, [instructionId]);
  const after = await instructionOf(instructionId);
  expect((await server.ask(admin, CANCEL, { id: instructionId, version: after.version })).errors).toBeUndefined();
  expect((await desk.approve(third)).errors).toBeUndefined();
});

test('the same money again is no duplicate once it replaces the other; taken back, it is one again and the earlier can be approved', async () => {
  const copy = { ...CALL, number: 'R-9', due: '16 December 2026' };
  const one = await desk.bring(copy);
  const two = await desk.bring({ ...copy, number: 'R-10' });
  await desk.decideAll(one);
  await desk.decideAll(two);
  expect(await desk.blocksOf(two)).toEqual(['duplicate']);
  expect((await replace(two, one)).errors).toBeUndefined();
  expect(await desk.blocksOf(two)).toEqual([]);
  expect((await desk.contentsOf(one)).approval.blocks.map(({ code }) => code)).toEqual(['replaced']);
  expect((await replace(two, null)).errors).toBeUndefined();
  expect(await desk.blocksOf(two)).toEqual(['duplicate']);
  expect(await desk.blocksOf(one)).toEqual([]);
  const [doc] = await server.sql(`select version from document where id = $1`, [two]);
  expect((await replace(two, one)).errors).toBeUndefined();
  const removed = await server.ask(admin, `mutation($id: ID!, $v: Int!) { deleteDocument(id: $id, version: $v) }`, {
    id: two,
    v: Number(doc?.['version']) + 1,
  });
  expect(removed.errors).toBeUndefined();
  expect(await desk.blocksOf(one)).toEqual([]);
});
