import { afterAll, beforeAll, expect, test } from 'vitest';
import { debitCredit, ENTRY, openAccountant, PARTNER, refusal, STAFF, type Accountant } from './testing/accountant';

let office: Accountant;
beforeAll(async () => {
  office = await openAccountant();
});
afterAll(() => office.server.close());

const CASH = `query($spc: ID!) { spcCashWeeks(spcId: $spc) { opening weeks { from to inflow outflow closing } moves { day kind amount } } }`;
const PREPARE = 'mutation($spc: ID!, $input: SpcDistributionInput!) { prepareSpcDistribution(spcId: $spc, input: $input) { id } }';
const APPROVE = 'mutation($id: ID!, $version: Int!) { approveSpcDistribution(id: $id, version: $version) { status } }';
const EVENTS = '{ calendarEvents(from: "2026-11-01", to: "2027-01-31") { kind day titleEn titleJp path } }';

test('thirteen weeks of cash follow from the ledger, drafts and the tax that is owed; an approved distribution moves the same money', async () => {
  const { ask, done, opened } = office;
  const { spc, account, code } = await opened();
  await done(ENTRY, { spc, input: debitCredit('segregated', [code, '411'], '1000000', '2026-08-31') });
  await done(ENTRY, { spc, input: debitCredit('segregated', ['521', code], '40000', '2026-12-01') });
  const input = { bankAccountId: account, periodFrom: '2026-08-01', periodTo: '2026-09-30', paymentDay: '2026-11-13' };
  const { prepareSpcDistribution: draft } = await done(PREPARE, { spc, input });
  const before = (await done(CASH, { spc })).spcCashWeeks;
  expect(before.opening).toBe('1000000');
  expect(before.weeks).toHaveLength(13);
  expect(before.moves).toEqual([
    { day: '2026-11-13', kind: 'distribution', amount: '-795801' },
    { day: '2026-12-01', kind: 'booked', amount: '-40000' },
    { day: '2026-12-10', kind: 'withholding', amount: '-204199' },
  ]);
  expect(before.weeks[0]).toMatchObject({ from: '2026-11-10', outflow: '-795801', closing: '204199' });
  expect(before.weeks.at(-1)).toMatchObject({ closing: '-40000' });
  expect((await ask(APPROVE, { id: draft.id, version: 1 }, PARTNER)).errors).toBeUndefined();
  const after = (await done(CASH, { spc })).spcCashWeeks;
  expect(after.weeks).toEqual(before.weeks);
  // Tax that was paid is no longer expected.
  await done(ENTRY, { spc, input: debitCredit('segregated', ['212', code], '204199', '2026-12-08') });
  const paid = (await done(CASH, { spc })).spcCashWeeks;
  expect(paid.moves.map(({ kind }: { kind: string }) => kind)).not.toContain('withholding');
  expect(paid.weeks.at(-1).closing).toBe('-40000');
});

test('2.6.23 tax dates, filings and payments of the companies stand in their accountant’s calendar and in nobody else’s', async () => {
  const { ask, opened } = office;
  const { spc } = await opened();
  const own = (await ask(EVENTS)).data.calendarEvents.filter(({ path }: { path: string | null }) => path === `/spcs/${spc}`);
  expect(own).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'filing', day: '2026-11-30', titleEn: expect.stringContaining('interim tax') }),
    ]),
  );
  const others = (await ask(EVENTS, {}, 'admin@hoshikawa.example')).data.calendarEvents;
  expect(others.filter(({ kind }: { kind: string }) => kind === 'filing')).toEqual([]);
});

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n';

async function upload(spc: string, email: string, { name = 'contract.pdf', kind = 'contract', content = PDF } = {}) {
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', new Blob([content]), name);
  const request = new Request('http://localhost/', { method: 'POST', body });
  return await office.server.call('POST', `/api/spcs/${spc}/documents`, {
    token: await office.server.as(email),
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

test('a paper is kept with its company, fetched as it was and removed; other kinds of file, readers and strangers are refused', async () => {
  const { server, ask, done, opened } = office;
  const { spc } = await opened();
  const LIST = 'query($spc: ID!) { spcDocuments(spcId: $spc) { id name kind userName bytes } }';
  const REMOVE = 'mutation($id: ID!) { removeSpcDocument(id: $id) }';
  expect((await upload(spc, STAFF)).status).toBe(201);
  const [paper] = (await done(LIST, { spc })).spcDocuments;
  expect(paper).toMatchObject({ name: 'contract.pdf', kind: 'contract', bytes: PDF.length });
  expect((await server.call('GET', `/api/spcDocuments/${paper.id}/file`, { token: await server.as(PARTNER) })).text).toBe(PDF);
  expect((await upload(spc, STAFF, { content: 'MZ' })).status).toBe(422);
  expect((await upload(spc, STAFF, { kind: 'joke' })).status).toBe(422);
  await server.sql(`update organisation set type = 'accountant', modules = modules || '{spcList,client}' where ref = 'KOMOR'`);
  const stranger = 'desk@komorebi.example';
  expect((await upload(spc, stranger)).status).toBe(404);
  expect((await server.call('GET', `/api/spcDocuments/${paper.id}/file`, { token: await server.as(stranger) })).status).toBe(404);
  expect(refusal(await ask(REMOVE, { id: paper.id }, stranger))).toBe('Not found.');
  await server.sql(`update app_user set role = 'readonly' where email = $1`, [PARTNER]);
  expect(refusal(await ask(REMOVE, { id: paper.id }, PARTNER))).toBe('This action is unauthorized.');
  expect((await upload(spc, PARTNER)).status).toBe(403);
  expect((await done(REMOVE, { id: paper.id })).removeSpcDocument).toBe(true);
  expect((await done(LIST, { spc })).spcDocuments).toEqual([]);
  expect((await server.call('GET', `/api/spcDocuments/${paper.id}/file`, { token: await server.as(STAFF) })).status).toBe(404);
});
