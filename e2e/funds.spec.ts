import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the list of funds: found by a code, opened, and on to the ledger', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1600 });
  await page.getByRole('button', { name: 'Markets' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Funds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible();
  const funds = page.getByRole('table', { name: 'Funds' });
  await expect(funds.getByRole('row', { name: /Buyout Fund III/ })).toContainText('Limited partnership');
  await checkAxe(page);
  await page.getByRole('searchbox').fill('LP-2019-002');
  await expect(funds.getByRole('row')).toHaveCount(2);
  await funds.getByRole('link', { name: 'Growth Partners I' }).click();
  await expect(page.getByRole('table', { name: 'Codes' })).toContainText('LP-2019-002');
  await checkAxe(page);
  await page.getByRole('link', { name: 'Ledger and statements' }).click();
  await expect(page.getByRole('table', { name: 'Ledger' })).toBeVisible();
});

test('the directory of funds is everybody’s: listed, filtered, opened [1.52]', async ({ page }) => {
  await open(page, '/directory/funds', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('heading', { level: 1, name: /ファンド名簿/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buyout Fund III' }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: /Buyout Fund III/ })).toBeVisible();
  await expect(page.getByText('リミテッド・パートナーシップ')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAxe(page);
});

test('below 600 px a manager’s menu also has the former address of the list, which says where it went [2.4.41]', async ({ page }) => {
  await open(page, '/manager/clients', { as: 'redfernAdmin', language: 'en', theme: 'light', width: 599 });
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('link', { name: 'Funds (deprecated)' }).click();
  await expect(page).toHaveURL(/\/manager\/funds_deprecated$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Funds (deprecated)' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Funds' }).click();
  await expect(page).toHaveURL(/\/manager\/funds$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible();
});

test('administration: every fund of every organisation, with its codes, changed and recorded [2.5.15]', async ({ page }) => {
  await open(page, '/admin/funds', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Renewables Europe II' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: 'Add a code' }).click();
  await page.getByRole('textbox', { name: 'Scheme 3' }).fill('Association');
  await page.getByRole('textbox', { name: 'Code 3' }).fill('EU-77');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fund saved')).toBeVisible();
  await expect(page.getByText('Fund changed')).toBeVisible();
  await page.getByRole('button', { name: 'Merge a duplicate' }).click();
  await expect(page.getByRole('dialog')).toContainText('cannot be merged');
  await checkAxe(page);
});
