import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('pacing: a fund officer changes what is expected of a fund, and the forecast follows', async ({ page }) => {
  await open(page, '/owner/privateEquity', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('heading', { name: 'Pacing forecast' })).toBeVisible({ timeout: ARRIVAL_MS });
  const link = page.getByRole('table', { name: 'Funds' }).getByRole('link', { name: 'Growth Partners I' });
  await link.click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'Pacing' }).click();
  const forecast = page.getByRole('table', { name: 'Forecast' });
  const first = forecast.getByRole('row').nth(1);
  await expect(first).toContainText('45.00'); // share of the unfunded commitment called in the seventh year
  await checkAxe(page);
  await page.getByRole('button', { name: 'Change assumptions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Called each year/).fill('20, 130');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('The value is too large')).toBeVisible();
  await dialog.getByLabel(/Called each year/).fill('20, 30, 10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Assumptions saved')).toBeVisible();
  await expect(first).toContainText('10.00');
});
