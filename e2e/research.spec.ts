import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

test('research is in the menu, a paper is found by a word of its text, read, bookmarked and unread no more [1.17] [2.6.22]', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'shiraAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('navigation').getByRole('button', { name: 'Library' }).click();
  await page.getByRole('menuitem', { name: 'Research', exact: true }).click();
  await expect(page).toHaveURL(/\/research$/);
  await checkEveryLook(page);
  await page.getByRole('searchbox', { name: '題名・本文・PDFを検索' }).fill('remaining commitment');
  const row = page.getByRole('row', { name: /Secondaries/ });
  await expect(row).toContainText('レッドファーン・プライベート・キャピタル');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secondaries: what a discount says');
  await expect(page.getByText('このレポートは英語のみです。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Age of the valuation' })).toBeVisible();
  await page.getByRole('button', { name: 'ブックマークする' }).click();
  await expect(page.getByRole('button', { name: 'ブックマークを外す' })).toBeVisible();
  await expectFitsPhone(page);
  await checkEveryLook(page);
  await page.getByRole('link', { name: 'リサーチセンター' }).click();
  await expect(page.getByRole('row', { name: /Secondaries/ })).toContainText('既読');
  await page.getByText('ブックマーク', { exact: true }).first().click();
  await expect(page).toHaveURL(/tab=bookmarked/);
  await expect(page.getByRole('row', { name: /Secondaries/ })).toBeVisible();
  await expectFitsPhone(page);
});

test('a consultant publishes a paper to a client with marked-up text; HTML in it stays text, and it is withdrawn again', async ({
  page,
}) => {
  const title = `Note ${Math.random().toString(36).slice(2, 8)}`;
  await open(page, '/research', { as: 'kaedeAdmin', language: 'en', theme: 'dark' });
  await page.getByRole('button', { name: 'Publish article' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title (English)' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text (English)' }).fill('## Head\n\n<img src=x onerror=alert(1)> and **bold**');
  await dialog.getByRole('checkbox', { name: /Hoshikawa/ }).check();
  await dialog.getByRole('button', { name: 'Publish article' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)> and')).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(page.getByRole('strong')).toHaveText('bold');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Article withdrawn')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('words inside a PDF are found with their sentence and page, and the link opens at that page with the words marked [2.6.22]', async ({
  page,
}) => {
  await open(page, '/research', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const search = page.getByRole('searchbox', { name: 'Search titles, texts and PDFs' });
  // The demo's PDFs are printed and read after the first start.
  await expect(async () => {
    await search.fill('');
    await search.fill('剰余金の変動');
    await expect(page.getByRole('region', { name: 'Found in PDFs' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 240_000 });
  const hit = page.getByRole('region', { name: 'Found in PDFs' }).getByRole('listitem');
  await expect(hit).toHaveCount(1);
  await expect(hit).toContainText('Page 3');
  await expect(hit.locator('mark')).toHaveText('剰余金の変動');
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await page.getByRole('region', { name: 'PDF内の該当箇所' }).getByRole('link').click();
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('group', { name: '3ページの本文' })).toBeVisible();
  await expect(page.getByRole('img', { name: '剰余金の変動' })).toHaveCount(1);
  await page.getByRole('button', { name: '前のページ' }).click();
  await expect(page.getByRole('group', { name: '2ページの本文' })).toContainText('14.2');
  await expectFitsPhone(page);
  await checkEveryLook(page);
});

test('somebody with none of the areas lands on research, which is a screen of its own [2.3.20]', async ({ page }) => {
  await open(page, '/', { as: 'komorUser', language: 'jp', theme: 'light' });
  await expect(page).toHaveURL(/\/research$/);
  await expect(page.getByRole('heading', { level: 1, name: 'リサーチセンター' })).toBeVisible();
  await expect(page.getByRole('row', { name: /年末年始の報告スケジュール/ })).toBeVisible();
});
