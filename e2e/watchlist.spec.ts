import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the Markets menu leads to the watchlist, in every look and on a phone; a review stands in the calendar [2.6.20] [2.6.23]', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Markets' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Watchlist' }).click();
  await expect(page.getByRole('link', { name: 'Marlowe Finch Investors' })).toBeVisible({ timeout: ARRIVAL_MS });
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await open(page, '/calendar?month=2026-11&view=list', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: /^Review HDB02/ }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByText('Attribution received')).toBeVisible();
});

test('who may only read sees the list and no way to change it [2.6.20]', async ({ page }) => {
  await open(page, '/owner/watchlist?dialog=add', { as: 'hoshiReadonly', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('link', { name: 'Marlowe Finch Investors' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});
