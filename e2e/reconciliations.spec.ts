import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('an officer finds the differences of the month, traces one to both books, clears it and carries the other [2.6.36]', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Reconciliation' }).click();
  const overview = page.getByRole('table', { name: 'Manager against trust bank' });
  await expect(overview.getByRole('row', { name: /HDE01/ })).toContainText('2 open', { timeout: ARRIVAL_MS });
  await expect(overview.getByRole('row', { name: /HFH01/ })).toContainText('Explained');
  await expect(overview.getByRole('row', { name: /HDB01/ })).toContainText('Matched');
  await checkAxe(page);

  await overview.getByRole('row', { name: /HDE01/ }).getByRole('link').click();
  const positions = page.getByRole('table', { name: 'Positions' });
  const units = positions.getByRole('row', { name: /12,000/ });
  await expect(units).toContainText('Open', { timeout: ARRIVAL_MS });
  await units.getByRole('button', { name: '12,000', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Units of the manager less the trust bank')).toBeVisible();
  await page.keyboard.press('Escape');
  await checkAxe(page);

  await units.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Cause' }).click();
  await page.getByRole('option', { name: 'Settlement date' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Settles on 4 November');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(units).toContainText('Cleared');

  const cash = positions.getByRole('row', { name: /Cash/ });
  await cash.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Carry to next month' }).click();
  await page.getByRole('combobox', { name: 'Cause' }).click();
  await page.getByRole('option', { name: 'Settlement date' }).click();
  await page.getByRole('button', { name: 'Carry to next month' }).click();
  await expect(cash).toContainText('Carried');
});

test('a month with open differences says so where it is reported and populated, and the way leads there', async ({ page }) => {
  await open(page, '/owner/monthEnd', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 1440 });
  await expect(page.getByText(/2026\/10に運用機関と信託銀行の未解消差異が\d件あります/)).toBeVisible({ timeout: ARRIVAL_MS });
  await open(page, '/owner/reportingTasks', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Reconcile' }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: 'Manager against trust bank' }).getByRole('row', { name: /HDB02/ })).toContainText(
    'Time of valuation',
    { timeout: ARRIVAL_MS },
  );
});

test('a manager sees its own mandates and may explain, not clear', async ({ page }) => {
  await open(page, '/manager/reconciliation', { as: 'marloAdmin', language: 'en', theme: 'light', width: 1440 });
  const table = page.getByRole('table', { name: 'Manager against trust bank' }).first();
  await expect(table.getByRole('row', { name: /HFH01/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(table.getByRole('row', { name: /HDE01/ })).toHaveCount(0);
  await table.getByRole('row', { name: /HFH01/ }).getByRole('link').click();
  const positions = page.getByRole('table', { name: 'Positions' });
  await positions
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('menuitem')).toHaveText(['State the cause']);
});
