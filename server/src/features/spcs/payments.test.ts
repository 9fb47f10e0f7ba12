import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRY, entry, HEAD, openAccountant, PARTNER, refusal, STAFF, TAKE, type Accountant } from './testing/accountant';

let office: Accountant;
beforeAll(async () => {
  office = await openAccountant();
});
afterAll(() => office.server.close());

const REQUEST = `mutation($spc: ID!, $input: SpcPaymentInput!) { requestSpcPayment(spcId: $spc, input: $input) { id number book status isOwn version } }`;
const DECIDE =
  'mutation($id: ID!, $version: Int!, $approve: Boolean!) { decideSpcPayment(id: $id, version: $version, approve: $approve) { status decidedName } }';

const payment = (bankAccountId: string, more: object = {}) => ({
  bankAccountId,
  payee: 'デモメンテ株式会社',
  payeeKana: 'ﾃﾞﾓﾒﾝﾃ(ｶ',
  bankCode: '9950',
  branchCode: '001',
  accountType: 'ordinary',
  accountNumber: '7654321',
  amount: '300000',
  paymentDay: '2026-11-13',
  account: '521',
  invoiceNo: 'INV-1',
  ...more,
});

test('a payment is asked for by one person and approved by another, from the book its account belongs to; it is booked, ordered on paper, and the bank’s line finds it', async () => {
  const { server, ask, done, opened, bankAccount, balanceOf } = office;
  await server.sql(`insert into bank (code, name_en, name_jp, kana) values ('9950', 'Payee bank', '受取銀行', 'ウケトリ')`);
  await server.sql(`insert into bank_branch (bank_code, code, name_en, name_jp, kana) values ('9950', '001', 'Head', '本店', 'ホンテン')`);
  const { spc, account, code } = await opened();
  const opening = [
    [code, '1000000', '0'],
    ['311', '0', '1000000'],
  ] satisfies [string, string, string][];
  await done(ENTRY, { spc, input: entry('segregated', opening) });
  const codes = async (more: object) => refusal(await ask(REQUEST, { spc, input: payment(account, more) }));
  expect(await codes({ account: '421' })).toEqual({ account: ['notFound'] }); // an account of the operator's own book
  expect(await codes({ branchCode: '999' })).toEqual({ branchCode: ['notFound'] });
  expect(await codes({ paymentDay: '2026-11-14' })).toEqual({ paymentDay: ['notBusinessDay'] });
  expect(await codes({ amount: '0' })).toEqual({ amount: ['yen'] });
  expect(await codes({ bankAccountId: await bankAccount(true) })).toEqual({ bankAccountId: ['notFound'] });
  const { requestSpcPayment: made } = await done(REQUEST, { spc, input: payment(account) });
  expect(made).toMatchObject({ number: 1, book: 'segregated', status: 'requested', isOwn: true });
  expect(await codes({})).toEqual({ invoiceNo: ['taken'] });
  const decision = { id: made.id, version: 1, approve: true };
  expect(refusal(await ask(DECIDE, decision))).toEqual({ id: ['own'] });
  expect((await ask(DECIDE, decision, PARTNER)).data.decideSpcPayment).toEqual({ status: 'approved', decidedName: '岡部 環' });
  expect(refusal(await ask(DECIDE, decision, PARTNER))).toBe('Conflict.');
  expect(await balanceOf(spc)).toMatchObject({ [code]: '700000', '521': '300000' });
  const order = await server.call('GET', `/spcPayments/${made.id}/order?language=jp`, { token: await server.as(STAFF) });
  expect([order.status, order.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const text = `${HEAD}\n2026/11/13,ﾃﾞﾓﾒﾝﾃ,300000,,700000`;
  expect((await done(TAKE, { account, text })).takeSpcStatement).toMatchObject({ matched: 1, open: 0 });
});

test('a rejected invoice may be asked for again, and strangers find no payment', async () => {
  const { server, ask, done, opened } = office;
  const { spc, account } = await opened();
  const { requestSpcPayment: made } = await done(REQUEST, { spc, input: payment(account) });
  expect((await done(DECIDE, { id: made.id, version: 1, approve: false })).decideSpcPayment).toMatchObject({ status: 'rejected' });
  expect((await done(REQUEST, { spc, input: payment(account) })).requestSpcPayment).toMatchObject({ number: 2 });
  await server.sql(`update organisation set type = 'accountant', modules = modules || '{spcList,client}' where ref = 'KOMOR'`);
  const stranger = 'desk@komorebi.example';
  expect(refusal(await ask('query($id: ID!) { spcPayments(spcId: $id) { id } }', { id: spc }, stranger))).toBe('Not found.');
  expect(refusal(await ask(DECIDE, { id: made.id, version: 2, approve: true }, stranger))).toBe('Not found.');
  expect((await server.call('GET', `/spcPayments/${made.id}/order`, { token: await server.as(stranger) })).status).toBe(404);
});
