import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('1.44 2.6.25 a hypothetical asset is built from shares of 100.0000 and compared with the actual one, marked as hypothetical', async ({
  page,
}) => {
  await open(page, '/owner/addons', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Open the hypothetical assets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hypothetical Assets' })).toBeVisible();
  const comparison = panel(page, 'Comparison with the actual asset');
  await expect(comparison.getByRole('row', { name: /^Actual/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(comparison).toContainText(/Common period/);
  await expect(page.getByTestId('watermark').first()).toHaveText('Hypothetical');
  await checkAxe(page);
  // All mixes are on one fee basis, which the comparison, the charts and the file state.
  await expect(comparison).toContainText('After the hypothetical fee');
  await page.getByRole('radiogroup', { name: 'Fees of the hypothetical assets' }).getByText('Before the hypothetical fee').click();
  const rolling = panel(page, 'Rolling return (% p.a.)');
  await expect(rolling).toContainText('Before the hypothetical fee');
  await rolling.getByRole('radiogroup', { name: 'Months' }).getByText('60 months').click();
  await expect(rolling.getByRole('img').first()).toBeVisible();
  const file = page.waitForEvent('download');
  await comparison.getByRole('button', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toMatch(/^hypothetical_\d{8}_gross_en\.xlsx$/);

  const name = `Half and half ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Add hypothetical asset' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const ref of ['HDB01', 'Hypothetical: 全資産パッシブ運用']) {
    await dialog.getByPlaceholder('Add a component').click();
    await page.getByRole('option', { name: new RegExp(`^${ref}`) }).click();
  }
  const shares = dialog.getByRole('table').getByRole('textbox');
  await shares.nth(0).fill('50');
  await shares.nth(1).fill('49.9999');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await shares.nth(1).fill('50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `Hypothetical: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hypothetical: ${name}` })).toBeVisible();
  await expect(comparison.getByRole('row', { name: new RegExp(`^Hypothetical: ${name}`) })).toBeVisible();
  await expect(panel(page, 'Components').getByRole('link', { name: 'Hypothetical: 全資産パッシブ運用' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByTestId('watermark').first()).toHaveText('仮想');
  await expectFitsPhone(page);
  await redress(page, { language: 'en' });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/hypotheticalAssets$/);
});

test('1.44 a hypothetical asset stands beside the actual one over their common period', async ({ page }) => {
  await open(page, '/owner/hypotheticalAssets', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  const comparison = panel(page, 'Comparison with the actual asset');
  await expect(comparison).toContainText(/Common period/, { timeout: ARRIVAL_MS });
  for (const name of [/^Actual/, /^Hypothetical: 全資産パッシブ運用/])
    await expect(comparison.getByRole('row', { name }).getByRole('button').first()).toHaveText(/\d/);
});

test('2.6.25 Hypothetical Assets opens one, with its components and their shares', async ({ page }) => {
  await open(page, '/owner/hypotheticalAssets', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await page.getByRole('link', { name: 'Hypothetical: 全資産パッシブ運用' }).first().click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Hypothetical: 全資産パッシブ運用' })).toBeVisible();
  await expect(panel(page, 'Components').getByRole('row').nth(1)).toContainText(/\d/);
});

test('1.44 2.6.25 a manager records a product’s months and shows them; the client weighs it, reads what is missing and where its figures come from', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, '/manager/products', { as: 'marloAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Hedged Government Bond' }).click({ timeout: ARRIVAL_MS });
  const monthly = panel(page, 'Monthly returns');
  await expect(monthly).toContainText('No returns are recorded', { timeout: ARRIVAL_MS });
  await monthly.getByRole('button', { name: 'Record returns' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Months and returns (%)' }).fill('2026/07 0.25\nAugust 0.31\n2026/09\t△0.12');
  await expect(dialog).toContainText('These lines cannot be read: 2');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Months and returns (%)' }).fill('2026/07 0.25\n2026/08 0.31%\n2026/09\t△0.12');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(monthly.getByRole('row').nth(1)).toContainText('0.12');
  await monthly.getByRole('button', { name: 'Show to clients' }).click();
  await dialog.getByRole('checkbox', { name: 'Hoshikawa Electric Corporate Pension Fund' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(monthly).toContainText('Shown to: Hoshikawa Electric Corporate Pension Fund');
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(panel(page, '月次収益率')).toBeVisible();
  await expectFitsPhone(page);

  await open(page, '/owner/hypotheticalAssets', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Hypothetical: 運用商品への入替' }).first().click({ timeout: ARRIVAL_MS });
  const parts = panel(page, 'Components');
  await expect(parts.getByRole('row', { name: /^Yen Bond Active \(Tsubaki/ })).toContainText('Product');
  const comparison = panel(page, 'Comparison with the actual asset');
  await comparison
    .getByRole('row', { name: /^Hypothetical: 運用商品への入替/ })
    .getByRole('button')
    .first()
    .click({ timeout: ARRIVAL_MS });
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('row').nth(1).getByRole('button').first().click();
  await drawer
    .getByRole('row', { name: /Product: Yen Bond Active/ })
    .getByRole('button')
    .first()
    .click();
  await expect(drawer).toContainText('Return after fees as the manager recorded it');
  await expect(drawer).toContainText('Entry by a person: Yen Bond Active');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Hypothetical Assets', exact: true }).first().click();
  const name = `Before fees only ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Add hypothetical asset' }).click({ timeout: ARRIVAL_MS });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByPlaceholder('Add a component').click();
  await page.getByRole('option', { name: /^Multi-Strategy/ }).click();
  await dialog.getByRole('table').getByRole('textbox').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: `Hypothetical: ${name}` }).click();
  await expect(page.getByText('only returns before fees are recorded; they are not mixed with returns after fees')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/hypotheticalAssets$/);
});
