import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const dialog = (page: Page) => page.getByRole('dialog');
const newCode = () => `E${Math.random().toString(36).slice(2, 9).toUpperCase()}`;

async function addCategory(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add category' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
}

test('2.6.10 5.048 8.050 categories: a name is used once, order by keyboard, archived and restored', async ({ page }) => {
  const names = [`Alpha ${newCode()}`, `Beta ${newCode()}`] as const;
  await open(page, '/owner/categories?kind=client', { as: 'hoshiUser', language: 'en', theme: 'dark' });
  for (const name of names) {
    await addCategory(page, newCode(), name);
    await expect(page.getByText('Category Created').last()).toBeVisible({ timeout: ARRIVAL_MS });
    await expect(dialog(page)).toBeHidden();
  }
  await addCategory(page, newCode(), names[0].toUpperCase());
  await expect(dialog(page).getByText('Duplicate Category Name cannot be Used')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const rows = page.getByRole('table', { name: 'Classes' }).getByRole('row');
  const indexOf = async (name: string) => (await rows.allTextContents()).findIndex(text => text.includes(name));
  const before = await indexOf(names[1]);
  await page.getByRole('button', { name: `Move ${names[1]}` }).press('ArrowUp');
  await expect(page.getByText('Order Updated')).toBeVisible();
  await expect.poll(() => indexOf(names[1])).toBe(before - 1);
  await checkAxe(page);
  await page.getByRole('button', { name: `Actions: ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Category Archived')).toBeVisible();
  await page.getByText('Archived', { exact: true }).click();
  await page.getByRole('button', { name: `Actions: ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Category Restored')).toBeVisible();
});

test('2.6.34 3.043 category configuration: a fund goes to another column and back; nothing is kept until saved', async ({ page }) => {
  await open(page, '/owner/categories/configure?kind=portfolio&axis=x', { as: 'hoshiAdmin', language: 'jp', theme: 'light' });
  const left = page.getByRole('region', { name: '移動元' });
  const grid = page.getByRole('table', { name: '区分別一覧のプレビュー' });
  await expect(grid.getByRole('columnheader', { name: '先進国' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByText('未割当 1件')).toBeVisible();
  await left.getByRole('searchbox').fill('ＨＡＬ');
  await left.getByRole('checkbox', { name: 'マルチストラテジー' }).check();
  await page.getByRole('button', { name: '右へ移動' }).click();
  await expect(page.getByText('すべて割当済み')).toBeVisible();
  await expect(
    grid
      .getByRole('row', { name: /^アクティブ/ })
      .getByRole('cell')
      .first(),
  ).toContainText('マルチストラテジー');
  await checkAxe(page);
  await page.getByRole('button', { name: 'リセット' }).click();
  await expect(page.getByText('未割当 1件')).toBeVisible();
});

test('8.046 an asset without classes says so and leads to the configuration', async ({ page }) => {
  await open(page, '/owner/assetClasses', { as: 'hoshiBenchmark', language: 'en' });
  await expect(page.getByText('No asset class is associated with the current asset')).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('link', { name: 'Category configuration' }).click();
  await expect(page).toHaveURL(/\/owner\/categories\/configure$/);
});
