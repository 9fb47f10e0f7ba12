import { expect, test } from '@playwright/test';
import { open } from '#support/look';
import type { UserName } from '#support/users';

/** Where each demo user arrives, and what the bar around them says. Menus by rule are tested on the contract's tables. */
const landings: { as: UserName; ids: string; path: string; organisation: string }[] = [
  { as: 'hoshiAdmin', ids: '2.3.12 2.3.05', path: '/owner/overview', organisation: '星川電機企業年金基金' },
  { as: 'hoshiUser', ids: '6.06', path: '/owner/overview', organisation: '星川電機企業年金基金' },
  { as: 'hoshiReadonly', ids: '6.29', path: '/owner/overview', organisation: '星川電機企業年金基金' },
  { as: 'hoshiBenchmark', ids: '2.3.13', path: '/owner/mandates', organisation: 'Hoshikawa Electric' },
  { as: 'shiraAdmin', ids: '2.3.12', path: '/owner/overview', organisation: '白鷺銀行' },
  { as: 'shiraUser', ids: '2.3.12', path: '/owner/overview', organisation: 'Shirasagi Bank' },
  { as: 'kaedeAdmin', ids: '2.3.16 2.3.08 6.10', path: '/consultant/assetList', organisation: '楓年金アドバイザリー' },
  { as: 'tsubaUser', ids: '2.3.14 2.3.06', path: '/manager/clients', organisation: '椿アセットマネジメント' },
  { as: 'marloAdmin', ids: '2.3.14 6.08', path: '/manager/clients', organisation: 'Marlowe Finch' },
  { as: 'redfernAdmin', ids: '2.3.14', path: '/manager/clients', organisation: 'Redfern' },
  { as: 'komorUser', ids: '2.3.20 2.3.11', path: '/research', organisation: 'こもれび信託銀行' },
  { as: 'sazanAdmin', ids: '2.3.15 2.3.07 6.09', path: '/client/spcs', organisation: 'さざなみ会計事務所' },
  { as: 'superUser', ids: '2.3.19 2.3.09 6.28', path: '/admin/organisations', organisation: 'Platform Operations' },
];

for (const { as, ids, path } of landings)
  test(`${ids} 2.3.01 ${as} lands on ${path} in the shell, with the menu of the narrow layout`, async ({ page }) => {
    await open(page, '/', { as, language: 'en' });
    await expect(page).toHaveURL(new URL(path, page.url()).href);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 599, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  });

test('2.3.02 2.3.03 the footer of a shell organisation names the product, others have none; its bar carries its own colour', async ({
  page,
}) => {
  await open(page, '/settings/profile', { as: 'komorUser', language: 'en' });
  await expect(page.getByRole('contentinfo')).toHaveText('Powered by Hakaru');
  await expect(page.getByRole('banner')).toHaveAttribute('data-branded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Komorebi Trust Bank' })).toBeVisible();
  await open(page, '/settings/profile', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveAttribute('data-branded', 'false');
});

test('6.17 the demo notice stands above the bar', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByText('Sample reports use no real data.')).toBeVisible();
});

test('2.4.31 2.4.32 help differs for managers', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'marloAdmin', language: 'en' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help/managerImport');
  await open(page, '/settings/profile', { as: 'kaedeAdmin', language: 'en' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help/assetOwner');
});
