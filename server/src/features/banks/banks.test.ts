import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const STRANGER = 'staff@sazanami.example';
const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (document: string, variables: object = {}) => {
  const { data, errors } = await ask(SUPER, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

const SAVE_BANK =
  'mutation($id: ID, $version: Int, $input: BankInput!) { saveBank(id: $id, version: $version, input: $input) { id code kana swift uses version } }';
const SAVE_BRANCH =
  'mutation($id: ID, $version: Int, $input: BankBranchInput!) { saveBankBranch(id: $id, version: $version, input: $input) { id uses version } }';
const SAVE_ACCOUNT = `mutation($id: ID, $version: Int, $input: BankAccountInput!) { saveBankAccount(id: $id, version: $version, input: $input) {
  id organisation bankNameEn branchNameJp holderKana isSegregated version } }`;
const ARCHIVE =
  'mutation($kind: String!, $id: ID!, $version: Int!, $isArchived: Boolean!) { archiveBankMaster(kind: $kind, id: $id, version: $version, isArchived: $isArchived) }';
const DELETE = 'mutation($kind: String!, $id: ID!, $version: Int!) { deleteBankMaster(kind: $kind, id: $id, version: $version) }';
const IMPORT = 'mutation($kind: String!, $text: String!) { importBankMaster(kind: $kind, text: $text) { added changed unchanged } }';

const bank = (code: string, more: object = {}) => ({ code, nameEn: `Bank ${code}`, nameJp: `銀行${code}`, kana: 'ﾃｽﾄ ｷﾞﾝｺｳ', ...more });
const branch = (bankCode: string, code: string) => ({ bankCode, code, nameEn: 'Head office', nameJp: '本店', kana: 'ホンテン' });
const account = (number: string, more: object = {}) => ({
  organisation: 'SAZAN',
  bankCode: '9810',
  branchCode: '001',
  type: 'ordinary',
  number,
  holder: '合同会社テスト',
  holderKana: 'ド)テスト',
  ...more,
});

test('banks, branches and accounts: codes and kana are judged, half-width kana is widened, a code stays, what is used is not deleted [2.5.06] [2.5.07] [2.5.08]', async () => {
  expect(refusal(await ask(SUPER, SAVE_BANK, { input: bank('981', { kana: '銀行', swift: 'SHORT' }) }))).toEqual({
    code: ['bankCode'],
    kana: ['kana'],
    swift: ['swift'],
  });
  const made = (await doAs(SAVE_BANK, { input: bank('9810') })).saveBank;
  expect(made).toMatchObject({ kana: 'テスト ギンコウ', swift: null, uses: 0, version: 1 });
  expect(refusal(await ask(SUPER, SAVE_BANK, { input: bank('9810') }))).toEqual({ code: ['taken'] });
  const change = { id: made.id, version: 1 };
  expect(refusal(await ask(SUPER, SAVE_BANK, { ...change, input: bank('9811') }))).toEqual({ code: ['fixed'] });
  expect(refusal(await ask(SUPER, SAVE_BRANCH, { input: branch('9899', '001') }))).toEqual({ bankCode: ['notFound'] });
  const own = (await doAs(SAVE_BRANCH, { input: branch('9810', '001') })).saveBankBranch;
  expect(refusal(await ask(SUPER, DELETE, { kind: 'bank', ...change }))).toEqual({ id: ['inUse'] });
  expect(refusal(await ask(SUPER, SAVE_ACCOUNT, { input: account('12345') }))).toEqual({ number: ['accountNumber'] });
  expect(refusal(await ask(SUPER, SAVE_ACCOUNT, { input: account('1234567', { organisation: 'NOBODY' }) }))).toEqual({
    organisation: ['notFound'],
  });
  const kept = (await doAs(SAVE_ACCOUNT, { input: account('1234567', { isSegregated: true }) })).saveBankAccount;
  expect(kept).toMatchObject({ organisation: 'SAZAN', bankNameEn: 'Bank 9810', branchNameJp: '本店', isSegregated: true });
  expect(refusal(await ask(SUPER, DELETE, { kind: 'branch', id: own.id, version: 1 }))).toEqual({ id: ['inUse'] });
  await doAs(ARCHIVE, { kind: 'branch', id: own.id, version: 1, isArchived: true });
  expect(refusal(await ask(SUPER, SAVE_ACCOUNT, { input: account('7654321') }))).toEqual({ branchCode: ['notFound'] });
  const [won, lost] = await Promise.all([1, 2].map(() => ask(SUPER, DELETE, { kind: 'account', id: kept.id, version: 1 })));
  expect([won, lost].filter(answer => answer?.errors === undefined)).toHaveLength(1);
  await doAs(DELETE, { kind: 'branch', id: own.id, version: 2 });
  await doAs(DELETE, { kind: 'bank', ...change });
  const [entry] = await server.sql(`select action, organisation_id = (select id from organisation where ref = 'SAZAN') as theirs
    from audit where action = 'bankAccount.delete'`);
  expect(entry).toMatchObject({ theirs: true });
});

test('a list is taken whole or not at all, with the line and column that is wrong; taken twice it changes nothing [2.5.06]', async () => {
  const list = 'コード,英語名,日本語名,カナ,SWIFT\r\n9701,One,一,イチ,\r\n9702,"Two, Ltd",二,ﾆ,ABCDJPJT\r\n';
  expect((await doAs(IMPORT, { kind: 'bank', text: list })).importBankMaster).toEqual({ added: 2, changed: 0, unchanged: 0 });
  expect((await doAs(IMPORT, { kind: 'bank', text: list })).importBankMaster).toEqual({ added: 0, changed: 0, unchanged: 2 });
  const next = '9701\tOne\t一\tイチ\t\n9702\tTwo\t二\tニ\tABCDJPJT\n9703\tThree\t三\tサン\t';
  expect((await doAs(IMPORT, { kind: 'bank', text: next })).importBankMaster).toEqual({ added: 1, changed: 1, unchanged: 1 });
  const broken = await ask(SUPER, IMPORT, { kind: 'bank', text: '9704,Four,四,ヨン\n97,Five,五,ゴ' });
  expect(refusal(broken)).toEqual({ 'lines.2.code': ['bankCode'] });
  const unknown = await ask(SUPER, IMPORT, { kind: 'branch', text: '9701,001,A,本,ホン\n9999,001,B,支,シ' });
  expect(refusal(unknown)).toEqual({ 'lines.2.bankCode': ['notFound'] });
  const { banks } = await doAs(
    '{ banks(search: "970") { data { code nameEn } paginatorInfo { total } } bankBranches { paginatorInfo { total } } }',
  );
  expect(banks.data.map(({ code }: { code: string }) => code)).toEqual(['9701', '9702', '9703']);
  expect(refusal(await ask(SUPER, IMPORT, { kind: 'bank', text: '' }))).toEqual({ text: ['required'] });
  expect(refusal(await ask(SUPER, IMPORT, { kind: 'nothing', text: 'x' }))).not.toBeNull();
  const kana = await doAs('{ banks(search: "ｻﾝ") { data { code } } }');
  expect(kana.banks.data).toEqual([{ code: '9703' }]);
});

test('every country of ISO 3166 is there with names, currency and region; a change is kept with its version [2.5.09]', async () => {
  const COUNTRY =
    '{ countryRecords(search: "Switzerland") { data { code nameJp currency region calendar sovereignWeight version } paginatorInfo { total } } }';
  const { countryRecords } = await doAs('{ countryRecords(first: 1) { paginatorInfo { total } } }');
  expect(countryRecords.paginatorInfo.total).toBe(249);
  const [swiss] = (await doAs(COUNTRY)).countryRecords.data;
  expect(swiss).toEqual({
    code: 'CH',
    nameJp: 'スイス',
    currency: 'CHF',
    region: 'europe',
    calendar: null,
    sovereignWeight: '0',
    version: 1,
  });
  const UPDATE =
    'mutation($version: Int!, $input: CountryInput!) { updateCountry(code: "CH", version: $version, input: $input) { sovereignWeight calendar version } }';
  const input = { nameEn: 'Switzerland', nameJp: 'スイス', currency: 'CHF', region: 'europe', calendar: 'EU', sovereignWeight: '20' };
  expect((await doAs(UPDATE, { version: 1, input })).updateCountry).toEqual({ sovereignWeight: '20', calendar: 'EU', version: 2 });
  expect(refusal(await ask(SUPER, UPDATE, { version: 1, input }))).toBe('Conflict.');
  expect(refusal(await ask(SUPER, UPDATE, { version: 2, input: { ...input, sovereignWeight: '30', calendar: 'XX' } }))).toEqual({
    calendar: ['notFound'],
    sovereignWeight: ['invalid'],
  });
});

test('all of it is for super-users alone', async () => {
  for (const document of ['{ banks { data { id } } }', '{ bankAccounts { data { id } } }', '{ countryRecords { data { code } } }'])
    expect(refusal(await ask(STRANGER, document))).toBe('This action is unauthorized.');
  expect(refusal(await ask(STRANGER, SAVE_BANK, { input: bank('9822') }))).toBe('This action is unauthorized.');
});
