import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the bank’s statement stands beside the flows of its account: the fee nobody has booked, and the file it was read from', async ({
  page,
}) => {
  await open(page, '/owner/cashflow', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('combobox', { name: 'Account' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('option', { name: /HCS01/ }).click();
  const statement = page.getByRole('table', { name: 'Bank statement' });
  const fee = statement.getByRole('row', { name: /880/ }).first();
  await expect(fee).toContainText('Unmatched', { timeout: ARRIVAL_MS });
  await expect(statement.getByRole('row', { name: /Another day/ })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Balances by day' })).toBeVisible();
  await checkAxe(page);
  await fee.getByRole('link', { name: /入出金明細!E\d+/ }).click();
  await expect(page.getByText('KOMOR_HOSHI_2026-10_HCS01T.xlsx').first()).toBeVisible({ timeout: ARRIVAL_MS });
});
