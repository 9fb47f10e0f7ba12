import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

test('the Cash menu leads to the forwards; a value opens its rates, and the mandate has them as a tab [2.6.40] [1.11]', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'FX Forwards' }).click();
  await expect(page).toHaveURL(/\/owner\/fxForwards/);
  const row = page.getByRole('row', { name: /R-2026-10-HFH01-EUR/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole('table', { name: 'Maturity ladder' }).getByRole('row').nth(1)).toContainText('2026/11');
  await checkAxe(page);
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Revalued at the day’s forward rate')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'R-2026-10-HFH01-EUR' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'R-2026-10-HFH01-EUR' })).toBeVisible();
  await page.goto(new URL('/owner/mandates', page.url()).href);
  await page.getByRole('link', { name: 'Foreign government bond hedged passive' }).first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'FX Forwards' }).click();
  await expect(page.getByRole('link', { name: 'R-2026-10-HFH01-EUR' })).toBeVisible();
});

test('a manager enters a forward with a rate far off the mid, confirms it, and the owner finalises, sets off and releases it', async ({
  page,
}) => {
  await open(page, '/manager/fxForwards/new', { as: 'marloAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(box(page, 'Foreign currency amount')).toBeVisible({ timeout: ARRIVAL_MS });
  await choose(page, 'Mandate', /^HFH01 /);
  await box(page, 'Trade date').fill('2026-11-10');
  await box(page, 'Maturity date').fill('2026-12-18');
  await box(page, 'Foreign currency amount').fill('1m');
  await box(page, 'Forward rate').fill('136.5');
  await expect(page.getByText('Sell USD 1,000,000.00, buy JPY 136,500,000 on 2026/12/18')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('checkbox', { name: /more than 2% off/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/manager\/fxForwards\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';

  await open(page, `/owner/fxForwards/${id}`, { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Finalize' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await page.getByRole('button', { name: 'Set off' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Rate of the opposite deal' }).fill('126.3');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Linked forwards' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel setoff' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel setoff' }).click();
  await expect(page.getByRole('table', { name: 'Audit trail' }).getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Cancel forward' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel forward' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
});
