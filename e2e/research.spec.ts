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
  await page.getByRole('searchbox', { name: '題名・本文を検索' }).fill('remaining commitment');
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

test('somebody with none of the areas lands on research, which is a screen of its own [2.3.20]', async ({ page }) => {
  await open(page, '/', { as: 'komorUser', language: 'jp', theme: 'light' });
  await expect(page).toHaveURL(/\/research$/);
  await expect(page.getByRole('heading', { level: 1, name: 'リサーチセンター' })).toBeVisible();
  await expect(page.getByRole('row', { name: /年末年始の報告スケジュール/ })).toBeVisible();
});
