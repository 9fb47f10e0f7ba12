import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('1.10 2.6.24 the private assets of a fund: headlines, programmes and funds, whole and by programme, each figure with its trace', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Private', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Private Equity Dashboard' })).toBeVisible();
  const funds = page.getByRole('table', { name: 'Funds' });
  await expect(funds.getByRole('row', { name: /Growth Partners I/ })).toContainText('12.5', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: 'Programmes' }).getByRole('row', { name: /HPE01/ })).toContainText('0.93');
  await checkAxe(page);

  await page.getByRole('combobox', { name: 'Programmes' }).click();
  await page.getByRole('option', { name: /HIN01/ }).click();
  await expect(funds.getByRole('row', { name: /Growth Partners I/ })).toHaveCount(0);
  await expect(funds.getByRole('row', { name: /Digital Infra I/ })).toBeVisible();
  await expect(page).toHaveURL(/show=HIN01/);

  const called = funds.getByRole('row', { name: /Digital Infra I/ }).getByRole('button', { name: '1.13' });
  await called.click();
  await expect(page.getByRole('dialog').or(page.getByRole('complementary')).getByText('TVPI').first()).toBeVisible();
});

test('the bank’s private assets on a phone, in Japanese', async ({ page }) => {
  await open(page, '/owner/privateEquity', { as: 'shiraAdmin', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('heading', { level: 1, name: 'PEダッシュボード' })).toBeVisible();
  await expect(page.getByText('SPE01', { exact: false }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAxe(page);
});
