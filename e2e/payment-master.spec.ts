import { shiftJis } from '@hakaru/workbook/shift-jis';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const dialog = (page: Page) => page.getByRole('dialog');
const newCode = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0');

/** Through the menu a super-user sees. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a bank, its branch and an account are added from the menu; what is used cannot be deleted, and the account is archived [2.5.06] [2.5.07] [2.5.08]', async ({
  page,
}) => {
  const bank = newCode(4);
  const number = newCode(7);
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await openFromMenu(page, 'Banks');
  await expect(page.getByRole('row', { name: /9901/ })).toContainText('Demo Bank A');
  await page.getByRole('button', { name: 'Add bank' }).click();
  await dialog(page).getByRole('textbox', { name: 'Bank code' }).fill(bank);
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(`Bank ${bank}`);
  await dialog(page).getByRole('textbox', { name: 'Name (Japanese)' }).fill(`銀行${bank}`);
  await dialog(page).getByRole('textbox', { name: 'Kana' }).fill('ﾃｽﾄｷﾞﾝｺｳ');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(bank);
  await expect(page.getByRole('row', { name: new RegExp(bank) })).toContainText('テストギンコウ');
  await checkAxe(page);

  await openFromMenu(page, 'Branches');
  await page.getByRole('button', { name: 'Add branch' }).click();
  await dialog(page).getByRole('textbox', { name: 'Bank code' }).fill(bank);
  await dialog(page).getByRole('textbox', { name: 'Branch code' }).fill('001');
  await dialog(page).getByRole('textbox', { name: 'Name (English)' }).fill(`Branch of ${bank}`);
  await dialog(page).getByRole('textbox', { name: 'Name (Japanese)' }).fill('本店');
  await dialog(page).getByRole('textbox', { name: 'Kana' }).fill('ホンテン');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(bank);
  await page.getByRole('button', { name: `Actions: Branch of ${bank}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(); // from then on the menu has the keyboard
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
  await checkAxe(page);

  await openFromMenu(page, 'Bank Accounts');
  await expect(page.getByRole('row', { name: /1200102/ })).toContainText('TK, segregated');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await dialog(page)
    .getByRole('combobox', { name: 'Organisation' })
    .or(dialog(page).getByRole('textbox', { name: 'Organisation' }))
    .first()
    .click();
  await page.getByRole('option', { name: /SAZAN/ }).click();
  for (const [label, value] of [
    ['Bank code', bank],
    ['Branch code', '001'],
    ['Account number', number],
    ['Holder', '合同会社テスト'],
    ['Holder (kana)', 'ド)テスト'],
  ] as const)
    await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: new RegExp(`Actions: .* ${number}`) }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Archived');
  await openFromMenu(page, 'Branches');
  await page.getByRole('searchbox').fill(bank);
  await page.getByRole('button', { name: `Actions: Branch of ${bank}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
});

test('a list of banks in Shift_JIS is read, a wrong line is named, and the mended list is taken [2.5.06]', async ({ page }) => {
  const code = newCode(4);
  await open(page, '/admin/banks', { as: 'superUser', language: 'jp', theme: 'dark' });
  await page.getByRole('button', { name: '一覧を取込' }).click();
  const { bytes } = shiftJis(`コード,英語名,日本語名,カナ\r\n${code},Listed ${code},一覧銀行${code},漢字\r\n`);
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'banks.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  const lines = dialog(page).getByRole('textbox', { name: '行' });
  await expect(lines).toHaveValue(new RegExp(`一覧銀行${code}`));
  await dialog(page).getByRole('button', { name: '取込', exact: true }).click();
  await expect(dialog(page)).toContainText('2行目 カナ：カタカナ・英大文字・数字で入力してください。');
  await lines.fill(`${code},Listed ${code},一覧銀行${code},イチラン`);
  await dialog(page).getByRole('button', { name: '取込', exact: true }).click();
  await expect(page.getByText('追加1件、変更0件、変更なし0件')).toBeVisible();
  await page.getByRole('searchbox').fill(code);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('イチラン');
  await expectFitsPhone(page);
});

test('every country is found, its weight is edited, and its calendar leads to the holidays [2.5.09]', async ({ page }) => {
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await openFromMenu(page, 'Countries');
  await page.getByRole('searchbox', { name: 'Search by name, code or currency' }).fill('Viet');
  await page.getByRole('button', { name: 'Edit Vietnam' }).click();
  await dialog(page)
    .getByRole('combobox', { name: 'Sovereign weight' })
    .or(dialog(page).getByRole('textbox', { name: 'Sovereign weight' }))
    .first()
    .click();
  await page.getByRole('option', { name: '100%' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('table', { name: 'Countries of ISO 3166' });
  await expect(list.getByRole('row', { name: /Vietnam/ })).toContainText('100%');
  await checkAxe(page);
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('row', { name: /ベトナム/ })).toContainText('VND');
  await expectFitsPhone(page);
  await page.getByRole('searchbox').fill('JPY');
  await page.getByRole('table', { name: '国（ISO 3166）' }).getByRole('link', { name: 'JP' }).click();
  await expect(page).toHaveURL(/\/admin\/countries\/JP\/holidays/);
});

test('the current organisation opens from the menu, with its users, packages and history [2.5.20]', async ({ page }) => {
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await openFromMenu(page, 'Current organisation');
  await expect(page).toHaveURL(/\/admin\/organisations\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Operations' })).toBeVisible();
  await expect(page.getByLabel('Name (English)')).toHaveValue('Platform Operations');
  await checkAxe(page);
});
