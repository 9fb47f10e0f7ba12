import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe, checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';
import { STORE_PREFERENCES } from '#support/preferences';

const ARRIVAL_MS = 120_000;
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: ARRIVAL_MS });

/** Changes the user's as-of date, as another window of theirs would. */
const standAt = (preferences: object) => askAs('shiraAdmin', STORE_PREFERENCES, { preferences });

test('2.6.12 4.026 4.027 4.028 4.029 4.030 4.031 4.032 tasks by month and state, with figures that explain themselves', async ({
  page,
}) => {
  await open(page, '/owner/reportingTasks', { as: 'hoshiAdmin', language: 'en' });
  await heading(page, 'Reporting Tasks');
  const october = { HPE01: 'Pending', HAL01: 'Delayed', HGA01: 'Validated', HDB02: 'Revalidated', HCS01: 'Published', HDE02: 'Incomplete' };
  for (const [ref, label] of Object.entries(october)) await expect(page.getByRole('row').filter({ hasText: ref })).toContainText(label);
  await expect(page.getByRole('row').filter({ hasText: 'HPE01' })).toContainText('in 4 bd');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports for 2026/09' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Completed/ })).toContainText('17');
  await page.getByRole('row').filter({ hasText: 'HDB01' }).getByRole('button', { name: '14,944' }).click();
  await expect(page).toHaveURL(/trace=/);
  await page.keyboard.press('Escape');
  await checkEveryLook(page);
  await expectFitsPhone(page);
});

test('1.24 2.6.28 8.057 8.058 a package is created, changed and found on its mandate', async ({ page }) => {
  await open(page, '/settings/packages?dialog=add', { as: 'hoshiAdmin', language: 'en' });
  const name = `Quarterly ${Date.now()}`;
  await dialog(page).getByRole('textbox', { name: 'Package name' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Deadline (business days)' }).fill('61');
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog(page).getByRole('textbox', { name: 'Deadline (business days)' }).fill('15');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Package Created')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await heading(page, name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Every quarter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Package Updated')).toBeVisible();
  await page.getByRole('textbox', { name: 'Deadline (business days)' }).fill('12');
  await page.getByRole('textbox', { name: 'Terms valid from' }).fill('2026/10/01');
  await page.getByRole('button', { name: 'Save' }).click();
  const terms = page.getByRole('table', { name: 'Terms over time' }).getByRole('row');
  await expect(terms.nth(1)).toContainText('2026/10/01');
  await expect(terms.nth(1)).toContainText('BD12');
  await expect(terms.nth(2)).toContainText('From the beginning');
  await expect(terms.nth(2)).toContainText('BD15');
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/settings\/packages$/);
  await checkEveryLook(page);
});

test('what was due is shown as known on a past day: nothing is said of its state, and nothing can be done with it', async ({ page }) => {
  await open(page, '/owner/reportingTasks?known=2026-10-05', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByRole('heading', { level: 2, name: 'Reports due for 2026/09' })).toBeVisible({ timeout: ARRIVAL_MS });
  const row = page.getByRole('row').filter({ hasText: 'HDB01' });
  await expect(row).toContainText('BD5');
  await expect(row).toContainText('2026/10/07');
  await expect(page.getByRole('button', { name: /^Delayed/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports due for 2026/10' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports for 2026/10' })).toBeVisible();
  await open(page, '/owner/reportingTasks?known=2026-10-05', { as: 'hoshiAdmin', language: 'en' });
  await expect(row).toContainText('2026/10/07', { timeout: ARRIVAL_MS });
  await open(page, '/calendar?known=2026-10-05&view=list', { as: 'hoshiAdmin', language: 'en' });
  await expect(row).toContainText('2026/10/07', { timeout: ARRIVAL_MS });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports due for 2026/09' })).toBeVisible({ timeout: ARRIVAL_MS });
  await checkEveryLook(page);
});

test('1.28 1.29 4.039 4.040 4.041 a month is taken back with the warning of differing dates, and populated again', async ({ page }) => {
  await open(page, '/owner/monthEnd', { as: 'shiraAdmin', language: 'en' });
  await heading(page, 'Month-end');
  await page.getByRole('button', { name: 'Cancel Populated Month-end' }).click();
  await expect(dialog(page)).toContainText('Cancel the populated month-end and go back to 2026/08/31?');
  await expect(dialog(page)).not.toContainText('The current as of date differs');
  await dialog(page).getByRole('button', { name: 'Cancel Populated Month-end' }).click();
  await expect(page.getByText('Month-end cancelled')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByText('As of Date Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Populate Data' }).click();
  await expect(dialog(page)).toContainText('Populate data for 2026/09/30?');
  await dialog(page).getByRole('button', { name: 'Populate Data' }).click();
  await expect(page.getByText('Month-end data populated')).toBeVisible({ timeout: ARRIVAL_MS });
  await standAt({ asOfDate: '2026-08-31', useLatestAsOfDate: false });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel Populated Month-end' }).click();
  await expect(dialog(page)).toContainText('The current as of date differs from the previous populated month-end.');
  await expect(dialog(page)).toContainText('As of date 2026/08/31; populated month-end 2026/09/30');
  await page.keyboard.press('Escape');
  await standAt({ useLatestAsOfDate: true });
  await checkEveryLook(page);
});

test('1.27 4.042 a published report, what a later correction did to it, and a new version that says why', async ({ page }) => {
  await open(page, '/owner/reports?month=2026-08-31', { as: 'hoshiUser', language: 'en' });
  await heading(page, 'Reports');
  await page
    .getByRole('row')
    .filter({ hasText: 'HDB02' })
    .getByRole('link', { name: /changed since publication/ })
    .click();
  await heading(page, /^Restatement: HDB02/);
  await expect(page.getByRole('row').filter({ hasText: 'Market value' }).first()).toContainText('TSUBA_HOSHI_2026-08_HDB02.xlsx');
  await checkAxe(page);
  await page.getByRole('textbox', { name: 'What changed and why' }).fill('August corrected by the manager');
  await page.getByRole('button', { name: 'Issue a new version' }).click();
  await dialog(page).getByRole('button', { name: 'Issue a new version' }).click();
  await expect(page.getByText('New version published')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByText('August corrected by the manager')).toBeVisible();
  await expect(page.getByText('The content matches its hash')).toBeVisible();
  await checkEveryLook(page);
});

test('1.25 1.26 2.6.35 4.035 4.036 4.037 4.038 8.060 8.061 a mandate is closed on a day, and reopened', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('searchbox', { name: 'Find mandate, code or manager' }).fill('HDE02');
  await page.getByRole('link', { name: 'Domestic small cap active' }).click();
  await heading(page, 'Domestic small cap active');
  await page.getByRole('button', { name: 'Close mandate…', exact: true }).click();
  await expect(page).toHaveURL(/dialog=close/);
  await dialog(page).getByRole('textbox', { name: 'Report end date' }).fill('2026/08/31');
  await dialog(page).getByRole('button', { name: 'Close mandate', exact: true }).last().click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'All reporting packages close together on 2026/08/31' })
    .getByRole('button', { name: 'Close mandate', exact: true })
    .last()
    .click();
  await expect(page.getByText('Choose a date on or after its last published report')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Report end date' }).fill('2026/10/31');
  await dialog(page).getByRole('button', { name: 'Close mandate', exact: true }).last().click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'All reporting packages close together on 2026/10/31' })
    .getByRole('button', { name: 'Close mandate', exact: true })
    .last()
    .click();
  await expect(page.getByText('Entity Closed')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await dialog(page).getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Mandate Reopened')).toBeVisible();
});

test('2.6.23 the calendar as a grid and as a list; holidays are the administrator’s to change', async ({ page }) => {
  await open(page, '/calendar?month=2026-08', { as: 'hoshiUser', language: 'en' });
  await expect(page.getByText('Mountain Day')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.locator('td[aria-current=date]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('td[aria-current=date] time')).toHaveAttribute('datetime', '2026-11-10');
  await expect(page.getByText('Labour Thanksgiving Day')).toBeVisible({ timeout: ARRIVAL_MS });
  const call = page.getByRole('listitem').filter({ hasText: 'HCS01 Payout JPY 1,900,000,000' });
  expect(await call.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0); // no digit is cut off
  await checkEveryLook(page);
  await expectFitsPhone(page);
  await open(page, '/calendar?month=2026-11', { language: 'en', width: 1440 });
  await page.getByTitle('Report due · HAL01 Multi-strategy').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting Tasks' })).toBeVisible({ timeout: ARRIVAL_MS });
  await open(page, '/admin/countries/JP/holidays?year=2026', { as: 'superUser', language: 'en' });
  await expect(page.getByRole('row').filter({ hasText: 'Marine Day' })).toContainText('2026/07/20');
  await checkEveryLook(page);
});
