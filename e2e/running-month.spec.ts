import { readFileSync } from 'node:fs';
import { expect, test, type Page, type Route } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, PHONE_WIDTH, redress } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;
const strip = (page: Page) => page.getByRole('region', { name: /Month in progress|進行中の月/ });
const dialog = (page: Page) => page.getByRole('dialog');

test('every portfolio screen says how far the running month has come, and late reports are of that month', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await expect(strip(page)).toContainText(
    /Month in progress: 2026\/10.*Received.*9 of 17.*Validated.*of 17.*Populated.*not yet.*Published/,
    {
      timeout: ARRIVAL_MS,
    },
  );
  await expect(page.getByText('of 17 reports for 2026/10')).toBeVisible();
  await redress(page, { language: 'jp' });
  await expect(strip(page)).toContainText(/進行中の月：2026\/10.*受領.*検証.*確定.*公開/);
  await checkAxe(page);
  await expectFitsPhone(page);
  for (const path of ['mandates', 'accounts', 'assetClasses']) {
    await open(page, `/owner/${path}`, { language: 'en' });
    await expect(strip(page)).toContainText('2026/10', { timeout: ARRIVAL_MS });
  }
  await strip(page).getByRole('link', { name: /late/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting Tasks' })).toBeVisible();
});

test('the running month is opened as preliminary, and is marked so on every screen until one goes back', async ({ page }) => {
  const person = await joinPerson({ role: 'readonly' });
  await enterWith(page, await logInWith(person));
  await open(page, '/owner/overview', { language: 'en', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await strip(page).getByRole('button', { name: 'Open preliminary' }).click({ timeout: ARRIVAL_MS });
  await expect(dialog(page)).toContainText('2026/10/31, which is not populated yet');
  await dialog(page).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Preliminary: 2026/10 is not populated, figures may be incomplete').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'As of 2026/10/31 prelim.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeHidden(); // the mark leaves room for the menu
  await expect(page.getByRole('heading', { name: /^Like for like/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await open(page, '/owner/mandates', { language: 'jp', width: PHONE_WIDTH });
  await expect(page.getByText(/速報：2026\/10は未確定/).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await strip(page).getByRole('button', { name: '確定済みの月に戻る' }).click();
  await dialog(page).getByRole('button', { name: '変更' }).click();
  await expect(page.getByText(/2026\/09\/30 現在/)).toBeVisible();
  await expect(page.getByText(/速報：/)).toHaveCount(0);
});

test('until the figures of the month just opened are there, those of the month before are dimmed and announced as busy', async ({
  page,
}) => {
  const person = await joinPerson({ role: 'readonly' });
  await enterWith(page, await logInWith(person));
  await open(page, '/owner/overview', { language: 'en', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  const glance = page.locator('main dl[aria-label="The month at a glance"]');
  const watch = page.locator('main dl[aria-label="Points to watch"]');
  const dimmed = (isDimmed: boolean) =>
    Promise.all(
      [glance, watch].map(async one => {
        await expect(one).toHaveAttribute('aria-busy', String(isDimmed), { timeout: ARRIVAL_MS });
        for (const value of await one.locator('dd').all()) await expect(value).toHaveCSS('opacity', isDimmed ? '0.45' : '1');
      }),
    );
  await expect(glance).toContainText(/¥\d/, { timeout: ARRIVAL_MS });
  await dimmed(false);
  const before = await glance.innerText();
  const held: Route[] = [];
  let isHolding = true;
  const isOfTotal = (route: Route) =>
    /"2026-10-31"/.test(route.request().postData() ?? '') && route.request().postData()?.includes('figures');
  await page.route('**/graphql', route => (isHolding && isOfTotal(route) ? void held.push(route) : route.continue()));
  await strip(page).getByRole('button', { name: 'Open preliminary' }).click({ timeout: ARRIVAL_MS });
  await dialog(page).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'As of 2026/10/31 prelim.' })).toBeVisible();
  await dimmed(true);
  expect(await glance.innerText()).toBe(before);
  isHolding = false;
  for (const route of held) await route.continue();
  await dimmed(false);
  expect(await glance.innerText()).not.toBe(before);
});

test('the month-end is a checklist: who owes what by when, the last value with its trace, Remind and Open', async ({ page }) => {
  await open(page, '/owner/monthEnd', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  const row = page.getByRole('row').filter({ hasText: 'HRE01' });
  await expect(row).toContainText(/Tsubaki Asset Management.*2026\/11\/16.*¥5\.5bn/, { timeout: ARRIVAL_MS });
  await row.getByRole('button', { name: 'Remind the reporter of HRE01' }).click();
  await expect(dialog(page)).toContainText('Send reminders (1)?');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const changed = page.getByRole('table', { name: 'Changes in 2026/09' });
  await expect(changed.getByRole('row').last()).toContainText(/Total.*¥121\.5bn.*¥123\.5bn.*1\.65%.*1\.32%.*\+0\.33%/);
  await checkAxe(page);
  await expectFitsPhone(page);
  await row.getByRole('button', { name: /5\.5bn/ }).click();
  await expect(page.getByRole('dialog', { name: 'Trace' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Trace' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Open HRE01' }).click();
  await expect(page).toHaveURL(/\/owner\/mandates\//);
});

test('a reader sees what the month waits for, and is offered nothing that changes it', async ({ page }) => {
  await open(page, '/owner/monthEnd', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const row = page.getByRole('row').filter({ hasText: 'HRE01' });
  await expect(row.getByRole('button', { name: 'Open HRE01' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('button', { name: /^(Remind|Populate|Cancel Populated)/ })).toHaveCount(0);
});

test('a consultant always sees whose money it is: in the picker, in the head and in the question before a change', async ({ page }) => {
  const adviser = await joinPerson({ by: 'kaedeAdmin' });
  await enterWith(page, await logInWith(adviser));
  await open(page, '/consultant/monthEnd', { language: 'en', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('button', { name: 'Asset: Shirasagi Bank, Treasury · Investment funds' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Shirasagi Bank, Treasury · Investment funds');
  await page.getByRole('button', { name: 'Cancel Populated Month-end' }).click({ timeout: ARRIVAL_MS });
  await expect(dialog(page)).toContainText('For the client: Shirasagi Bank, Treasury');
  await dialog(page).getByRole('button', { name: 'Keep month-end' }).click();
  expect(await exported(page, '/consultant/reports')).toContain('"Shirasagi Bank, Treasury"');
  await open(page, '/consultant/overview', { language: 'jp' });
  await page.getByRole('button', { name: '期間収益率を再計算' }).click({ timeout: ARRIVAL_MS });
  await expect(dialog(page)).toContainText('対象の顧客：白鷺銀行 市場運用部');
});

test('reports are grouped by month with the pack first; hashes are in the details', async ({ page }) => {
  await open(page, '/owner/reports?month=2026-09-30', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const rows = page.getByRole('table', { name: 'Reports' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Asset pack', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('columnheader', { name: 'SHA-256' })).toHaveCount(0);
  await rows
    .nth(1)
    .getByRole('link', { name: /Asset pack/ })
    .click();
  await expect(page.getByText('SHA-256')).toBeVisible({ timeout: ARRIVAL_MS });
});

/** What a page's table is as a file. */
async function exported(page: Page, path: string): Promise<string> {
  await open(page, path, { language: 'en' });
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible({ timeout: ARRIVAL_MS });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  return readFileSync(await (await file).path(), 'utf8');
}
