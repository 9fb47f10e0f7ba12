import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 120_000;

test('cashflows are reached by the menu, and a balance says how it came about [1.13] [2.6.17]', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Cash' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Cashflow', exact: true }).click();
  const table = page.getByRole('table', { name: 'All cash accounts' });
  await expect(table.getByRole('row').nth(3)).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await table
    .getByRole('button', { name: /Explain the balance/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^Balance of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page
    .getByRole('option', { name: /^HPEF1 / })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: 'Unfunded commitment' })).toBeVisible();
});

test('the Cash menu leads to the forecast, which names its lowest day, and switches and shocks move it [2.6.37]', async ({ page }) => {
  const { cashAccounts } = await askAs<{ cashAccounts: { mandateId: string; ref: string }[] }>(
    'hoshiAdmin',
    `{ cashAccounts { mandateId ref } }`,
  );
  const id = cashAccounts.find(({ ref }) => ref === 'HCS01')?.mandateId;
  await open(page, `/owner/cashflow/forecast?account=mandate:${id}`, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const picture = page.getByRole('img', { name: /^Lowest balance/ });
  await expect(picture).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  const before = await picture.getAttribute('aria-label');
  expect(before).toContain('2026/11/20');
  await page.getByRole('checkbox', { name: 'Benefits' }).uncheck();
  await expect(picture).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cash flow forecast' }).click();
  await expect(page.getByRole('img', { name: /^Lowest balance/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByRole('checkbox', { name: 'Other' }).uncheck(); // a drafted transfer is what keeps the account above its minimum
  await expect(page.getByRole('link', { name: /^HCS01 .* falls below its minimum of JPY .* on 2026\/11\/20/ })).toBeVisible();
  await page.getByText('12 quarters').click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('table', { name: 'Expected movements' }).getByText('Coupons and maturities').first()).toBeVisible();
});

test('the forecast in Japanese, dark, on a phone', async ({ page }) => {
  await open(page, '/owner/cashflow/forecast', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 390 });
  await expect(page.getByRole('img', { name: /^最低となる残高/ })).toBeVisible({ timeout: ARRIVAL_MS });
});
