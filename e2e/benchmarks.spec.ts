import { expect, test } from '@playwright/test';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;

test('1.38 the components of a benchmark add up to its return, by quarter and by fiscal year, and each opens to its months', async ({
  page,
}) => {
  await open(page, '/owner/benchmarks?q=POLICY', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('link', { name: 'Policy benchmark' }).first().click();
  const table = page.getByRole('region', { name: 'Contribution of the components' });
  const quarter = async () => {
    await expect(table.getByRole('row').nth(2).locator('button[data-exact]').first()).toBeVisible({ timeout: ARRIVAL_MS });
    const figures = await Promise.all(
      (await table.getByRole('row').all())
        .slice(1)
        .map(async row => Number(await row.locator('button[data-exact]').first().getAttribute('data-exact'))),
    );
    return { parts: figures.slice(0, -1).reduce((sum, value) => sum + value, 0), whole: figures.at(-1) ?? Number.NaN };
  };
  const first = await quarter();
  expect(first.parts).toBeCloseTo(first.whole, 9);
  await table.getByText('Fiscal year', { exact: true }).click();
  await expect.poll(async () => (await quarter()).whole, { timeout: ARRIVAL_MS }).not.toBe(first.whole);
  const year = await quarter();
  expect(year.parts).toBeCloseTo(year.whole, 9);
  await table.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Trace' });
  await expect(panel.getByText('Contributions added up through the period')).toBeVisible();
  await panel.getByRole('button', { name: 'Close the trace' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('region', { name: '構成要素の寄与度' })).toBeVisible();
  await expectFitsPhone(page);
});
