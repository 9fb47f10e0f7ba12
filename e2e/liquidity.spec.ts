import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('the Cash menu leads to the liquidity ladder; an amount opens what it is made of, and one currency names its rates [3E.023]', async ({
  page,
}) => {
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Liquidity ladder' }).click();
  const redemptions = page.getByRole('row').filter({ hasText: 'Bond redemptions' }).filter({ hasText: 'JPY' });
  await redemptions.getByRole('button').last().click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', /\/owner\/securities\//);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Shown in' }).click();
  await page.getByRole('option', { name: 'JPY' }).click();
  await expect(page.getByText(/London rates used: .*USD\/JPY/)).toBeVisible();
  await checkEveryLook(page);
  await expectFitsPhone(page);
});

test('a fund that can be redeemed stands on the ladder with its value and its terms, and new terms move it', async ({ page }) => {
  await open(page, '/owner/cashflow/liquidity', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const row = page.getByRole('row').filter({ hasText: 'Fund redemptions' }).filter({ hasText: 'JPY' });
  await row.getByRole('button').first().click({ timeout: ARRIVAL_MS });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /^HGA01 / })).toHaveAttribute('href', /\/owner\/mandates\/[0-9a-f-]{36}/);
  await expect(dialog.getByText(/Notice 30 days, dealing Monthly/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const terms = page.getByRole('table', { name: 'Redemption terms' });
  await expect(terms.getByRole('row').filter({ hasText: 'HRE01' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Add terms' }).click();
  await dialog.getByRole('combobox', { name: 'Mandate' }).click();
  await page.getByRole('option', { name: /^HAL01 / }).click();
  await dialog.getByRole('textbox', { name: 'In force from' }).fill('2026-11-01');
  await dialog.getByRole('textbox', { name: 'Notice (days)' }).fill('45');
  await dialog.getByRole('textbox', { name: 'Paid after (days)' }).fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Redemption terms saved')).toBeVisible();
  await expect(terms.getByRole('row').filter({ hasText: 'HAL01' })).toHaveCount(2);
});

test('the redemption terms are read in Japanese on a phone', async ({ page }) => {
  await open(page, '/owner/cashflow/liquidity', { as: 'hoshiReadonly', language: 'jp', theme: 'light', width: 390 });
  await expect(page.getByRole('table', { name: '解約条件' }).getByRole('row').filter({ hasText: 'HGA01' })).toContainText('毎月', {
    timeout: ARRIVAL_MS,
  });
  await expect(page.getByRole('button', { name: '条件を追加' })).toHaveCount(0);
});
