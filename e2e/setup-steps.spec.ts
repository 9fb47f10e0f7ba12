import { readFileSync } from 'node:fs';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { dress, expectFitsPhone, redress } from '#support/look';
import { openNewOrganisation } from '#support/new-organisation';
import { enterWith, serverUrl, type Login } from '#support/sign-in';

const WORK_MS = 240_000;
const LAST = '2026-10-31';
const MONTHS = Array.from({ length: 12 }, (_, at) => shiftMonthEnd(LAST, at - 11));
const MANDATES = { DE01: 20, FE01: 25, DB01: 40, FB01: 15 };

const go = (page: Page, path: string) => page.goto(`${serverUrl()}${path}`);
const step = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const enter = async (page: Page, login: Login, path: string) => {
  await enterWith(page, login);
  await dress(page, { language: 'en', theme: 'light', width: 1440 });
  await go(page, path);
};

/** Every mandate's value for every month, increasing each month. */
function history(): Buffer {
  const rows = MONTHS.flatMap((month, at) =>
    Object.entries(MANDATES).map(([ref, share]) => `${ref},${month},${share * (1_000_000 + at * 5000)},0`),
  );
  return Buffer.from(['Mandate Code,As-of Date,Market Value,Net Flow', ...rows].join('\n'));
}

async function createPortfolio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a portfolio' }).click();
  await dialog(page).getByLabel('Name (English)').fill('Pension assets');
  await dialog(page).getByLabel('Name (Japanese)').fill('年金資産');
  await dialog(page).getByLabel('Reference').fill('MAIN');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 of 10 steps complete')).toBeVisible();
}

/** Uploads the sample as it was downloaded. */
async function applySample(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await step(page, 'Asset classes and policy').getByRole('button', { name: 'Sample workbook' }).click();
  const buffer = readFileSync(await (await download).path());
  await step(page, 'Asset classes and policy').getByRole('link', { name: 'Master data' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const file = { name: 'sample.xlsx', mimeType: 'application/octet-stream', buffer };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: WORK_MS });
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('table', { name: 'Uploads' })).toContainText('Applied', { timeout: WORK_MS });
}

async function importHistory(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await step(page, 'Opening history').getByRole('button', { name: 'History workbook' }).click();
  expect(readFileSync(await (await download).path()).length).toBeGreaterThan(5_000);
  await step(page, 'Opening history').getByRole('link', { name: 'Import Data' }).click();
  await page.getByLabel('Choose files').setInputFiles({ name: 'history.csv', mimeType: 'text/csv', buffer: history() });
  await page.getByRole('link', { name: 'history.csv' }).click({ timeout: WORK_MS });
  await page.getByRole('button', { name: 'Approve' }).click({ timeout: WORK_MS });
  const reason = dialog(page).getByRole('textbox', { name: 'Reason' });
  if (await reason.isVisible()) await reason.fill('opening history');
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Import approved')).toBeVisible({ timeout: WORK_MS });
}

/** All months but the newest are populated and published at once. */
async function publish(page: Page): Promise<void> {
  await step(page, 'First month-end').getByRole('link', { name: 'Month-end' }).click();
  await page.getByRole('button', { name: 'Populate opening history' }).click({ timeout: WORK_MS });
  await dialog(page).getByRole('button', { name: 'Populate Data' }).click();
  await expect(page.getByText('Month-end data populated')).toBeVisible({ timeout: WORK_MS });
  await go(page, '/owner/setup');
  await step(page, 'First published report').getByRole('link', { name: 'Reports' }).click();
  await redress(page, { language: 'jp', theme: 'dark' });
  await page.getByRole('button', { name: '過去分を一括公開' }).click({ timeout: WORK_MS });
  await expect(dialog(page).getByText('2025/11 以降の各月の報告書を、')).toBeVisible();
  await checkAxe(page);
  await redress(page, { language: 'en', theme: 'light' });
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Asset pack' })).toHaveCount(MONTHS.length - 1, { timeout: WORK_MS });
  await expect(page.getByRole('button', { name: 'Publish opening history' })).toHaveCount(0);
}

test('a new organisation goes from nothing to its first published month by the guide, without support', async ({ page }) => {
  test.setTimeout(900_000);
  const ref = `N${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const { admin, reader } = await openNewOrganisation(ref);

  await test.step('the empty overview leads to the guide, which says what is missing', async () => {
    await enter(page, admin, '/owner/overview');
    await expect(page.getByRole('region', { name: 'There are no figures yet' })).toContainText('Next: Portfolio');
    await page.getByRole('link', { name: 'Continue setting up' }).click();
    await expect(page.getByText('0 of 10 steps complete')).toBeVisible();
    await expect(step(page, 'Portfolio')).toContainText('There is no portfolio yet');
    await checkAxe(page);
  });
  await createPortfolio(page);
  await test.step('the rules are saved, and the sample brings classes, policy, mandates, benchmarks and parties', async () => {
    await step(page, 'Fiscal year and reporting rules').getByRole('link', { name: 'Organisation settings' }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await go(page, '/owner/setup');
    await applySample(page);
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Setting up' }).click();
    for (const name of ['Asset classes and policy', 'Mandates', 'Benchmarks'])
      await expect(step(page, name)).toContainText('Complete', { timeout: WORK_MS });
    await expect(step(page, 'Packages and deadlines')).toContainText('Mandates without a package (4): DE01, FE01, DB01, FB01');
  });
  await test.step('what is optional is skipped with a reason, which a reader sees and cannot change', async () => {
    for (const name of ['Managers, trustees and users', 'Packages and deadlines']) {
      await step(page, name).getByRole('button', { name: 'Skip' }).click();
      await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('We report for ourselves');
      await dialog(page).getByRole('button', { name: 'Skip' }).click();
      await expect(step(page, name)).toContainText('We report for ourselves');
    }
    await enter(page, reader, '/owner/setup');
    await expect(page.getByText('5 of 10 steps complete, 2 skipped')).toBeVisible();
    await expect(page.getByText('Administrators of your organisation carry out these steps.')).toBeVisible();
    await expect(step(page, 'Packages and deadlines').getByRole('button')).toHaveCount(0);
    await enter(page, admin, '/owner/setup');
    await expect(step(page, 'Opening history')).toHaveAttribute('aria-current', 'step');
    await checkAxe(page);
    await expectFitsPhone(page);
    await redress(page, { language: 'jp', theme: 'dark' });
    await expect(page.getByText('10項目中5項目が完了（省略2項目）')).toBeVisible();
    await checkAxe(page);
    await redress(page, { language: 'en', theme: 'light' });
  });
  await importHistory(page);
  await go(page, '/owner/setup');
  await expect(step(page, 'Opening history')).toContainText('Complete', { timeout: WORK_MS });
  await publish(page);

  await go(page, '/owner/setup');
  await expect(page.getByText('The first month is published: setting up is complete.')).toBeVisible({ timeout: WORK_MS });
  await go(page, '/settings/profile');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Setting up' })).toHaveCount(0);
});
