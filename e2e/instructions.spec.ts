import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

test('a manager writes a forward, the owner finalises it, and the trust bank confirms it [3.055]', async ({ page }) => {
  await open(page, '/manager/instructions/new', { as: 'marloAdmin', language: 'en', theme: 'light' });
  await expect(box(page, 'Amount')).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page, 'Mandate', /^HFH01 /);
  await choose(page, 'Category', 'FX Forward');
  await box(page, 'Trade date').fill('2026-11-10');
  await box(page, 'Settlement date').fill('2026-12-14');
  await box(page, 'Amount').fill('5m');
  await box(page, 'Currency').fill('USD');
  await choose(page, 'Buy or sell', 'Sell');
  await box(page, 'Against currency').fill('JPY');
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
  await expect(page.getByRole('table', { name: 'Audit trail' }).getByRole('row')).toHaveCount(3);

  await open(page, '/client/instructions?tab=upcoming', { as: 'komorUser', language: 'en', theme: 'light' });
  await expect(page.getByRole('tab', { name: /Preliminary/ })).toHaveCount(0);
  await page.goto(new URL(`/client/instructions/${id}`, page.url()).href);
  await page.getByRole('button', { name: 'Confirm' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reference' }).fill('K-2026-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Answer recorded')).toBeVisible();
  await expect(page.getByText('K-2026-1')).toBeVisible();
});
