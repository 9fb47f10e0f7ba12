import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, looks, open, redress } from '#support/look';

const dialog = (page: Page) => page.getByRole('dialog');

test('2.4.17 6.30 an accountant finds a corporation from the menu, adds one with its check digit, officers and bank account, and changes it', async ({
  page,
}) => {
  const code = `C${Date.now()}`;
  await open(page, '/client/spcs', { as: 'sazanAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('navigation').getByRole('link', { name: 'Corporations', exact: true }).first().click();
  const list = page.getByRole('table', { name: 'Corporations' });
  await expect(list.getByRole('row', { name: /Demo Lease Corporation/ })).toContainText('桐谷 弘');
  await page.getByRole('button', { name: 'Add corporation' }).click();
  for (const [label, value] of [
    ['Code', code],
    ['Kana', 'ｶ)ﾃｽﾄ'],
    ['Registered name', `株式会社${code}`],
    ['Name (English)', `${code} Inc.`],
  ] as const)
    await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Add officer' }).click();
  await dialog(page).getByRole('textbox', { name: 'Officer 1: name' }).fill('試験 太郎');
  await dialog(page).getByRole('checkbox', { name: 'Represents the company' }).check();
  await checkAxe(page);
  await dialog(page).getByRole('textbox', { name: 'Corporate number' }).fill('1234567890123');
  await dialog(page).getByRole('textbox', { name: 'Registered address' }).fill('東京都');
  await expect(dialog(page).getByText('The check digit of the corporate number does not match')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Corporate number' }).fill('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(code);
  await expect(list.getByRole('row', { name: new RegExp(code) })).toContainText('試験 太郎');
  await list.getByRole('link', { name: `${code} Inc.` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${code} Inc.` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Officers' })).toContainText('Representative');
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/client\/corporations$/);
});

test('a corporation shows its officers, its companies and bank accounts in both languages and themes, and on a phone', async ({ page }) => {
  await open(page, '/client/corporations', { as: 'sazanAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Demo Lease Corporation' }).click();
  await expect(page.getByRole('table', { name: 'SPCs' })).toContainText('SOLAR1');
  await expect(page.getByRole('table', { name: 'Bank accounts' })).toContainText('2210112');
  for (const look of looks) {
    await redress(page, look);
    await checkAxe(page);
  }
  await expectFitsPhone(page);
  await page.getByRole('link', { name: '法人', exact: true }).last().click();
  await expect(page.getByRole('table', { name: '法人' })).toBeVisible();
  for (const look of looks) {
    await redress(page, look);
    await checkAxe(page);
  }
  await expectFitsPhone(page);
});

test('an accountant exports the books of its companies and the list of corporations', async ({ page }) => {
  await open(page, '/client/export', { as: 'sazanAdmin', language: 'en', theme: 'light', width: 1440 });
  const journal = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SOLAR1 UTF-8' }).click();
  expect(readFileSync(await (await journal).path(), 'utf8')).toContain('開始残高');
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List of corporations (CSV)' }).click();
  expect(readFileSync(await (await list).path(), 'utf8')).toContain('4990000000822');
  for (const look of looks) {
    await redress(page, look);
    await checkAxe(page);
  }
  await expectFitsPhone(page);
});
