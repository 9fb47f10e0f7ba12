import { expect, test, type Page } from '@playwright/test';
import { open, redress, walk } from '#support/look';
import type { UserName } from '#support/users';

type Landing = { as: UserName; ids: string; path: string; also?: (page: Page) => Promise<void> };

/**
 * The landing page of each demo user, and what is special about the frame around it. The rules of menus are tested on the contract's
 * tables.
 */
const landings: Landing[] = [
  { as: 'hoshiAdmin', ids: '1.19 2.3.12 2.3.05 2.3.03 6.17', path: '/owner/overview', also: hasPlainBarWithDemoNotice },
  { as: 'hoshiUser', ids: '6.06', path: '/owner/overview' },
  { as: 'hoshiReadonly', ids: '6.29', path: '/owner/overview' },
  { as: 'hoshiBenchmark', ids: '2.3.13', path: '/owner/mandates' },
  { as: 'shiraAdmin', ids: '2.3.12', path: '/owner/overview' },
  { as: 'shiraUser', ids: '2.3.12', path: '/owner/overview' },
  {
    as: 'kaedeAdmin',
    ids: '1.20 2.3.16 2.3.08 6.10 2.4.32',
    path: '/consultant/assetList',
    also: page => hasHelp(page, 'consultant', 'Manual for consultants'),
  },
  { as: 'tsubaUser', ids: '2.3.14 2.3.06 1.65', path: '/manager/clients', also: page => hasBrand(page, 'Tsubaki Asset Management') },
  {
    as: 'marloAdmin',
    ids: '1.21 2.3.14 6.08 2.4.31',
    path: '/manager/clients',
    also: page => hasHelp(page, 'managerImport', 'Manual for data import by asset managers'),
  },
  { as: 'redfernAdmin', ids: '2.3.14', path: '/manager/clients' },
  { as: 'komorUser', ids: '2.3.20 2.3.11 2.3.02 1.64', path: '/research', also: hasBrandedBarAndFooter },
  { as: 'sazanAdmin', ids: '2.3.15 2.3.07 6.09', path: '/client/spcs' },
  { as: 'superUser', ids: '2.3.19 2.3.09 6.28', path: '/admin/organisations' },
];

for (const { as, ids, path, also } of landings)
  test(`${ids} 2.3.01 ${as} lands on ${path} in the shell, with the menu of the narrow layout`, async ({ page }) => {
    await open(page, '/', { as, language: 'en' });
    await expect(page).toHaveURL(new URL(path, page.url()).href);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await also?.(page);
    await page.setViewportSize({ width: 599, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  });

async function hasPlainBarWithDemoNotice(page: Page): Promise<void> {
  await expect(page.getByText('Sample reports use no real data.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveAttribute('data-branded', 'false');
  await redress(page, { language: 'jp' });
  await expect(page.getByText('サンプルレポートに実在のデータは使用していません。')).toBeVisible();
  await redress(page, { language: 'en' });
}

async function hasBrandedBarAndFooter(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toHaveText('Powered by Hakaru');
  await hasBrand(page, 'Komorebi Trust Bank');
}

async function hasBrand(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-branded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
}

async function hasHelp(page: Page, manual: string, title: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    new RegExp(`^/help/${manual}(#|$)`), // at the chapter about the current page
  );
  await walk(page, `/help/${manual}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
