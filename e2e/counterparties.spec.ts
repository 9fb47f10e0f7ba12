import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the Markets menu leads to the counterparties; one is added, found, opened and removed [2.4.28] [3.110]', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Markets' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Counterparties' }).click();
  await expect(page).toHaveURL(/\/owner\/counterparties/);
  await expect(page.getByRole('link', { name: 'Demo Bank A' })).toBeVisible();
  const name = `Browser Bank ${Date.now()}`;
  await page.getByRole('button', { name: 'Add counterparty' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'FX bank' }).click();
  await dialog.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Country' }).fill('us');
  await dialog.getByRole('textbox', { name: 'Limit (JPY)' }).fill('1,000,000,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Counterparty Created')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1,000,000,000')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Counterparty Deleted')).toBeVisible();
});

test('a manager on a phone finds the counterparties in the menu [2.4.46]', async ({ page }) => {
  await open(page, '/manager/clients', { as: 'marloAdmin', language: 'en', theme: 'light', width: 599 });
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: ARRIVAL_MS });
  await page
    .getByRole('link', { name: 'Counterparties' })
    .or(page.getByRole('menuitem', { name: 'Counterparties' }))
    .click();
  await expect(page).toHaveURL(/\/manager\/counterparties/);
  await expect(page.getByRole('heading', { level: 1, name: 'Counterparties' })).toBeVisible();
});
