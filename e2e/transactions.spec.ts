import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

test('transactions are reached by the menu and lead to their instruction, their cashflow and back [3.063] [1.43] [2.6.39]', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Transactions' }).click();
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('row').nth(2)).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await page
    .getByRole('link', { name: /^2026-\d{4}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/owner\/instructions\/[0-9a-f-]{36}$/);
  await page.getByRole('table', { name: 'Transactions' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/owner\/transactions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Particulars' })).toBeVisible();
  const transaction = page.url();
  await page.getByRole('link', { name: 'Open the account on this day' }).click();
  await expect(page).toHaveURL(/\/owner\/cashflow\?.*account=mandate/);
  const flow = page.getByRole('link').and(page.locator(`[href="${new URL(transaction).pathname}"]`));
  await expect(flow).toBeVisible({ timeout: ARRIVAL_MS });
  const row = page.getByRole('row').filter({ has: flow });
  await expect(row.getByRole('link', { name: /^2026-\d{4}$/ })).toHaveAttribute('href', /\/owner\/instructions\//);
  await flow.click();
  await expect(page).toHaveURL(transaction);
  await page.goto(new URL('/owner/mandates', page.url()).href);
  await page.getByRole('link', { name: 'Foreign government bond hedged passive' }).first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page).toHaveURL(/\/owner\/mandates\/[0-9a-f-]{36}\/transactions/);
  await expect(table.getByRole('row').nth(1)).toContainText('HFH01');
});

test('a transaction of a forward leads to it, and the types are called as the trade calls them [3.073]', async ({ page }) => {
  await open(page, '/owner/transactions?type=fxForward', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Type: FX Forward' }).click({ timeout: ARRIVAL_MS });
  for (const label of ['Rebate', 'Buy', 'Sell', 'FX Forward', 'FX Forward Setoff', /^Reinvestment/, 'Unit Adjustment'])
    await expect(page.getByRole('menuitemradio', { name: label, exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('table', { name: 'Transactions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open the forward' }).click();
  await expect(page).toHaveURL(/\/owner\/fxForwards\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('one is entered by hand: wrong dates are said on the field that was edited, and it is made final [5.041] [5.042]', async ({
  page,
}) => {
  await open(page, '/owner/transactions', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await page.getByRole('button', { name: 'New transaction' }).click({ timeout: ARRIVAL_MS });
  await choose(page, 'Mandate', /^HDB01 /);
  await page.getByRole('combobox', { name: 'Type' }).click();
  for (const label of ['Buy', 'Sell', 'Rebate', /^Reinvestment/, 'Unit Adjustment'])
    await expect(page.getByRole('option', { name: label }).first()).toBeVisible();
  await page.getByRole('option', { name: 'Sell', exact: true }).click();
  await box(page, 'Amount').fill('1000000');
  await box(page, 'Settlement date').fill('2026-11-12');
  await box(page, 'Trade date').fill('2026-11-13');
  await box(page, 'Trade date').blur();
  await expect(page.getByText('Trade date must be on or before settlement date')).toBeVisible();
  await box(page, 'Trade date').fill('2026-11-12');
  await box(page, 'Settlement date').fill('2026-11-11');
  await box(page, 'Settlement date').blur();
  await expect(page.getByText('Settlement date must be on or after trade date')).toBeVisible();
  await box(page, 'Settlement date').fill('2026-11-16');
  await box(page, 'Code').fill('E2E-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Transaction entered')).toBeVisible();
  await page.goto(new URL('/owner/transactions?search=E2E-1', page.url()).href);
  await page.getByRole('table', { name: 'Transactions' }).getByRole('link').first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await expect(page.getByText('Transaction finalized')).toBeVisible();
});

test('the list in Japanese, dark, on a phone', async ({ page }) => {
  await open(page, '/owner/transactions', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('table', { name: '取引明細' })).toBeVisible({ timeout: ARRIVAL_MS });
});
