import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, walk } from '#support/look';

const ARRIVAL_MS = 120_000;
const grid = (page: Page) => page.getByRole('grid');
const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });

async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  return readFileSync(await (await waiting).path(), 'utf8');
}

test('1.14 1.42 2.6.19 8.068 securities are searched and filtered in the address, leave as they are shown, and a price leads to who reported it', async ({
  page,
}) => {
  await open(page, '/owner/securities', { as: 'hoshiUser', language: 'en', theme: 'dark' });
  await expect(page.getByText('220 securities')).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('searchbox', { name: 'Search code, name or ISIN' }).fill('SEC001');
  await expect(page).toHaveURL(/q=SEC001/);
  await expect(page.getByText('1 security')).toBeVisible();
  const row = grid(page).getByRole('row', { name: /SEC001/ });
  await expect(row).toContainText('101.9210');
  const file = await download(page);
  expect(file).toMatch(/Demo Japan Government[^\r\n]*SEC001[^\r\n]*101\.921/);
  expect(file).not.toContain('SEC002');
  await row.getByText('101.9210').click();
  await expect(page).toHaveURL(/fact=/);
  await expect(trace(page).getByText('Current', { exact: true })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(trace(page)).toBeHidden();
  // A price entered by hand can be taken back, except in a published month.
  await row.getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Prices' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible();
  await page.getByRole('button', { name: 'Add price' }).click();
  await page.getByRole('dialog').locator('[data-field="day"]').fill('2025/06/16');
  await page.getByRole('dialog').locator('[data-field="price"]').fill('101.5');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Price saved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete price of 2025/06/16' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The price was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Delete price of 2026/09/30' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('a published report of that month uses it. Enter the correct price for 2026/09/30');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete price of 2026/09/30' })).toBeVisible();
});

test('1.41 2.6.18 5.051 FX rates by pair, source and tenor, and one pair by itself; a spot that is there asks before it is overwritten', async ({
  page,
}) => {
  await open(page, '/owner/fx?pair=USDJPY&source=WMR', { as: 'hoshiUser', language: 'jp', theme: 'light' });
  const spot = grid(page).getByRole('row', { name: /USD\/JPY.*直物/ });
  await expect(spot).toContainText('126.4181', { timeout: ARRIVAL_MS });
  await walk(page, '/owner/fx?pair=USDJPY&source=WMR&to=2026-12-12');
  await expect(grid(page).getByRole('columnheader', { name: '補間レート' })).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'レートを追加' }).click();
  const dialog = page.getByRole('dialog', { name: 'レートを追加' });
  await dialog.getByRole('textbox', { name: /^仲値/ }).fill('130');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('2026/09/30の直物レートが登録済みです。')).toBeVisible();
  await page.getByRole('dialog', { name: 'レートを上書きしますか' }).getByRole('button', { name: 'キャンセル' }).click();
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  // The page of one pair: its chart, its tenors and its days, each linked to who reported it.
  await spot.getByRole('link', { name: 'USD/JPY' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'USD/JPY' })).toBeVisible();
  await expect(page.getByRole('table', { name: '期間別レート' }).getByRole('row', { name: /直物/ })).toContainText('126.4181');
  await checkAxe(page);
  await grid(page)
    .getByRole('row', { name: /2026\/09\/30/ })
    .getByText('126.4181')
    .first()
    .click();
  await expect(page).toHaveURL(/fact=USDJPY\.WMR\.spot\.2026-09-30/);
  await expect(page.getByRole('dialog').getByText('現在有効').first()).toBeVisible();
  await walk(page, '/owner/fx?view=matrix');
  await expect(grid(page).getByRole('row', { name: /2026\/09\/30/ })).toContainText('126.4181');
  await expectFitsPhone(page);
});
