import { expect, test } from '@playwright/test';
import { open } from '#support/look';

test('4.043 recalculating the period return asks first, and says that equal facts gave equal figures', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'shiraAdmin', language: 'en' });
  const button = page.getByRole('button', { name: 'Recalculate period return' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button.click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('Recalculate the period return for the current as of date?')).toBeVisible();
  await asked.getByRole('button', { name: 'Recalculate', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/all match what was shown/)).toBeVisible({ timeout: 120_000 });
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
