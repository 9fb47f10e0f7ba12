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
