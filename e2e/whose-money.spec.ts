import { expect, test } from '@playwright/test';
import { open, redress, walk } from '#support/look';

/** Pages of money that have no month-end in their head: they name whose money it is all the same. */
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
