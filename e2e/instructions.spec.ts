import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

test('a manager writes a forward, the owner finalises it, and the trust bank confirms it; the audit shows old and new status [3.055] [4.014]', async ({
  page,
}) => {
  await open(page, '/manager/instructions/new', { as: 'marloAdmin', language: 'en', theme: 'light' });
  await expect(box(page, 'Amount')).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page, 'Mandate', /^HFH01 /);
  await choose(page, 'Category', 'FX Forward');
  await box(page, 'Trade date').fill('2026-11-10');
  await box(page, 'Settlement date').fill('2026-12-14');
  await box(page, 'Amount').fill('5m');
  await box(page, 'Currency').fill('USD');
  await choose(page, 'Buy or sell', 'Sell');
  await box(page, 'Counter currency').fill('JPY');
  await box(page, 'Rate').fill('126.50');
  await expect(page.getByText('Sell USD 5,000,000.00, buy JPY')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Instruction created')).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/instructions\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';

  await open(page, `/owner/instructions/${id}`, { as: 'hoshiUser', language: 'en', theme: 'light' });
  await page.getByRole('button', { name: 'Finalize' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await expect(page.getByText('Instruction finalized')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^2026-\d{4}$/ })).toBeVisible();
  const audit = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(audit).toHaveCount(3);
  await expect(audit.nth(1)).toContainText(/Create.*-.*Preliminary/);
  await expect(audit.nth(2)).toContainText(/Finalize.*Preliminary.*Final/);

  await open(page, '/client/instructions?tab=upcoming', { as: 'komorUser', language: 'en', theme: 'light' });
  await expect(page.getByRole('tab', { name: /Preliminary/ })).toHaveCount(0);
  await page.goto(new URL(`/client/instructions/${id}`, page.url()).href);
  await page.getByRole('button', { name: 'Confirm' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reference' }).fill('K-2026-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Answer recorded')).toBeVisible();
  await expect(page.getByText('K-2026-1')).toBeVisible();
});

test('the menu leads to the instructions: tabs, category and search narrow the list, and a number opens the instruction [1.12] [2.6.16]', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('navigation').getByRole('link', { name: 'Instructions', exact: true }).click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/owner\/instructions/);
  await page.getByRole('tab', { name: /^Done/ }).click();
  const rows = page.getByRole('table', { name: 'Done' }).getByRole('row');
  await expect(rows.nth(5)).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await page.getByRole('button', { name: 'Category: All categories' }).click();
  await page.getByRole('menuitemradio', { name: 'Fee' }).click();
  await expect(page).toHaveURL(/category=Fee/);
  await expect(rows.filter({ hasText: 'Private Asset' })).toHaveCount(0);
  await expect(rows.nth(1)).toContainText('Fee');
  const link = rows.nth(1).getByRole('link').first();
  const number = (await link.textContent()) ?? '';
  await page.getByRole('searchbox').fill(number);
  await expect(rows).toHaveCount(2);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Particulars' })).toBeVisible();
});

test('every category can be chosen, and is shown on what was written [3.051] [3.052] [3.053] [3.054] [3.055] [3.056]', async ({ page }) => {
  await open(page, '/owner/instructions/new', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  for (const category of ['Cash Transfer', 'Fee', 'Private Asset', 'Fund', 'FX Forward', 'Receipt']) {
    await expect(box(page, 'Amount')).toBeVisible({ timeout: ARRIVAL_MS });
    await choose(page, 'Mandate', /^HDB01 /);
    await choose(page, 'Category', category);
    await box(page, 'Trade date').fill('2026-11-10');
    await box(page, 'Settlement date').fill('2026-11-24');
    await box(page, 'Amount').fill('1000');
    await box(page, 'Currency').fill('JPY');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/owner\/instructions\/[0-9a-f-]{36}$/);
    await expect(page.locator('dl div').filter({ hasText: /^Category/ })).toHaveText(`Category${category}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.goto(new URL('/owner/instructions/new', page.url()).href);
  }
});

test('a manager on a phone finds the instructions in the menu [2.4.40]', async ({ page }) => {
  await open(page, '/manager/clients', { as: 'marloAdmin', language: 'en', theme: 'light', width: 599 });
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('navigation').getByRole('link', { name: 'Instructions', exact: true }).click();
  await expect(page).toHaveURL(/\/manager\/instructions/);
  await expect(page.getByRole('heading', { level: 1, name: 'Instructions' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible({ timeout: ARRIVAL_MS });
});

test('while an instruction is written, a holiday, a passed cut-off and a duplicate are said beside the field, and none of them stops it', async ({
  page,
}) => {
  const fill = async (amount: string, day: string) => {
    await expect(box(page, 'Amount')).toBeVisible({ timeout: ARRIVAL_MS });
    await choose(page, 'Mandate', /^HDB01 /);
    await choose(page, 'Category', 'Fee');
    await box(page, 'Trade date').fill('2026-11-09');
    await box(page, 'Settlement date').fill(day);
    await box(page, 'Amount').fill(amount);
  };
  const warning = page.getByRole('status');
  await open(page, '/owner/instructions/new', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await fill('3,141,592', '2026-11-09');
  await expect(warning.filter({ hasText: 'has passed.' })).toContainText('(2026/11/09, 11:00 Tokyo)');
  await box(page, 'Settlement date').fill('2026-11-23');
  await expect(warning).toContainText('2026/11/23 is a holiday in Japan: Labour Thanksgiving Day.');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Use 2026/11/24' }).click();
  await expect(box(page, 'Settlement date')).toHaveValue('2026/11/24');
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/owner\/instructions\/[0-9a-f-]{36}$/);
  const ref = (await page.getByRole('heading', { level: 1, name: /^D-2026-/ }).textContent()) ?? '';

  await open(page, '/owner/instructions/new', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await fill('3,141,592', '2026-11-24');
  await expect(warning).toContainText('already has an instruction of this category, amount and settlement date');
  await expect(warning.getByRole('link', { name: ref })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/owner\/instructions\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('the warnings are said in Japanese on a phone as well', async ({ page }) => {
  await open(page, '/owner/instructions/new', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 390 });
  await expect(box(page, '金額')).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page, 'マンデート', /^HDB01 /);
  await box(page, '約定日').fill('2026-11-09');
  await box(page, '受渡日').fill('2026-11-23');
  await expect(page.getByRole('status')).toContainText('2026/11/23は日本の休業日です（勤労感謝の日）。');
  await expect(page.getByRole('button', { name: '2026/11/24にする' })).toBeVisible();
});

test('3.073 a spot deal is written in its own form, reads as a sentence, and moves both currencies', async ({ page }) => {
  await open(page, '/owner/instructions/new', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await expect(box(page, 'Amount')).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page, 'Mandate', /^HFB01 /);
  await choose(page, 'Category', 'FX Spot');
  await choose(page, 'Type', 'FX Spot Sell');
  await box(page, 'Trade date').fill('2026-11-10');
  await box(page, 'Settlement date').fill('2026-11-13');
  await box(page, 'Amount').fill('1.5m');
  await box(page, 'Currency').fill('USD');
  await box(page, 'Counter currency').fill('JPY');
  await box(page, 'Rate').fill('126.75');
  await expect(page.getByText('Sell USD 1,500,000.00, buy JPY')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/owner\/instructions\/[0-9a-f-]{36}$/);
  await expect(page.locator('dl div').filter({ hasText: /^Type/ })).toHaveText('TypeFX Spot Sell');
  const legs = page.getByRole('table', { name: 'Transactions' }).getByRole('row').filter({ hasText: 'FX Spot Sell' });
  await expect(legs).toHaveCount(2);
  await expect(legs.filter({ hasText: 'JPY' })).toContainText('190,125,000');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
