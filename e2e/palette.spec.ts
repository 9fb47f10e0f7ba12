import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the command palette opens by keyboard and goes where one may go', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiReadonly', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
  await box.fill('ログイン履歴');
  await expect(page.getByRole('option', { name: 'Login history' })).toBeVisible();
  await box.fill('月末処理');
  await expect(page.getByRole('option', { name: 'Month-end' })).toBeVisible();
  await expect(page.getByText('/owner/')).toHaveCount(0); // names, not addresses
  await box.fill('populate');
  await expect(page.getByText(/^Nothing found/)).toBeVisible(); // a read-only user is offered no actions
  await box.fill('users list');
  await expect(page.getByText(/^Nothing found/)).toBeVisible();
  await box.fill('security');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test('an owner finds a mandate by its code and an action by its name; what was opened last comes first', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('button', { name: 'Find' }).click();
  const box = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
  await box.fill('hde01');
  const mandate = page.getByRole('option', { name: /^HDE01/ });
  await expect(mandate).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/owner\/mandates\/[0-9a-f-]{36}/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(/HDE01/);
  await box.fill('cash flow');
  await expect(page.getByRole('option', { name: 'Cash flow forecast' })).toBeVisible();
  await box.fill('publish September');
  await expect(page.getByRole('option', { name: 'Publish reports · 2026/09' })).toBeVisible();
  await box.fill('populate September');
  await page.getByRole('option', { name: 'Populate month-end data' }).click();
  await expect(page).toHaveURL(/\/owner\/monthEnd$/);
});

test('what is typed is searched for in the documents too, and only where they are open', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiReadonly', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('管理報酬');
  await page.getByRole('option', { name: 'Search documents for “管理報酬”' }).click();
  await expect(page).toHaveURL(/\/search\?text=/);
  await expect(page.getByText('管理報酬').first()).toBeVisible({ timeout: ARRIVAL_MS });
  await open(page, '/notifications', { as: 'tsubaUser', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('管理報酬');
  await expect(page.getByText(/^Nothing found/)).toBeVisible();
  await expect(page.getByRole('option', { name: /^Search documents/ })).toHaveCount(0);
});

test('a manager goes to a client’s mandate, and to the upload for a client, in Japanese too', async ({ page }) => {
  await open(page, '/notifications', { as: 'tsubaUser', language: 'jp' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: '検索' }).getByRole('combobox');
  await box.fill('upload for Hoshikawa');
  await expect(page.getByRole('option', { name: '星川電機企業年金基金のデータを取込' })).toBeVisible({ timeout: ARRIVAL_MS });
  await box.fill('星川');
  await page
    .getByRole('option', { name: /のデータを取込/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/manager\/import\?client=/);
  await page.keyboard.press('Control+k');
  await box.fill('h');
  await page
    .getByRole('option', { name: /^H[A-Z]{2}\d\d/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/manager\/clients\/[0-9a-f-]{36}\/mandates\//);
});

test('a consultant finds a client’s mandate with the client’s name beside it', async ({ page }) => {
  await open(page, '/notifications', { as: 'kaedeAdmin', language: 'en', fresh: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
  await box.fill('sdb01');
  const option = page.getByRole('option', { name: /SDB01/ });
  await expect(option).toContainText('Shirasagi', { timeout: ARRIVAL_MS });
  await option.click();
  await expect(page).toHaveURL(/\/consultant\/mandates\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yen bond fund', { timeout: ARRIVAL_MS });
});

test('? lists the shortcuts, and types a question mark where somebody types', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const said of [
    'Find a page, a record or an action',
    'Copy the selected cells with their headings',
    'Approve, edit, or go to the next value of a document',
  ])
    await expect(dialog).toContainText(said);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').pressSequentially('what?');
  await expect(dialog).toBeHidden();
});

test('the menu of an owner with every module fits a screen of 1440 pixels, in both languages', async ({ page }) => {
  for (const [language, last] of [
    ['en', 'Library'],
    ['jp', '資料'],
  ] as const) {
    await open(page, '/notifications', { as: 'hoshiAdmin', language, width: 1440 });
    await expect(page.getByRole('navigation').getByRole('button', { name: last })).toBeVisible();
    await expect(page.getByRole('button', { name: language === 'en' ? 'Menu' : 'メニュー', exact: true })).toBeHidden();
  }
});
