import { expect, test, type Locator, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;
const exact = async (figure: Locator) => Number(await figure.getAttribute('data-exact'));

/** The mandate's attribution, opened from the list of mandates. */
async function openMandate(page: Page, language: 'en' | 'jp') {
  await open(page, '/owner/mandates?view=flat', { as: 'hoshiAdmin', language });
  const link = page.getByRole('link', { name: language === 'en' ? /Foreign bond unhedged/ : /外国債券ヘッジなし/ }).first();
  await expect(link).toBeVisible({ timeout: ARRIVAL_MS });
  const target = await link.getAttribute('href');
  const id = /mandates\/([0-9a-f-]{36})/.exec(target ?? '')?.[1] ?? '';
  await open(page, `/owner/mandates/${id}/attribution?compare=2026-08-31`, { language });
}

/** The last figure of every row: effects of the lines, and of the currency they add up to. */
async function addsUp(table: Locator, total: RegExp): Promise<void> {
  const last = async (row: Locator) => await exact(row.locator('button[data-exact]').last());
  const rows = await table
    .getByRole('row')
    .filter({ has: table.page().locator('button[data-exact]') })
    .all();
  expect(rows.length).toBeGreaterThan(3);
  const values = await Promise.all(rows.map(last));
  const whole = await last(table.getByRole('row', { name: total }));
  expect(values.reduce((sum, value) => sum + value, 0) - whole).toBeCloseTo(whole, 9);
}

test('1.38 from a currency to its securities, which add up to it, and from there to the trace and the workbook', async ({ page }) => {
  await openMandate(page, 'en');
  const panel = page.getByRole('region', { name: 'Effects by currency' });
  await panel.getByRole('button', { name: 'USD', exact: true }).click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/currency=USD/);
  const securities = page.getByRole('region', { name: 'Securities in USD' });
  await expect(securities.getByRole('row', { name: /^Less the benchmark’s weight/ })).toBeVisible();
  await addsUp(securities, /^USD together/);
  await checkAxe(page);
  const first = securities.getByRole('row').nth(1).locator('button[data-exact]');
  await first.nth(5).click();
  const trace = page.getByRole('dialog', { name: 'Trace' });
  await expect(trace.getByText('Currency effect of a security', { exact: true })).toBeVisible();
  await trace.getByRole('button', { name: 'Close the trace' }).click();
  const download = page.waitForEvent('download');
  await securities.getByRole('button', { name: 'Verify in Excel' }).click();
  expect((await download).suggestedFilename()).toContain('attribution-currency-securities');
  await securities.getByRole('button', { name: 'All currencies' }).click();
  await expect(panel).toBeVisible();
  await expect(page).not.toHaveURL(/currency=/);
});

test('1.38 in Japanese and on a phone: a currency opens its securities, over a year linked from statement to statement', async ({
  page,
}) => {
  await openMandate(page, 'jp');
  const panel = page.getByRole('region', { name: '通貨別の要因' });
  await expect(panel.getByRole('button', { name: 'USD', exact: true })).toBeVisible({ timeout: ARRIVAL_MS });
  await panel.getByRole('combobox', { name: '期首（月末）' }).fill('2025/09/30');
  await page.getByRole('option', { name: '2025/09/30' }).click();
  await expect(panel.getByText(/12区間に分け、各区間の要因をカリーニョ法で連結/)).toBeVisible();
  await panel.getByRole('button', { name: 'USD', exact: true }).click();
  const securities = page.getByRole('region', { name: 'USD建て銘柄の要因' });
  await expect(securities.getByRole('row', { name: /^ベンチマーク構成比（控除）/ })).toBeVisible();
  await addsUp(securities, /^USDの合計/);
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(securities).toBeVisible();
  await expectFitsPhone(page);
  await redress(page, { language: 'jp', theme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await securities.getByRole('button', { name: '全通貨' }).click();
  await panel.getByRole('combobox', { name: '期首（月末）' }).fill('2024/03/31');
  await page.getByRole('option', { name: '2024/03/31' }).click();
  await expect(panel.getByText('通貨別の要因に必要なデータが不足しています')).toBeVisible();
  await expect(panel.getByText(/2024\/03\/31 の保有明細がありません/)).toBeVisible();
});
