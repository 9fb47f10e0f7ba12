import { readFileSync } from 'node:fs';
import { shiftJis } from '@hakaru/workbook/shift-jis';
import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe, checkEveryLook } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { signIn } from '#support/sign-in';

const dialog = (page: Page) => page.getByRole('dialog');
const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const field = dialog(page)
    .getByRole('combobox', { name: label })
    .or(dialog(page).getByRole('textbox', { name: label }))
    .first();
  await field.click();
  await page.getByRole('option', { name: option }).click();
}

type Balance = { book: string; debit: string; credit: string; rows: { debit: string; credit: string }[] };

/**
 * Checks the trial balances of the company on screen: in each book debits equal credits, in total and summed over the accounts. Returns the
 * debits.
 */
async function balanced(page: Page): Promise<number> {
  const [, spcId] = /\/client\/spcs\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const { spcTrialBalance } = await askAs<{ spcTrialBalance: Balance[] }>(
    'sazanAdmin',
    'query ($id: ID!) { spcTrialBalance(spcId: $id, from: "2026-09-01", to: "2026-12-31") { book debit credit rows { debit credit } } }',
    { id: spcId },
  );
  const sum = (rows: Balance['rows'], side: 'debit' | 'credit') => rows.reduce((all, row) => all + Number(row[side]), 0);
  for (const { book, debit, credit, rows } of spcTrialBalance) {
    expect(Number(debit), book).toBe(Number(credit));
    expect([sum(rows, 'debit'), sum(rows, 'credit')], book).toEqual([Number(debit), Number(credit)]);
  }
  return spcTrialBalance.reduce((all, { debit }) => all + Number(debit), 0);
}

/** A statement as exported from a bank's site. */
function statement(lines: readonly string[]) {
  const { bytes } = shiftJis(['取引日,摘要,お支払金額,お預り金額,差引残高', ...lines].join('\r\n'));
  return { name: 'meisai.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) };
}

async function take(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Import statement' }).click();
  await dialog(page).locator('input[type="file"]').setInputFiles(statement(lines));
  await expect(dialog(page).getByRole('textbox', { name: 'Lines' })).toHaveValue(/取引日/);
  await dialog(page).getByRole('button', { name: 'Import statement' }).click();
}

async function addCompany(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Add SPC' }).click();
  for (const [label, value] of [
    ['Code', code],
    ['Kana', 'テスト'],
    ['Name (Japanese)', `合同会社${code}`],
    ['Name (English)', `${code} GK`],
  ] as const)
    await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value); // no investor exists yet whose fields have these names
  await dialog(page).getByRole('button', { name: 'Add investor' }).click();
  const investors = dialog(page).getByRole('group', { name: 'Investors' });
  for (const [label, value] of [
    ['Investors', 'デモ投資家'],
    ['Kana', 'デモトウシカ'],
    ['Share (%)', '100'],
  ] as const)
    await investors.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: new RegExp(code) }).click();
}

/** One user requests a payment, another approves it, and the order to the bank is printed. */
async function pay(page: Page, number: string): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Request payment' }).click();
  await choose(page, 'Paying account', new RegExp(number));
  for (const [label, value] of [
    ['Date', '2026/11/13'],
    ['Payee', 'デモ管理株式会社'],
    ['Payee (kana)', 'ﾃﾞﾓｶﾝﾘ(ｶ'],
    ['Bank code', '9901'],
    ['Branch code', '112'],
    ['Account number', '1122334'],
    ['Amount', '50,000'],
    ['Invoice number', 'PM-1'],
  ] as const)
    await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
  await choose(page, 'Booked to', /521/);
  await dialog(page).getByRole('button', { name: 'Request payment' }).click();
  const row = page.getByRole('table', { name: 'Payment requests' }).getByRole('row', { name: /PM-1/ });
  await expect(row).toContainText('Requested');
  await expect(row.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await signIn(page, 'sazanPartner');
  await page.reload();
  await row.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  const order = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Remittance form' }).click();
  expect(
    readFileSync(await (await order).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await signIn(page, 'sazanAdmin');
  await page.reload();
}

/** Adds a contract to the company, downloads it unchanged, and removes it. */
async function keepPaper(page: Page): Promise<void> {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Add document' }).click();
  await dialog(page).locator('input[type="file"]').setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog(page).getByRole('button', { name: 'Add document' }).click();
  const row = page.getByRole('table', { name: 'Documents' }).getByRole('row', { name: /contract\.pdf/ });
  await expect(row).toContainText('Contract');
  const kept = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download contract.pdf' }).click();
  expect(readFileSync(await (await kept).path()).equals(pdf)).toBe(true);
  await row.getByRole('button', { name: 'Remove contract.pdf' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No document has been added yet')).toBeVisible();
}

/** Prepares a distribution, has it approved, and prints the notice for its one investor. */
async function distribute(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Prepare distribution' }).click();
  await choose(page, 'Paying account', new RegExp(number));
  await dialog(page).getByRole('textbox', { name: 'Period from' }).fill('2026/09/01');
  await dialog(page).getByRole('textbox', { name: 'Period to' }).fill('2026/10/31');
  await dialog(page).getByRole('textbox', { name: 'Payment date' }).fill('2026/11/13');
  await dialog(page).getByRole('button', { name: 'Prepare distribution' }).click();
  await expect(page.getByText('Profit 769,000 · withholding 157,029 · net 611,971')).toBeVisible();
  // The user who prepared it cannot approve it.
  await expect(page.getByText('Waiting for another person’s approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and book' })).toHaveCount(0);
  await signIn(page, 'sazanPartner');
  await page.reload();
  await page.getByRole('button', { name: 'Approve and book' }).click();
  await dialog(page).getByRole('button', { name: 'Approve and book' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  const notice = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Notice for デモ投資家' }).click();
  expect(
    readFileSync(await (await notice).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test('0.01 2.3.15 2.4.16 6.13 6.30 an accountant lands on the deadlines of its companies and opens one from there', async ({ page }) => {
  await open(page, '/', { as: 'sazanAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page).toHaveURL(/\/client\/spcs$/);
  const list = page.getByRole('table', { name: 'Companies' });
  await expect(list.getByRole('row', { name: /SOLAR1 Demo Solar No. 1 GK/ })).toContainText('Reconciled');
  await expect(list.getByRole('row', { name: /RESI1/ })).toContainText('1 to reconcile');
  await expect(page.getByRole('table', { name: 'Tax and filing calendar' })).toContainText('2026/11/30');
  await expect(page.getByRole('row', { name: /Withholding tax on TK distribution/ })).toContainText('2026/12/10');
  // At the usual screen width the deadline is visible without scrolling sideways.
  await expect(list.getByRole('columnheader', { name: 'Next deadline' })).toBeInViewport({ ratio: 1 });
  await checkEveryLook(page);
  await redress(page, { language: 'en', theme: 'light' });
  await list.getByRole('link', { name: /LOGI1/ }).click();
  await expect(page.getByText('Demo Logistics TMK').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Bank accounts' }).click();
  await expect(page.getByText(/デモロジスティックス.* is not the company’s/)).toBeVisible();
  await checkAxe(page);
  for (const name of ['Ledger', 'Documents', 'Reports']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await checkAxe(page);
  }
  for (const name of ['Overview', 'Documents']) {
    await redress(page, { language: 'en', theme: 'light' });
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await checkEveryLook(page);
    await expectFitsPhone(page);
  }
  await redress(page, { language: 'en' });
  await page.getByRole('tab', { name: 'Reports' }).click();
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('tab', { name: '帳票' })).toBeVisible();
  await expectFitsPhone(page);
});

test('a bank’s file in Shift_JIS is booked, teaches the next month, the month is closed with balanced books, a payment is approved and ordered, and the profit is distributed with notices', async ({
  page,
}) => {
  const code = `T${digits(6)}`;
  const number = digits(7);
  const account = {
    organisation: 'SAZAN',
    bankCode: '9901',
    branchCode: '001',
    type: 'ordinary',
    number,
    holder: code,
    holderKana: 'ド)テスト',
  };
  await askAs('superUser', 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { id } }', {
    input: { ...account, isSegregated: true },
  });
  await open(page, '/client/spcs', { as: 'sazanAdmin', language: 'en', theme: 'light', width: 1440 });
  await addCompany(page, code);
  await page.getByRole('tab', { name: 'Bank accounts' }).click();
  await page.getByRole('button', { name: 'Link bank account' }).click();
  await choose(page, 'Bank accounts', new RegExp(number));
  await dialog(page).getByRole('button', { name: 'Link bank account' }).click();
  await take(page, ['2026/09/01,ﾔﾁﾝ 9ｶﾞﾂ,,500000,500000', '2026/09/15,ｶﾝﾘﾋ 9ｶﾞﾂ,120000,,380000']);
  const lines = page.getByRole('table', { name: `Statement of ${number}` });
  await expect(lines.getByRole('row', { name: /ﾔﾁﾝ/ })).toBeVisible();
  expect(await balanced(page)).toBe(0); // an imported line is not yet booked
  for (const [text, option, booked] of [
    ['ﾔﾁﾝ', /411/, 500_000],
    ['ｶﾝﾘﾋ', /521/, 620_000],
  ] as const) {
    await lines
      .getByRole('row', { name: new RegExp(text) })
      .getByRole('button', { name: 'Book' })
      .click();
    await choose(page, 'Account', option);
    await dialog(page).getByRole('button', { name: 'Book' }).click();
    await expect(lines.getByRole('row', { name: new RegExp(text) })).toContainText(/Entry \d/);
    expect(await balanced(page)).toBe(booked);
  }
  await take(page, ['2026/10/01,ﾔﾁﾝ 10ｶﾞﾂ,,510000,890000', '2026/10/15,ｶﾝﾘﾋ 10ｶﾞﾂ,121000,,769000']);
  await page.getByRole('button', { name: 'Book all proposals (2)' }).click();
  await expect(lines.getByRole('row', { name: /ﾔﾁﾝ 10/ })).toContainText(/Entry \d/);
  await expect(lines.getByRole('row', { name: /ｶﾝﾘﾋ 10/ })).toContainText(/Entry \d/);
  expect(await balanced(page)).toBe(1_251_000);
  await page.getByRole('tab', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'Close 2026/10' }).click();
  await dialog(page).getByRole('button', { name: 'Close 2026/10' }).click();
  await expect(page.getByRole('button', { name: 'Reopen 2026/10' })).toBeVisible();
  expect(await balanced(page)).toBe(1_251_000); // closing a month books nothing
  await keepPaper(page);
  await pay(page, number);
  const afterPayment = await balanced(page);
  expect(afterPayment).toBeGreaterThanOrEqual(1_251_000);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByText('debit 1,251,000 / credit 1,251,000 · profit of the period 769,000')).toBeVisible();
  await distribute(page, number);
  expect(await balanced(page)).toBeGreaterThan(afterPayment); // the distribution and its withholding are booked
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Journal CSV (UTF-8)' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('2026/10/15');
});
