import { expect, test, type Locator, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });

test('1.39 the fund reads the predicted and the realised risk of the whole, by factor, by mandate and pair by pair, each with its trace', async ({
  page,
}) => {
  await open(page, '/owner/addons', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Open the risk report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk', exact: true })).toBeVisible();
  await expect(page.getByText('Predicted risk (Barra)')).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByText('Only the 4 mandates with the vendor’s data')).toBeVisible();
  await expect(panel(page, 'Contribution by mandate').getByRole('row')).toHaveCount(5);
  await expect(page.getByText('not from a risk model')).toBeVisible();
  const statistics = panel(page, 'Realised statistics');
  await expect(
    statistics
      .getByRole('row', { name: /Down capture/ })
      .getByRole('button')
      .first(),
  ).toHaveText(/^\d+\.\d/);
  const pairs = panel(page, 'Correlation of excess returns');
  await expect(
    pairs
      .getByRole('row', { name: /^HDE02/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await checkAxe(page);
  await pairs
    .getByRole('row', { name: /^HDE02/ })
    .getByRole('button')
    .first()
    .click();
  await expect(trace(page).getByText('Covariance of the two excess returns', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await panel(page, 'By mandate').getByRole('link', { name: /HFB01/ }).click();
  await expect(page).toHaveURL(/\/risk/);
  await expect(page.getByText('No vendor’s risk data has been imported.')).toBeVisible();
  await expect(panel(page, 'Realised statistics').getByRole('row', { name: /Up capture/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(panel(page, '実績リスク指標')).toBeVisible();
  await expectFitsPhone(page);
});

test('1.39 a mandate is compared with another month; a file with an error is named by its cell and changes nothing', async ({ page }) => {
  await open(page, '/owner/addons/risk', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await panel(page, 'By mandate').getByRole('link', { name: /HDE02/ }).click({ timeout: ARRIVAL_MS });
  const factors = panel(page, 'Top active factors');
  await expect(factors.getByRole('row')).toHaveCount(9);
  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option').first().click();
  await expect(factors.getByRole('columnheader', { name: /^Exposure / })).toBeVisible();
  await factors.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(trace(page).getByText('Active weights at their exposures')).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, '/owner/addons/risk/uploads', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await expect(page.getByRole('row', { name: /barra_2026-09.xlsx/ })).toContainText('Recorded');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const csv = 'As of,Factor,MKT,SIZE\n2026-02-28,MKT,0.03,0.001\n2026-02-28,SIZE,0.002,0.002\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'model.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Save|Upload/ })
    .click();
  await expect(page.getByRole('row', { name: /model.csv/ })).toContainText('Not recorded');
  await expect(panel(page, 'Findings').getByRole('row', { name: /D2/ })).toContainText('differs from its mirror image');
  await checkAxe(page);
});

test('a bank without the package has no risk report', async ({ page }) => {
  await open(page, '/owner/addons/risk', { as: 'shiraAdmin', language: 'en' });
  await expect(page.getByText('Your organisation does not have this add-on')).toBeVisible();
});

test('1.39 a mandate’s risk report has its exposures to factors, and their contributions and the specific risk make up the predicted risk', async ({
  page,
}) => {
  await open(page, '/owner/addons/risk', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await panel(page, 'By mandate').getByRole('link', { name: /HDE02/ }).click({ timeout: ARRIVAL_MS });
  const factors = panel(page, 'Top active factors');
  await expect(factors.getByRole('row')).toHaveCount(9);
  const figures = factors.getByRole('row').nth(1).locator('button[data-exact]');
  await expect(figures).toHaveCount(2);
  await figures.nth(1).click();
  await expect(trace(page).getByText('Variance of the factor over the risk')).toBeVisible();
});

test('the classes’ contributions on screen add up to the risk of today’s mix', async ({ page }) => {
  await open(page, '/owner/addons/risk', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  const mix = panel(page, 'Risk of today’s mix');
  const contribution = async (row: Locator) => Number(await row.locator('button[data-exact]').nth(1).getAttribute('data-exact'));
  await expect(
    mix
      .getByRole('row', { name: /^Total/ })
      .locator('button[data-exact]')
      .last(),
  ).toBeVisible({ timeout: ARRIVAL_MS });
  const rows = await mix
    .getByRole('row')
    .filter({ has: page.locator('button[data-exact]') })
    .all();
  const values = await Promise.all(rows.map(contribution));
  const total = values.at(-1) ?? Number.NaN;
  expect(values.length).toBeGreaterThan(8);
  expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 9);
});
