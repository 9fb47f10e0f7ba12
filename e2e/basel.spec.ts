import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });

test('1.45 2.6.41 the bank reads its required capital in total, by fund and by class, and why a fund costs what it costs', async ({
  page,
}) => {
  await open(page, '/owner/addons', { as: 'shiraAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Open the capital requirements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Capital requirements (Basel)' })).toBeVisible();
  const funds = panel(page, 'By fund');
  const wind = funds.getByRole('row', { name: /SIN01/ });
  await expect(wind).toContainText('Fall-back approach', { timeout: ARRIVAL_MS });
  await expect(wind).toContainText('1,250.00');
  await expect(wind).toContainText('97,450');
  await expect(panel(page, 'By exposure class').getByRole('row', { name: /Total/ })).toContainText('209,318');
  await expect(panel(page, 'Missing data and its capital cost')).toContainText('3,586');
  const glance = page.locator('dl > div', { hasText: 'Required capital' });
  await expect(glance.getByRole('button').first()).toHaveText('¥8.4bn');
  const bridge = panel(page, 'What changed since the quarter before');
  const exact = async (name: RegExp) =>
    Number(await bridge.getByRole('row', { name }).locator('button[data-exact]').first().getAttribute('data-exact'));
  await expect(bridge.getByRole('row', { name: /^Approach/ })).toBeVisible();
  const steps = await Promise.all([/on 2026\/06\/30/, /^Balance/, /^Mix/, /^Approach/, /^Exchange rates/].map(exact));
  expect(steps.reduce((sum, value) => sum + value, 0)).toBeCloseTo(await exact(/on 2026\/09\/30/), 6);
  await checkAxe(page);
  const form = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bank form (Excel)' }).click();
  expect((await form).suggestedFilename()).toBe('basel_20260930_en.xlsx');

  await glance.getByRole('button').first().click();
  await expect(trace(page).getByText('Sum of the parts', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await wind.getByRole('link', { name: /SIN01/ }).click();
  await expect(page).toHaveURL(/\/capitalRequirements/);
  const cascade = panel(page, 'Approach, in the order of the notice');
  await expect(cascade.getByRole('row', { name: /Look-through approach/ })).toContainText('Blocked: no evidence document');
  await expect(cascade.getByRole('row', { name: /Fall-back approach/ })).toContainText('Used');
  await page.getByRole('button', { name: 'Enter composition' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Composition table/ }).fill('Gold\tBars\t5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Row 1 cannot be read');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(panel(page, '方式の判定（告示の順）')).toBeVisible();
  await expectFitsPhone(page);
});

test('1.45 2.6.41 a fund of funds is opened layer by layer, and a circle of funds is refused with a sentence', async ({ page }) => {
  await open(page, '/owner/addons/basel', { as: 'shiraAdmin', language: 'en', theme: 'light', width: 1440 });
  const funds = panel(page, 'By fund');
  await expect(funds.getByRole('row', { name: /SFE01/ })).toContainText('243.10', { timeout: ARRIVAL_MS });
  await funds.getByRole('link', { name: /SFE01/ }).click();
  const lines = panel(page, 'Composition of the fund');
  await expect(lines.getByRole('row', { name: /外国株式マザーファンド/ }).first()).toContainText('Look-through, leverage 1.00×');
  await expect(lines.getByRole('row', { name: /外国小型株式 / })).toContainText('250.00');
  await expect(lines).toContainText('average risk weight × leverage, at most 1,250%');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Enter composition' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Composition table/ }).fill('Fund\tA\t5\t\t\tB\t5\nFund\tB\t5\t\t\tA\t5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('A fund cannot contain itself');
});

test('a fund without the package has no capital requirements', async ({ page }) => {
  await open(page, '/owner/addons/basel', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByText('Your organisation does not have this add-on')).toBeVisible();
});

test('1.45 risk-weighted assets and required capital are given per holding and in total', async ({ page }) => {
  await open(page, '/owner/addons/basel', { as: 'shiraAdmin', language: 'en', width: 1440 });
  const fund = panel(page, 'By fund').getByRole('row', { name: /^SIN01/ });
  await expect(fund).toContainText('97,450', { timeout: ARRIVAL_MS });
  await expect(fund).toContainText('3,898');
  await expect(panel(page, 'By exposure class').getByRole('row', { name: /Total/ })).toContainText('209,318');
  await expect(page.locator('dl > div', { hasText: 'Required capital' }).getByRole('button').first()).toHaveText('¥8.4bn');
});

test('2.6.41 the capital requirements of a mandate have their risk weight, assets and capital', async ({ page }) => {
  await open(page, '/owner/addons/basel', { as: 'shiraAdmin', language: 'en', width: 1440 });
  await panel(page, 'By fund').getByRole('link', { name: /SIN01/ }).click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/capitalRequirements/);
  await expect(panel(page, 'Approach, in the order of the notice').getByRole('row', { name: /Fall-back approach/ })).toContainText('Used');
});
