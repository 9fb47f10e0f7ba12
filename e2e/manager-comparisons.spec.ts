import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a consultant compares the managers of its clients; who has not agreed is masked on screen, in the file and in print', async ({
  page,
}) => {
  await open(page, '/consultant/managerComparison', { as: 'kaedeAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByPlaceholder('Open a saved comparison').click();
  await page.getByRole('option', { name: '上場資産の運用機関（四半期レビュー）' }).click();
  const returns = panel(page, 'Returns and quartiles');
  await expect(returns.getByRole('row', { name: /^HDB02/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(returns).toContainText(/common period 20\d\d/);
  const masked = returns.getByRole('row', { name: /^Clients not named \(fewer than 3\)/ });
  await expect(masked).toContainText('Masked');
  await expect(page.getByRole('main').getByText(/Shirasagi|白鷺|SFE01/)).toHaveCount(0);
  const downloaded = page.waitForEvent('download');
  await returns.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  const file = readFileSync(await (await downloaded).path(), 'utf8');
  expect(file).toContain('HDB02');
  expect(file).not.toMatch(/Shirasagi|白鷺|SFE01/);
  await page.emulateMedia({ media: 'print' });
  await expect(returns.getByRole('row', { name: /^HDB02/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(/Shirasagi|白鷺|SFE01/)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const period = panel(page, 'Over the common period');
  await expect(period.getByRole('row', { name: /^HFE02/ })).toContainText('Hoshikawa');
  await expect(panel(page, 'Rolling excess (% p.a.)').getByRole('img').first()).toBeVisible();
  await period
    .getByRole('row', { name: /^HDE02/ })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(page.getByRole('dialog')).toContainText('Excess over the common period');
  await page.keyboard.press('Escape');
  await checkAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
});

test('an owner sees its consent with its history, and from its weights comes to trades and draft instructions', async ({ page }) => {
  await open(page, '/settings/organisation', { as: 'shiraAdmin', language: 'en', width: 1440 });
  const consent = panel(page, 'Comparison by consultants');
  await expect(consent).toContainText('Now: Masked');
  await expect(consent.getByRole('row')).toHaveCount(3);

  await open(page, '/owner/assetClasses', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await page.getByRole('link', { name: 'Rebalancing' }).click();
  const plan = panel(page, 'Trades');
  await expect(plan.getByRole('row', { name: /^Foreign equity/ })).toBeVisible({ timeout: ARRIVAL_MS });
  await page.getByLabel('Cash to keep').fill('500000000');
  await page.getByLabel('Minimum trade').fill('50000000');
  await plan.getByLabel('Cost (bp) Foreign equity').fill('12');
  await expect(plan.getByRole('row', { name: /^Private equity/ })).toContainText('Not traded');
  const name = `Back to policy ${Date.now().toString(36)}`;
  await plan.getByRole('button', { name: 'Save as proposal' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const proposal = panel(page, name);
  await expect(proposal).toContainText('Not drafted');
  await checkAxe(page);
  await proposal.getByRole('button', { name: 'Create draft instructions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Trade date' }).fill('2026-11-11');
  await dialog.getByRole('textbox', { name: 'Settlement date' }).fill('2026-11-13');
  await dialog.getByRole('button', { name: 'Create draft instructions' }).click();
  await expect(proposal).toContainText('Drafted by');
  await proposal
    .getByRole('link', { name: /^D-2026-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/owner\/instructions\//);
});
