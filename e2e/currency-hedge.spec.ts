import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the hedge overview shows HPD01 at 82.6 %, a roll brings it back to its target, in both languages [2.6.27] [1.40]', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Currency Hedge' }).click();
  const row = page.getByRole('table', { name: 'By mandate and currency' }).getByRole('row', { name: /HPD01.*USD/ });
  await expect(row).toContainText('Under-hedged');
  await expect(row).toContainText('82.6');
  await checkAxe(page);
  await row.getByRole('button', { name: '82.6' }).click();
  await expect(page.getByRole('dialog').getByText('Hedge against exposure')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'FX Forwards' }).click();
  await page.getByRole('checkbox', { name: 'Select R-2026-10-HPD01-USD' }).check({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Roll 1' }).click();
  await expect(page.getByText('Re-set to the target ratio')).toBeVisible();
  await page.getByRole('button', { name: 'Finalize together' }).click();
  await expect(page.getByText('2 legs finalized')).toBeVisible();

  await open(page, '/owner/currencyHedge', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 1440 });
  const back = page.getByRole('table', { name: 'マンデート・通貨別' }).getByRole('row', { name: /HPD01.*USD/ });
  await expect(back).toContainText('範囲内', { timeout: ARRIVAL_MS });
  await expect(back).toContainText('90.0');
});

test('a manager sees the hedges of its own mandates', async ({ page }) => {
  await open(page, '/manager/currencyHedge', { as: 'marloAdmin', language: 'en', theme: 'light', width: 1440 });
  const table = page.getByRole('table', { name: 'By mandate and currency' }).first();
  await expect(table.getByRole('row', { name: /HFH01/ }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(table.getByRole('row', { name: /HPD01/ })).toHaveCount(0);
});
