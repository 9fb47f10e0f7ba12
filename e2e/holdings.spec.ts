import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const trace = (page: Page) => page.getByRole('dialog', { name: /^(?:Trace|数値の根拠)$/ });
const ARRIVAL_MS = 120_000;

/** To a mandate by its name, from the list. */
async function goTo(page: Page, name: string): Promise<void> {
  await open(page, '/owner/mandates', { as: 'hoshiReadonly', language: 'en' });
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: ARRIVAL_MS });
}

test('2.6.38 9.039 holdings foot, group, stand beside an earlier month, and lead to the fact', async ({ page }) => {
  await goTo(page, 'Domestic bond active');
  await page.getByRole('tab', { name: 'Holdings' }).click();
  await expect(page.getByText('Holdings match the account value')).toBeVisible({ timeout: ARRIVAL_MS });
  const buckets = page.getByRole('table', { name: 'Remaining life' });
  for (const bucket of ['under 1', '1–3', '3–5', '5–7', '7–10', 'over 10', 'no maturity']) await expect(buckets).toContainText(bucket);
  await page.getByRole('button', { name: 'Group by: no grouping' }).click();
  await page.getByRole('menuitemradio', { name: 'type', exact: true }).click();
  await expect(page).toHaveURL(/group=type/);
  await expect(page.getByRole('treegrid', { name: 'Holdings' }).getByText(/^Government bond \(\d+\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare with…' }).click();
  await page.getByRole('menuitemradio', { name: '2026/08', exact: true }).click();
  await expect(page.getByText(/2 entered, 2 left, \d+ changed/)).toBeVisible();
  await checkAxe(page);
  await buckets.getByRole('row', { name: /^5–7/ }).getByRole('button').first().click();
  await expect(trace(page)).toContainText('Share of the account');
  await trace(page)
    .getByRole('row', { name: /Maturity: 5-7/ })
    .getByRole('button')
    .click();
  await expect(trace(page)).toContainText('Sum of the parts');
  await trace(page).getByRole('row', { name: /Demo/ }).first().getByRole('button').click();
  await expect(trace(page)).toContainText(/_HOSHI_2026-09\.xlsx/);
});

test('1.30 1.34 1.35 1.36 a private mandate shows its funds, and a multiple leads to the notice it rests on', async ({ page }) => {
  await goTo(page, 'Private equity programme');
  const funds = page.getByRole('table', { name: 'Funds' });
  const buyout = funds.getByRole('row', { name: /^Buyout Fund III/ });
  for (const text of ['15.00', '100.3', '0.02', '1.49', '1.66', '9.79']) await expect(buyout).toContainText(text, { timeout: ARRIVAL_MS });
  await expect(funds.getByRole('row', { name: /^Japan Growth III/ })).toContainText('estimated');
  await redress(page, { language: 'jp', theme: 'dark' });
  await checkAxe(page);
  await redress(page, { language: 'en', theme: 'light' });
  await buyout.getByRole('button', { name: '1.66', exact: true }).click();
  await expect(trace(page)).toContainText('(22,420,000 + 2,577,987) ÷ 15,040,000 = 1.6621');
  await trace(page)
    .getByRole('row', { name: /Called/ })
    .getByRole('button')
    .click();
  await trace(page)
    .getByRole('row', { name: /^Calls/ })
    .first()
    .getByRole('button')
    .click();
  await expect(trace(page)).toContainText('Management fee');
  await page.keyboard.press('Escape');
  await expectFitsPhone(page);
});
