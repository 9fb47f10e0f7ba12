import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import type { UserName } from '#support/users';

const READERS: readonly { as: UserName; from: string; manual: string; chapter: string }[] = [
  { as: 'hoshiAdmin', from: '/owner/monthEnd', manual: '/help/assetOwner', chapter: 'monthEnd' },
  { as: 'shiraAdmin', from: '/owner/addons/basel', manual: '/help/bank', chapter: 'basel' },
  { as: 'kaedeAdmin', from: '/consultant/managerComparison', manual: '/help/consultant', chapter: 'managerComparison' },
  { as: 'tsubaUser', from: '/manager/clients', manual: '/help/managerImport', chapter: 'what' },
  { as: 'sazanAdmin', from: '/client/spcs', manual: '/help/accountant', chapter: 'spcs' },
  { as: 'komorUser', from: '/client/instructions', manual: '/help/trustBank', chapter: 'instructions' },
  { as: 'superUser', from: '/admin/uploads', manual: '/help/support', chapter: 'uploads' },
];

for (const { as, from, manual, chapter } of READERS)
  test(`1.20 1.21 the help of ${from} opens the manual of ${as} at its chapter, in both languages and on a phone`, async ({ page }) => {
    await open(page, from, { as, language: 'en', theme: 'light', width: 1440 });
    const help = page.getByRole('banner').getByRole('link', { name: 'Help' });
    await expect(help).toHaveAttribute('href', `${manual}#${chapter}`);
    await open(page, `${manual}#${chapter}`, { language: 'en' });
    await expect(page.locator(`h2#${chapter}`)).toBeInViewport();
    await checkAxe(page);
    await expectFitsPhone(page);
    await redress(page, { language: 'jp' });
    await expect(page.locator(`h2#${chapter}`)).toContainText(/[\u3040-\u30ff\u4e00-\u9fff]/u);
    await checkAxe(page);
  });

test('1.20 a manual is searched in either language, leads to the pages it is about, and shows a calculation that was made', async ({
  page,
}) => {
  await open(page, '/help/assetOwner', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const methods = page.getByRole('region', { name: 'How figures are calculated' });
  await expect(methods.getByText('2,000,848,429 ÷ 121,503,260,895 = 1.6467%')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search this manual' }).fill('quiet hours');
  await expect(page.getByText('Chapters found: 1')).toBeVisible();
  await expect(page).toHaveURL(/\?q=quiet/);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['Notifications, email and quiet hours']);
  await page.getByRole('searchbox', { name: 'Search this manual' }).fill('xylophone');
  await expect(page.getByText('No chapter contains these words')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole manual' }).click();
  await page.getByRole('region', { name: 'Rebalancing' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/owner\/assetClasses\/rebalancing$/);
  await expect(page.locator('main h1').first()).toBeVisible();
});
