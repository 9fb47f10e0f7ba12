import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

const ARRIVAL_MS = 120_000;

test('a chart shows one, three, five years or all, kept in the address, and its data can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/owner/overview', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const presets = page.getByRole('radiogroup', { name: 'Period shown' }).first();
  await presets.getByText('3Y').click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/range=3y/);
  await expect(page.getByText('2023/09 – 2026/09, %, from 0 at 2023/09, not annualised; monthly excess below')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/from 0 at 2023\/09/)).toBeVisible({ timeout: ARRIVAL_MS });
  const copied = async (chart: string) => {
    await page.getByRole('button', { name: `More: ${chart}` }).click();
    await page.getByRole('menuitem', { name: 'Copy data' }).click();
    await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n').map(row => row.split('\t'));
  };
  const rows = await copied('Cumulative return');
  expect(rows).toHaveLength(38);
  expect(rows[1]?.slice(0, 3)).toEqual(['2023-09-30', '0', '0']);
  expect(rows.at(-1)?.[0]).toBe('2026-09-30');
  await checkAxe(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'jp' });
  await page.getByRole('radiogroup', { name: '表示期間' }).first().getByText('設定来').click();
  await expect(page).not.toHaveURL(/range=/);
});
