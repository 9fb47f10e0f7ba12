import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('1.10 2.6.24 the private assets of a fund: headlines, programmes and funds, whole and by programme, each figure with its trace', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1600 });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Private', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Private Equity Dashboard' })).toBeVisible();
  const funds = page.getByRole('table', { name: 'Funds' });
  await expect(funds.getByRole('row', { name: /Growth Partners I/ })).toContainText('12.5', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: 'Programmes' }).getByRole('row', { name: /HPE01/ })).toContainText('0.93');
  // Eight funds were only estimated in September: their last valuations are from June.
  const head = page.getByLabel('Private assets at a glance');
  await expect(head).toContainText(/NAV age, days \(oldest\)92Average by value \d+/);
  await expect(funds.getByRole('row', { name: /Secondaries V/ })).toContainText('2026/06/30');
  await checkAxe(page);
  await head.getByRole('button', { name: '92', exact: true }).click();
  const trace = page.getByRole('dialog').or(page.getByRole('complementary'));
  await expect(trace.getByText('Days since the last reported valuation').first()).toBeVisible();
  await trace.getByRole('button', { name: /92/ }).first().click();
  await expect(trace.getByText('Last reported valuation').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Programmes' }).click();
  await page.getByRole('option', { name: /HIN01/ }).click();
  await expect(funds.getByRole('row', { name: /Growth Partners I/ })).toHaveCount(0);
  await expect(funds.getByRole('row', { name: /Digital Infra I/ })).toBeVisible();
  await expect(page).toHaveURL(/show=HIN01/);

  const called = funds.getByRole('row', { name: /Digital Infra I/ }).getByRole('button', { name: '1.13' });
  await called.click();
  await expect(page.getByRole('dialog').or(page.getByRole('complementary')).getByText('TVPI').first()).toBeVisible();
});

test('the bank’s private assets on a phone, in Japanese', async ({ page }) => {
  await open(page, '/owner/privateEquity', { as: 'shiraAdmin', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('heading', { level: 1, name: 'プライベートエクイティ・ダッシュボード' })).toBeVisible();
  await expect(page.getByText('SPE01', { exact: false }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAxe(page);
});

test('a private fund: its position, ledger with checks, statements, companies, terms, notes and its sheet, each figure with its trace [1.10] [1.30] [1.31] [1.32] [1.33] [1.34] [1.35] [1.36] [1.37]', async ({
  page,
}) => {
  await open(page, '/owner/privateEquity', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const link = page.getByRole('table', { name: 'Funds' }).getByRole('link', { name: 'Growth Partners I' });
  await link.click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Growth Partners I' })).toBeVisible();
  const head = page.getByLabel('The fund at a glance');
  for (const word of ['Commitment', 'Called', 'Unfunded', 'Distributed', 'NAV', 'Net IRR', 'TVPI', 'DPI'])
    await expect(head.getByText(word, { exact: false }).first()).toBeVisible();
  await expect(head).toContainText('Commitment$16m');
  await expect(head).toContainText('12.5');

  const checks = page.getByRole('table', { name: 'Checks' });
  await expect(checks.getByRole('row', { name: /Commitment − called/ })).toContainText('Agrees');
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await ledger.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('complementary')).getByText('Distributions').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await checkAxe(page);

  await page.getByRole('tab', { name: 'Statements' }).click();
  await expect(page).toHaveURL(/\/statements/);
  await expect(page.getByRole('table', { name: 'Statements' }).getByRole('row', { name: /2025\/12\/31/ })).toContainText('Audited');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page.getByRole('table', { name: 'Companies' }).getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible();
  await page.getByRole('tab', { name: 'Terms' }).click();
  await expect(page.getByRole('table', { name: 'Commitments' })).toContainText('16,000,000');
  await expect(page.getByRole('table', { name: 'Agreed terms' }).getByRole('row', { name: /Vintage/ })).toContainText('2019');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Note/ })).toBeVisible();

  await page.getByRole('button', { name: 'Fund sheet' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'English' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^fund_.*2026-09-30_en\.pdf$/);
});

test('the dashboard by strategy, vintage, currency and quarter, with totals, vintages, a bridge and an index [1.10] [1.37]', async ({
  page,
}) => {
  await open(page, '/owner/privateEquity', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const funds = page.getByRole('table', { name: 'Funds' });
  await expect(funds.getByRole('row', { name: /Total USD/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(funds.getByRole('row', { name: /All, in JPY/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'NAV bridge' })).toContainText('Closing NAV');
  await expect(page.getByRole('table', { name: 'Pacing by vintage' }).getByRole('row', { name: /^2019/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Index' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByLabel('Public market equivalent').getByText('KS-PME').first()).toBeVisible();
  await checkAxe(page);
  await page.getByRole('combobox', { name: 'Strategy' }).click();
  await page.getByRole('option', { name: 'Private debt' }).click();
  await expect(page).toHaveURL(/strategy=privateDebt/);
  await expect(funds.getByRole('row', { name: /Growth Partners I/ })).toHaveCount(0);
  await expect(funds.getByRole('row', { name: /Senior Loan II/ })).toContainText('2018');
  await page.getByRole('combobox', { name: 'As-of quarter' }).click();
  await page.getByRole('option', { name: '2025/12/31' }).click();
  await expect(funds.getByRole('row', { name: /Senior Loan II/ })).toContainText('audited', { ignoreCase: true });
  await funds.getByRole('link', { name: 'Senior Loan II' }).click();
  await expect(page.getByText('as of 2025/12/31')).toBeVisible();
});

test('a private fund on a phone, in Japanese, and the tab of its mandate', async ({ page }) => {
  await open(page, '/owner/privateEquity', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 390 });
  await page.getByRole('table', { name: 'ファンド' }).getByRole('link').first().click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: '検算' })).toContainText('一致');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAxe(page);
  await page.getByRole('tab', { name: '条件' }).click();
  await page.getByRole('link', { name: /HPE01/ }).click();
  await page.getByRole('tab', { name: 'プライベートアセット' }).click();
  await expect(page).toHaveURL(/privateAssets/);
  await expect(page.getByRole('table', { name: 'ファンド' })).toBeVisible();
});
