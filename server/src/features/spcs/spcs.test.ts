import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, ENTRY, entry, debitCredit, LINK, refusal, SAVE, STAFF, openAccountant, type Accountant } from './testing/accountant';

let office: Accountant;
beforeAll(async () => {
  office = await openAccountant();
});
afterAll(() => office.server.close());

const REVERSE = 'mutation($id: ID!, $day: String!) { reverseSpcEntry(id: $id, day: $day) { id origin lines { account debit credit } } }';
const REFUSED = 'This action is unauthorized.';

test('a company has form, scheme, fiscal month and investors whose shares make 100; filings follow, a code is taken once, two editors do not overwrite', async () => {
  const { ask, done } = office;
  const input = company();
  const { saveSpc: made } = await done(SAVE, { input });
  expect(made).toMatchObject({
    version: 1,
    bankBalance: null,
    unreconciled: 0,
    investors: [{ name: 'A', percent: '66.6667' }, { name: 'B' }],
  });
  expect(made.deadlines[0]).toEqual({ kind: 'interimTax', day: '2026-11-30' });
  expect(refusal(await ask(SAVE, { input }))).toEqual({ code: ['taken'] });
  expect(refusal(await ask(SAVE, { input: company({ investors: [{ name: 'A', kana: 'エー', percent: '99' }] }) }))).toEqual({
    investors: ['splitTotal'],
  });
  expect(refusal(await ask(SAVE, { input: company({ form: 'kk', fiscalMonth: 13 }) }))).toMatchObject({ fiscalMonth: ['month'] });
  const change = { id: made.id, version: 1, input: { ...input, fiscalMonth: 9 } };
  expect((await done(SAVE, change)).saveSpc.deadlines[0]).toEqual({ kind: 'corporateTax', day: '2026-11-30' });
  expect(refusal(await ask(SAVE, change))).toBe('Conflict.');
});

test('bank accounts join the book of their nature, and no entry reaches from one book into the other', async () => {
  const { server, ask, done, bankAccount, opened } = office;
  const { spc, code } = await opened();
  const own = await bankAccount(false, 'カ)ベツメイギ');
  expect((await done(LINK, { spc, account: own })).linkSpcBankAccount).toMatchObject({ book: 'operator', isHolderKnown: false });
  expect(refusal(await ask(LINK, { spc, account: own }))).toBe('Not found.');
  const [row] = await server.sql(`select organisation_id from spc where id = $1`, [spc]);
  const mixed = server.sql(
    `insert into spc_line (organisation_id, spc_id, book, entry_id, line_no, account_code, debit) values ($1, $2, 'operator', $3, 9, $4, 1)`,
    [
      row?.['organisation_id'],
      spc,
      (
        await done(ENTRY, {
          spc,
          input: debitCredit('segregated', [code, '311'], '5'),
        })
      ).addSpcEntry.id,
      '411',
    ],
  );
  await expect(mixed).rejects.toThrow(/foreign key/);
  expect(
    refusal(
      await ask(ENTRY, {
        spc,
        input: debitCredit('operator', ['411', '311'], '5'),
      }),
    ),
  ).toEqual({ 'lines.0.account': ['notFound'] });
  await expect(server.sql(`update bank_account set is_segregated = true where id = $1`, [own])).rejects.toThrow(/foreign key/);
});

test('property: whatever lines are written in whatever order, the database keeps only transactions whose debits equal their credits', async () => {
  const { server, opened, balanceOf } = office;
  const { spc, code } = await opened();
  const [row] = await server.sql(`select organisation_id from spc where id = $1`, [spc]);
  const write = async (sides: { isDebit: boolean; amount: number }[]) =>
    await server.sql(
      `with entry as (insert into spc_entry (organisation_id, spc_id, book, number, day, description, origin, user_name)
         select $1, $2, 'segregated', coalesce(max(number), 0) + 1, '2026-08-31', 'p', 'manual', 'p' from spc_entry where spc_id = $2 returning id)
       insert into spc_line (organisation_id, spc_id, book, entry_id, line_no, account_code, debit, credit)
         select $1, $2, 'segregated', entry.id, line.no, $3, case when line.is_debit then line.amount else 0 end, case when line.is_debit then 0 else line.amount end
         from entry, unnest($4::boolean[], $5::numeric[]) with ordinality as line(is_debit, amount, no)`,
      [row?.['organisation_id'], spc, code, sides.map(({ isDebit }) => isDebit), sides.map(({ amount }) => amount)],
    );
  const side = fc.record({ isDebit: fc.boolean(), amount: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(side, { maxLength: 5 }), async sides => {
      const total = sides.reduce((sum, { isDebit, amount }) => sum + (isDebit ? amount : -amount), 0);
      const isKept = await write(sides).then(
        () => true,
        (error: Error) => !/lines and a difference/.test(error.message) && Promise.reject(error),
      );
      expect(isKept).toBe(total === 0 && sides.length >= 2);
    }),
    { numRuns: 60 },
  );
  await balanceOf(spc);
});

test('an unbalanced entry is refused by name, a wrong one is reversed once, and the books balance', async () => {
  const { ask, done, opened, balanceOf } = office;
  const { spc, code } = await opened();
  expect(
    refusal(
      await ask(ENTRY, {
        spc,
        input: entry('segregated', [
          [code, '100', '0'],
          ['311', '0', '99'],
        ]),
      }),
    ),
  ).toEqual({ lines: ['unbalanced'] });
  const { addSpcEntry: made } = await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '311'], '100'),
  });
  expect(made).toMatchObject({ number: 1, isReversed: false });
  expect(refusal(await ask(REVERSE, { id: made.id, day: '2026-08-30' }))).toEqual({ day: ['beforeEntry'] });
  expect((await done(REVERSE, { id: made.id, day: '2026-09-01' })).reverseSpcEntry).toMatchObject({
    origin: 'reversal',
    lines: [
      { account: code, debit: '0', credit: '100' },
      { account: '311', debit: '100' },
    ],
  });
  expect(refusal(await ask(REVERSE, { id: made.id, day: '2026-09-01' }))).toEqual({ id: ['reversed'] });
  expect(await balanceOf(spc)).toEqual({ [code]: '0', '311': '0' });
});

test('the journal leaves as a file of accounting packages, in Shift_JIS when asked', async () => {
  const { server, done, opened } = office;
  const { spc, code } = await opened();
  await done(ENTRY, {
    spc,
    input: debitCredit('segregated', [code, '311'], '123456789'),
  });
  const token = await server.as(STAFF);
  const { status, text } = await server.call('GET', `/spcs/${spc}/journal?language=jp`, { token });
  expect(status).toBe(200);
  expect(text).toContain('伝票番号,日付,帳簿');
  expect(text).toContain(`1,2026/08/31,分別管理口,${code},`);
  expect(text).toContain(',123456789,0,Entry,');
  const other = await server.call('GET', `/spcs/${spc}/journal?language=jp&encoding=shift_jis`, { token });
  expect(other.text).not.toContain('伝票番号');
});

test('2.4.18 readers change nothing, other organisations find nothing, and who is no accountant has no door', async () => {
  const { server, ask, opened } = office;
  const { spc, account } = await opened();
  await server.sql(`update app_user set role = 'readonly' where email = 'desk@komorebi.example'`);
  await server.sql(`update organisation set type = 'accountant', modules = modules || '{spcList,client}' where ref = 'KOMOR'`);
  const stranger = 'desk@komorebi.example';
  expect((await ask('{ spcs { id } }', {}, stranger)).data.spcs).toEqual([]);
  for (const [document, variables] of [
    ['query($id: ID!) { spc(id: $id) { id } }', { id: spc }],
    ['query($id: ID!) { spcLedger(spcId: $id) { books { book } } }', { id: spc }],
    ['query($id: ID!) { spcBankAccounts(spcId: $id) { id } }', { id: spc }],
    ['query($id: ID!) { spcStatementLines(bankAccountId: $id) { data { id } } }', { id: account }],
  ] as const)
    expect(refusal(await ask(document, variables, stranger))).toBe('Not found.');
  expect((await server.call('GET', `/spcs/${spc}/journal`, { token: await server.as(stranger) })).status).toBe(404);
  expect(refusal(await ask(SAVE, { input: company() }, stranger))).toBe(REFUSED); // a read-only user there
  expect(refusal(await ask('{ spcs { id } }', {}, 'admin@hoshikawa.example'))).toBe(REFUSED);
});
