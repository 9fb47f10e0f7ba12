import { expect, test } from '@playwright/test';
import { checkAxe, checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('a mandate is put on the watchlist from its list, judged, noted on and taken off again [2.6.20]', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('link', { name: 'Foreign equity quality active' })).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('treegrid').evaluate(grid => grid.scrollTo({ left: grid.scrollWidth })); // a row's menu is in its last column
  await page.getByRole('button', { name: 'Actions for Foreign equity quality active' }).click();
  await page.getByRole('menuitem', { name: 'Add to watchlist' }).click();
  await expect(page).toHaveURL(/\/owner\/watchlist/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Watched item' })).toHaveValue(/quality active/);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Style drifts from its benchmark');
  await dialog.getByRole('combobox', { name: 'Trigger' }).click();
  await page.getByRole('option', { name: '3-year tracking error above' }).click();
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('0.01');
  await dialog.getByRole('textbox', { name: 'Next review' }).fill('2026/11/27');
  await dialog.getByRole('button', { name: 'Add to watchlist' }).click();
  await expect(page.getByText('Added to the Watchlist')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Style drifts' });
  await expect(row).toContainText('Triggered');
  await expect(row).toContainText('2026/09/30');
  await row.getByRole('button', { name: /%$/ }).click(); // the figure opens its trace
  await expect(page.getByRole('dialog').getByText('Tracking error').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Asked the manager for its style limits');
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Asked the manager for its style limits')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason for removal' }).fill('Limits agreed');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from the Watchlist')).toBeVisible();
  await expect(page.getByText('Limits agreed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add note' })).toBeHidden();
});

for (const { list, as, row, watched } of [
  { list: '/owner/funds', as: 'hoshiUser', row: /^Add to watchlist: /, watched: /./ },
  { list: '/owner/securities', as: 'hoshiUser', row: /^Add to watchlist: /, watched: /./ },
] as const)
  test(`what a row of ${list} names is watched by one click and the form [2.6.20]`, async ({ page }) => {
    await open(page, list, { as, language: 'en', theme: 'light', width: 1440 });
    await page.getByRole('button', { name: row }).first().click({ timeout: ARRIVAL_MS });
    await expect(page).toHaveURL(/\/owner\/watchlist/);
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Watched item' })).toHaveValue(watched);
  });

test('a manager watches a product from its list [2.6.20]', async ({ page }) => {
  await open(page, '/manager/products', { as: 'tsubaUser', language: 'en', theme: 'light', width: 1440 });
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Add to watchlist' }).click();
  await expect(page).toHaveURL(/\/manager\/watchlist/);
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Watched item' })).toHaveValue(/./);
});

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
