import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open, redress, walk } from '#support/look';

const ARRIVAL_MS = 120_000;
const dialog = (page: Page) => page.getByRole('dialog');
const newCode = () => `E${Math.random().toString(36).slice(2, 9).toUpperCase()}`;

async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page)
    .getByRole('combobox', { name: label })
    .or(dialog(page).getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).first().click();
}

test('2.5.14 8.052 an establishment without an account says so, is linked, and unlinked again', async ({ page }) => {
  await open(page, '/admin/establishments', { as: 'superUser', language: 'en', theme: 'dark' });
  await page.getByRole('button', { name: 'Add establishment' }).click();
  const code = newCode();
  await choose(page, 'Organisation', 'HOSHI');
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(`Works ${code}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This establishment is not linked to an account. Link it to enable this page')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await choose(page, 'Linked account', 'TOTAL · Total assets');
  await dialog(page).getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByText('Establishment Linked')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Total assets' })).toBeVisible();
  await page.getByRole('button', { name: 'Unlink' }).click();
  await dialog(page).getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('Establishment Unlinked')).toBeVisible();
});

test('2.5.12 2.5.05 2.5.21 G91 entities, words for types, assets and category trees: found by search in the address, opened, edited', async ({
  page,
}) => {
  await open(page, '/admin/entities', { as: 'superUser', language: 'jp', theme: 'light' });
  await page.getByRole('searchbox').fill('HDB01');
  await expect(page).toHaveURL(/search=HDB01/);
  await page.getByRole('link', { name: '国内債券パッシブ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '国内債券パッシブ' })).toBeVisible();
  await expect(page.getByLabel('JSON', { exact: true }).last()).toContainText('"ref": "HDB01"');
  await checkAxe(page);
  await walk(page, '/admin/entities?tab=tables');
  const types = page.getByRole('table', { name: '取引先の種別' });
  await expect(types).toContainText('為替取引銀行');
  await checkAxe(page);
  const word = newCode();
  await page.getByRole('button', { name: '追加：取引先の種別' }).click();
  for (const label of ['コード', '名称（英語）', '名称（日本語）']) await dialog(page).getByRole('textbox', { name: label }).fill(word);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: `操作：${word}` }).click();
  await page.getByRole('menuitem', { name: 'アーカイブする' }).press('Enter');
  await expect(types.getByRole('row', { name: word })).toContainText('アーカイブ');
  await walk(page, '/admin/assets?dialog=add');
  await redress(page, { language: 'en' });
  const code = newCode();
  await choose(page, 'Organisation', 'SHIRA');
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill(code);
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(`Asset ${code}`);
  await dialog(page).getByRole('textbox', { name: 'Name (Japanese)' }).fill(`資産 ${code}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Asset ${code}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name (English)' }).fill(`Renamed ${code}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Renamed ${code}` })).toBeVisible();
  await walk(page, '/admin/categoryTrees?search=HMAIN');
  await page.getByRole('row').filter({ hasText: 'Fund' }).getByRole('link').click();
  await expect(page.getByText('Direct lending')).toBeVisible();
});

test('a list of administration is arranged and kept as a view like any other table', async ({ page }) => {
  await open(page, '/admin/entities?search=HDB', { as: 'superUser', language: 'en', theme: 'light' });
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(heading('Currency')).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Currency' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(heading('Currency')).toBeHidden();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  await expect(page.getByText('Row height')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const name = `Bonds ${newCode()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await walk(page, '/admin/entities');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Default view' }).click();
  await expect(heading('Currency')).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(heading('Currency')).toBeHidden();
  await expect(page).toHaveURL(/search=HDB/);
  await checkAxe(page);
});

test('1.04 a mandate shows its manager and trustee in its header, and its parties are edited on the settings tab', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en' });
  await page.getByRole('searchbox', { name: 'Find mandate, code or manager' }).fill('HDE01');
  await page.getByRole('link', { name: 'Domestic equity passive' }).click();
  await expect(page.getByText('Manager: Tsubaki Asset Management')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByText('Trustee: Komorebi Trust Bank')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const name = `Custody ${newCode()}`;
  await page.getByRole('button', { name: 'Add party' }).click();
  await choose(page, 'Role', 'Custodian');
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'From' }).fill('2025/04/01');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Parties' })).toContainText(name);
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  // By keyboard, because messages may cover the bottom of the page for a while.
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Party Removed')).toBeVisible();
});
