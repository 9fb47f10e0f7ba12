import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });

test('1.39 the fund sees what a saved stress test costs and which bands it breaks, takes one from a bad month, and traces the loss to the shock', async ({
  page,
}) => {
  await open(page, '/owner/addons/risk', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const stress = panel(page, 'Stress tests');
  const classes = stress.getByRole('table', { name: 'Effect by asset class' });
  await expect(classes.getByRole('row', { name: /^Foreign equity/ })).toContainText('−45.0', { timeout: ARRIVAL_MS });
  await expect(classes.getByRole('row', { name: /^Foreign equity/ })).toContainText('Outside');
  await checkAxe(page);

  await stress.getByRole('combobox', { name: 'Stress test' }).click();
  await page.getByRole('option', { name: '株式ファクターショック' }).click();
  await expect(stress.getByText('Share with factor data')).toBeVisible();
  await expect(stress.getByText('MARKET_JP')).toBeVisible();

  await stress.getByRole('button', { name: 'Add stress test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add stress test' });
  await dialog.getByLabel('Name').fill('The worst month again');
  await dialog.getByRole('combobox', { name: 'Take from a past month with losses' }).click();
  await page.getByRole('option').first().click();
  const equity = dialog.getByRole('textbox', { name: 'Domestic equity' });
  await expect(equity).toHaveValue(/^-\d+\.\d\d$/);
  await equity.fill('-40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(stress.getByRole('combobox', { name: 'Stress test' })).toHaveValue('The worst month again');
  const row = classes.getByRole('row', { name: /^Domestic equity/ });
  await expect(row).toContainText('−40.0');

  await row.getByRole('button').nth(2).click();
  await expect(trace(page).getByText('Value at its shock, and what factors do to the mandates')).toBeVisible();
  await trace(page).getByRole('row', { name: /Shock/ }).getByRole('button').first().click();
  await expect(trace(page).getByText('Shock as entered')).toBeVisible();
  await expect(trace(page).getByText('Stress test: The worst month again')).toBeVisible();
  await page.keyboard.press('Escape');

  await stress.getByRole('button', { name: 'Delete stress test' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete stress test' }).click();
  await expect(stress.getByRole('combobox', { name: 'Stress test' })).not.toHaveValue('The worst month again');
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(panel(page, 'ストレステスト')).toBeVisible();
  await expectFitsPhone(page);
});

test('a reader reads stress tests and is offered no change', async ({ page }) => {
  await open(page, '/owner/addons/risk', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const stress = panel(page, 'Stress tests');
  await expect(stress.getByRole('table', { name: 'Effect by asset class' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(stress.getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0);
});
