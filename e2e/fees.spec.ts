import { expect, test } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const ARRIVAL_MS = 120_000;

async function fundNamed(name: string): Promise<string> {
  const { cashflowFunds } = await askAs<{ cashflowFunds: { id: string; name: string }[] }>(
    'hoshiReadonly',
    `query { cashflowFunds { id name } }`,
  );
  return cashflowFunds.find(one => one.name === name)?.id ?? '';
}

test('the fee of a fund agrees with its terms quarter by quarter, and carry that leaves the investor below the hurdle differs with its working', async ({
  page,
}) => {
  const id = await fundNamed('Secondaries V');
  const look = { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 } as const;
  await open(page, `/owner/privateEquity/${id}?asOf=2026-09-30`, look);
  await page.getByRole('tab', { name: 'Fees and carry' }).click({ timeout: ARRIVAL_MS });
  const fees = page.getByRole('table', { name: 'Management fee by quarter' });
  const agreeing = fees.getByRole('row').filter({ hasText: 'Agrees' }).first();
  await expect(agreeing).toContainText('Commitment 10,000,000 × 1.25% ÷ 4');
  await expect(agreeing).toContainText('31,250');
  await expect(fees.getByText('Differs')).toHaveCount(0);
  const carries = page.getByRole('table', { name: 'Accrued carry by statement' });
  await expect(carries.getByRole('row').nth(1)).toContainText('Differs');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Working of 2026/09/30' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Value above the hurdle\s*[\d,]+/);
  await expect(dialog).toContainText('Capital and hurdle outstanding');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await agreeing.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Trace' })).toContainText('31,250');

  const older = await fundNamed('Growth Partners I');
  // Its documents are read after the first start, and an open page does not refetch by itself.
  await expect(async () => {
    await open(page, `/owner/privateEquity/${older}/feesAndCarry?asOf=2026-09-30`, {
      as: 'hoshiReadonly',
      language: 'jp',
      theme: 'dark',
      width: 390,
    });
    await expect(page.getByRole('table', { name: '管理報酬の検証（四半期）' }).getByText('不一致').first()).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({ timeout: ARRIVAL_MS });
  await expectFitsPhone(page);
  await checkAxe(page);
});
