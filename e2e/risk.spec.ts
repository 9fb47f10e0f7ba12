import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// The first reader of a cold server waits for the book to be read.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });

test('1.39 the fund reads its realised risk in total, by mandate and pair by pair, and each figure says how it came about', async ({
  page,
}) => {
  await open(page, '/owner/addons', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Open the risk report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk', exact: true })).toBeVisible();
  await expect(page.getByText('not from a risk model')).toBeVisible({ timeout: ARRIVAL_MS });
  const statistics = panel(page, 'Realised statistics');
  await expect(
    statistics
      .getByRole('row', { name: /Down capture/ })
      .getByRole('button')
      .first(),
  ).toHaveText(/^\d+\.\d/);
  const pairs = panel(page, 'Correlation of excess returns');
  await expect(
    pairs
      .getByRole('row', { name: /^HDE02/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await checkAxe(page);
  await pairs
    .getByRole('row', { name: /^HDE02/ })
    .getByRole('button')
    .first()
    .click();
  await expect(trace(page).getByText('Covariance of the two excess returns', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await panel(page, 'By mandate').getByRole('link', { name: /HFB01/ }).click();
  await expect(page).toHaveURL(/\/risk/);
  await expect(panel(page, 'Realised statistics').getByRole('row', { name: /Up capture/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(panel(page, '実績リスク指標')).toBeVisible();
  await expectFitsPhone(page);
});

test('a bank without the package has no risk report', async ({ page }) => {
  await open(page, '/owner/addons/risk', { as: 'shiraAdmin', language: 'en' });
  await expect(page.getByText('Your organisation does not hold this add-on')).toBeVisible();
});
