import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPROVE, DECIDE, FULL, validationOf } from './testing/notice-desk';
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

const INSTRUCTION = `query($id: ID!) { instruction(id: $id) { status category type amount currency securityName payeeAccount settlementDate version
  notice { documentId fundId } transactions { status cash } } }`;
const FINALIZE = `mutation($id: ID!, $version: Int!) { finalizeInstruction(id: $id, version: $version) { status } }`;
const CANCEL = `mutation($id: ID!, $version: Int!) { cancelInstruction(id: $id, version: $version) { status } }`;
const FUND_FLOWS = `query($id: ID!) { fundCashflows(fundId: $id, from: "2026-11-01", to: "2026-12-31") { code amount status type: cashflowType balance forecast: forecast_balance } }`;
const CONFIRM = `mutation($id: ID!) { confirmNoticeBankDetails(documentId: $id) { ${FULL} } }`;

const CALL: Said = {
  number: 'T-21',
  due: '20 November 2026',
  parts: [
    ['Zeta property purchase', '90,000.00'],
    ['Zeta fee', '10,000.50'],
  ],
  total: '100,000.50',
  account: 'Demo Bank A 001-1234567',
};

let call = '';
let instructionId = '';

test('a notice is approved when every value is decided: one draft and one preliminary cashflow, however often it is asked', async () => {
  call = await desk.bring(CALL);
  expect(validationOf(await desk.approve(call))).toHaveProperty('openValues');
  await desk.decideAll(call);
  expect(await desk.blocksOf(call)).toEqual([]);
  expect((await desk.approve(call, readonly)).errors).toHaveLength(1);
  expect((await desk.approve(call, stranger)).errors).toHaveLength(1);
  const { version } = await desk.contentsOf(call);
  expect((await server.ask(admin, APPROVE, { id: call, version: version - 1 })).errors).toHaveLength(1);
  const [twice] = await Promise.all([1, 2].map(() => server.ask(admin, APPROVE, { id: call, version })));
  const again = await server.ask(admin, APPROVE, { id: call, version });
  const [notice] = again.data.approveDocumentNotice.approval.notices;
  expect(twice?.errors).toBeUndefined();
  expect(again.data.approveDocumentNotice.approval.notices).toHaveLength(1);
  expect(notice).toMatchObject({ side: 'call', amount: '100000.5', currency: 'USD', day: '2026-11-20', status: 'preliminary' });
  instructionId = notice.instructionId;
  const { instruction } = (await server.ask(admin, INSTRUCTION, { id: instructionId })).data;
  expect(instruction).toMatchObject({
    status: 'preliminary',
    category: 'Private Asset',
    type: 'contribution',
    securityName: fund.name,
    payeeAccount: CALL.account,
    settlementDate: '2026-11-20',
    notice: { documentId: call, fundId: fund.id },
  });
  expect(instruction.transactions).toEqual([{ status: 'preliminary', cash: expect.stringMatching(/^-100000\.50*$/) }]);
  const rows = await server.sql(`select action from audit where subject_id = $1 and action = 'document.approve'`, [call]);
  expect(rows).toHaveLength(1);
});

test('the preliminary flow stands in the fund’s cashflows: it moves the forecast and not the balance; the manager does not see the document', async () => {
  const flows: { status: string; type: string; amount: string; balance: string; forecast: string }[] = (
    await server.ask(readonly, FUND_FLOWS, { id: fund.id })
  ).data.fundCashflows;
  expect(flows.map(({ type, status }) => [type, status])).toEqual([
    ['investment', 'preliminary'],
    ['managementFee', 'preliminary'],
  ]);
  expect(Number(flows[1]?.forecast) - Number(flows[1]?.balance)).toBeCloseTo(-100_000.5, 6);
  const seen = await server.ask(stranger, INSTRUCTION, { id: instructionId });
  expect(seen.data?.instruction?.notice ?? null).toBeNull();
});

test('an approved notice stays what it is: no value is decided anew and the document is not deleted', async () => {
  const [value] = (await desk.contentsOf(call)).values;
  const { dataPointId, tableName, page, version } = value ?? { dataPointId: '', tableName: '', page: 0, version: 0 };
  const decided = await server.ask(admin, DECIDE, { documentId: call, dataPointId, tableName, page, version, value: null });
  expect(validationOf(decided)).toEqual({ documentId: ['approved'] });
  const removed = await server.ask(admin, `mutation($id: ID!) { deleteDocument(id: $id, version: 1) }`, { id: call });
  expect(validationOf(removed)).toEqual({ id: ['approved'] });
});

test('the final instruction makes the cashflow a fact of the fund, read from its place; cancelled, it is none any more', async () => {
  const current = `select type, amount::text as amount, place, as_of, amount_base::text as base, fx_rate::text as rate from cashflow
    where entity_id = $1 and notice = 'T-21' and superseded_at is null order by type`;
  expect(await server.sql(current, [fund.id])).toEqual([]);
  const { version } = (await server.ask(admin, INSTRUCTION, { id: instructionId })).data.instruction;
  expect((await server.ask(colleague, FINALIZE, { id: instructionId, version })).errors).toBeUndefined();
  const facts = await server.sql(current, [fund.id]);
  expect(facts.map(({ type, amount, as_of }) => [type, Number(amount), as_of])).toEqual([
    ['investment', 90_000, '2026-11-20'],
    ['managementFee', 10_000.5, '2026-11-20'],
  ]);
  for (const { amount, base, rate, place } of facts) {
    expect(Number(base)).toBe(Math.round(Number(amount) * Number(rate)));
    expect(place).toMatch(/^p1@[\d.,]+$/);
  }
  expect((await desk.contentsOf(call)).approval.notices).toMatchObject([{ status: 'final' }]);
  const flows = (await server.ask(readonly, FUND_FLOWS, { id: fund.id })).data.fundCashflows;
  expect(flows.map(({ status }: { status: string }) => status)).toEqual(['final', 'final']);
  const after = (await server.ask(admin, INSTRUCTION, { id: instructionId })).data.instruction;
  expect((await server.ask(admin, CANCEL, { id: instructionId, version: after.version })).errors).toBeUndefined();
  expect(await server.sql(current, [fund.id])).toEqual([]);
  expect((await desk.contentsOf(call)).approval.notices).toEqual([]);
});

test('what a failed check is about blocks the approval by its name; the corrected total passes', async () => {
  const id = await desk.bring({ ...CALL, number: 'T-22', due: '24 November 2026', total: '100,000.00', account: CALL.account });
  await desk.decideAll(id);
  expect(await desk.blocksOf(id)).toEqual(['totalOfParts']);
  expect(validationOf(await desk.approve(id))).toEqual({ check: ['totalOfParts'] });
  const total = (await desk.contentsOf(id)).values.find(({ name }) => name === 'Total amount');
  await server.ask(admin, DECIDE, {
    documentId: id,
    dataPointId: total?.dataPointId,
    tableName: 'notice',
    page: total?.page,
    version: total?.version,
    value: '100,000.50',
  });
  expect((await desk.approve(id)).errors).toBeUndefined();
});

test('the same money again is a duplicate, and changed bank details need a second person who decided nothing', async () => {
  const same = await desk.bring({ ...CALL, number: 'T-23', due: '24 November 2026' });
  await desk.decideAll(same);
  expect(await desk.blocksOf(same)).toEqual(['duplicate']);
  const id = await desk.bring({ ...CALL, number: 'T-24', due: '27 November 2026', account: 'Elsewhere Bank 999-0000001' });
  await desk.decideAll(id);
  expect(validationOf(await desk.approve(id))).toEqual({ check: ['bankDetails'] });
  expect(validationOf(await server.ask(admin, CONFIRM, { id }))).toEqual({ documentId: ['secondPerson'] });
  expect((await server.ask(readonly, CONFIRM, { id })).errors).toHaveLength(1);
  expect((await server.ask(stranger, CONFIRM, { id })).errors).toHaveLength(1);
  const confirmed = await server.ask(colleague, CONFIRM, { id });
  expect(confirmed.data.confirmNoticeBankDetails.approval).toMatchObject({ needsConfirmation: true, blocks: [] });
  expect(validationOf(await desk.approve(id, colleague))).toEqual({ documentId: ['secondPerson'] });
  expect((await desk.approve(id)).errors).toBeUndefined();
});

test('an amount changed on the draft is no longer the notice’s; a deleted draft leaves the document to be approved again', async () => {
  const id = await desk.bring({ ...CALL, number: 'T-25', due: '30 November 2026', account: 'Elsewhere Bank 999-0000001' });
  await desk.decideAll(id);
  expect((await desk.approve(id)).errors).toBeUndefined();
  const [notice] = (await desk.contentsOf(id)).approval.notices;
  await server.sql(`update instruction set amount = 5 where id = $1`, [notice?.instructionId]);
  expect(validationOf(await server.ask(colleague, FINALIZE, { id: notice?.instructionId, version: 1 }))).toEqual({
    amount: ['otherThanNotice'],
  });
  const gone = await server.ask(admin, `mutation($id: ID!) { deleteInstruction(id: $id, version: 1) { status } }`, {
    id: notice?.instructionId,
  });
  expect(gone.errors).toBeUndefined();
  expect((await desk.contentsOf(id)).approval.notices).toEqual([]);
  expect((await desk.approve(id)).data.approveDocumentNotice.approval.notices).toHaveLength(1);
});

test('a netted notice becomes a call and a distribution, each with its own instruction', async () => {
  const id = await desk.bring({
    ...CALL,
    number: 'T-26',
    title: 'Capital Call and Distribution Notice',
    due: '4 December 2026',
    parts: [...CALL.parts, ['Zeta capital returned', '30,000.50']],
    total: '70,000.00',
    account: 'Elsewhere Bank 999-0000001',
  });
  await desk.decideAll(id);
  expect(await desk.blocksOf(id)).toEqual([]);
  const { notices } = (await desk.approve(id)).data.approveDocumentNotice.approval;
  expect(notices.map(({ side, amount }: { side: string; amount: string }) => [side, Number(amount)])).toEqual([
    ['call', 100_000.5],
    ['distribution', 30_000.5],
  ]);
});

test('of two copies that nobody approved only the later one is a duplicate, so that the first can be approved', async () => {
  const copy = { ...CALL, due: '16 December 2026', account: 'Elsewhere Bank 999-0000001' };
  const first = await desk.bring({ ...copy, number: 'T-32' });
  const second = await desk.bring({ ...copy, number: 'T-33' });
  await desk.decideAll(first);
  await desk.decideAll(second);
  expect(await desk.blocksOf(first)).toEqual([]);
  expect(await desk.blocksOf(second)).toEqual(['duplicate']);
  expect((await desk.approve(first)).errors).toBeUndefined();
  expect(await desk.blocksOf(second)).toEqual(['duplicate']);
  expect(validationOf(await desk.approve(second))).toEqual({ check: ['duplicate'] });
});
