import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;
const tasksOf = (page: Page) => page.getByRole('region', { name: /^(Your first day|はじめての方へ)$/ });

async function arrive(page: Page, by: 'hoshiAdmin' | 'kaedeAdmin' | 'marloAdmin', home: string): Promise<void> {
  await enterWith(page, await logInWith(await joinPerson({ role: 'user', by })));
  await open(page, home, { language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(tasksOf(page)).toBeVisible({ timeout: ARRIVAL_MS });
}

test('a newcomer meets three tasks; one is ticked by having been done, and they stay away once hidden', async ({ page }) => {
  await arrive(page, 'hoshiAdmin', '/owner/overview');
  const tasks = tasksOf(page);
  await expect(tasks.getByRole('link')).toHaveText([
    'Follow one figure to its cell',
    'Read a published report',
    'Export figures to your own workbook',
  ]);
  await expect(tasks.getByText('0 of 3 done')).toBeVisible();
  await expect(tasks.getByRole('checkbox')).toHaveCount(0);
  await checkAxe(page);

  await tasks.getByRole('link', { name: 'Read a published report' }).click();
  await expect(page).toHaveURL(/\/owner\/reports/); // the overview has tables with links too
  await page.getByRole('table').first().getByRole('link').first().click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/owner\/reports\/[0-9a-f-]+/);
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(tasks).toHaveCount(0);
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(tasks.getByText('1 of 3 done')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(
    tasks.getByRole('listitem').filter({ hasText: 'Read a published report' }).getByRole('img', { name: 'Done', exact: true }),
  ).toBeVisible();

  await redress(page, { language: 'jp' });
  await expect(tasks.getByText('3件中1件完了')).toBeVisible();
  await expectFitsPhone(page);
  await checkAxe(page);
  await tasks.getByRole('button', { name: '最初の課題を非表示にする' }).click();
  await expect(tasks).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(tasks).toHaveCount(0);

  await open(page, '/help/assetOwner', { language: 'en', width: 1440 });
  await expect(tasks.getByRole('img', { name: 'Done', exact: true })).toHaveCount(1, { timeout: ARRIVAL_MS });
  await tasks.getByRole('button', { name: 'Show on my start page' }).click();
  await open(page, '/owner/overview', { language: 'en' });
  await expect(tasks).toBeVisible({ timeout: ARRIVAL_MS });
});

test('a consultant chooses a client, a manager takes a template: each is ticked where it was done', async ({ page }) => {
  await arrive(page, 'kaedeAdmin', '/consultant/assetList');
  await expect(tasksOf(page).getByRole('link').first()).toHaveText('Choose a client');
  await arrive(page, 'marloAdmin', '/manager/clients');
  await expect(tasksOf(page).getByRole('link')).toHaveText([
    'Download a template with your mandates',
    'Have a file checked without sending it',
    'Download the findings in your own workbook',
  ]);
  await tasksOf(page).getByRole('link').first().click();
  const download = page.waitForEvent('download', { timeout: ARRIVAL_MS });
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click({ timeout: ARRIVAL_MS });
  await download;
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await expect(tasksOf(page).getByText('1 of 3 done')).toBeVisible({ timeout: ARRIVAL_MS });
});
