import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress, walk } from '#support/look';

const ARRIVAL_MS = 240_000;

/** Pages about assets without a month-end in their head, which must name the owner all the same. */
const PAGES = ['instructions', 'transactions', 'cashflow', 'cashflow/forecast', 'fxForwards', 'currencyHedge', 'reconciliation'];
const READERS = [
  {
    as: 'hoshiAdmin',
    area: 'owner',
    en: 'Hoshikawa Electric Corporate Pension Fund · Main portfolio',
    jp: '星川電機企業年金基金 · 年金資産',
  },
  {
    as: 'marloAdmin',
    area: 'manager',
    en: 'Marlowe Finch Investors · All clients',
    jp: 'マーロウ・フィンチ・インベスターズ · すべての顧客',
  },
] as const;

for (const { as, area, en, jp } of READERS)
  test(`the head of every page of cash names whose money it is: ${area}`, async ({ page }) => {
    await open(page, `/${area}/${PAGES[0]}`, { as, language: 'en' });
    for (const path of PAGES) {
      await walk(page, `/${area}/${path}`);
      await expect(page.getByText(new RegExp(en)).first()).toBeVisible();
    }
    await redress(page, { language: 'jp' });
    await expect(page.getByText(new RegExp(jp)).first()).toBeVisible();
  });

test('notices and calendar name the client to a consultant and a manager, and no client to an owner', async ({ page }) => {
  await open(page, '/notifications', { as: 'kaedeAdmin', language: 'en', theme: 'light', width: 1440 });
  const arrived = page.getByText('Hoshikawa Electric Corporate Pension Fund – HDB02 on the watchlist crossed its limit');
  await expect(async () => {
    await page.reload();
    await expect(arrived).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ARRIVAL_MS });
  await checkAxe(page);
  await redress(page, { language: 'jp' });
  await expect(page.getByText('星川電機企業年金基金：ウォッチリストの HDB02')).toBeVisible();
  await expectFitsPhone(page);
  await open(page, '/calendar?month=2026-11&view=list', { as: 'marloAdmin', language: 'en', width: 1440 });
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('cell', { name: 'Hoshikawa Electric Corporate Pension Fund' }).first()).toBeVisible();
  await expectFitsPhone(page);
  await open(page, '/calendar?month=2026-11&view=list', { as: 'hoshiUser', language: 'en', width: 1440 });
  await expect(page.getByRole('columnheader', { name: 'Event' })).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveCount(0);
});
