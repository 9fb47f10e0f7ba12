import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

test('2.3.16 2.4.01 a consultant lands on its clients’ assets, traces a figure, and opens one after confirming', async ({ page }) => {
  await open(page, '/', { as: 'kaedeAdmin', fresh: true, language: 'en' });
  await expect(page).toHaveURL(/\/consultant\/assetList/);
  const table = page.getByRole('table', { name: 'Assets List' });
  await expect(table.getByRole('row')).toHaveCount(4);
  const client = table.getByRole('row', { name: /Shirasagi/ });
  await expect(client.getByRole('button', { name: /^[\d,]+$/ }).first()).toBeVisible();
  await checkAxe(page);

  // A client's figure is explained here, whichever asset the shell shows.
  await client
    .getByRole('button', { name: /^[\d,]+$/ })
    .first()
    .click();
  const trace = page.getByRole('dialog');
  await expect(trace.getByText('Sum of the parts', { exact: true })).toBeVisible();
  await expect(trace.getByRole('region', { name: 'Quality' }).getByText('Coverage')).toBeVisible();
  await page.keyboard.press('Escape');

  await client.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Asset Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/consultant\/overview/);
});

test('4.043 recalculating the period return asks first, and says that equal facts gave equal figures', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'shiraAdmin', language: 'en' });
  const button = page.getByRole('button', { name: 'Recalculate period return' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button.click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('Recalculate the period return for the current as of date?')).toBeVisible();
  await asked.getByRole('button', { name: 'Recalculate', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/all are as they were shown/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
});

test('an administrator sets the assumed rate, and the year is held against it', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'shiraAdmin', language: 'jp', theme: 'dark' });
  await page.getByRole('button', { name: '予定利率の設定' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '適用開始日' }).fill('2020/04/01');
  await dialog.getByRole('textbox', { name: '年率 %' }).fill('1.75');
  await dialog.getByRole('button', { name: '利率を追加' }).click();
  await expect(dialog.getByRole('row', { name: /2020\/04\/01/ })).toContainText('1.75');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1.75%' })).toBeVisible();
});
