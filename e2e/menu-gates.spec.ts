import { expect, test, type Page } from '@playwright/test';
import { open } from '#support/look';
import { serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

const NARROW = 599;
const ARRIVAL_MS = 30_000;

/** Every address in a user's menu, read from the narrow menu, which contains all of it. */
async function menuOf(page: Page, as: UserName): Promise<string[]> {
  await open(page, '/notifications', { as, language: 'en', theme: 'light', width: NARROW });
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: ARRIVAL_MS });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('a[href="/settings"]')).toBeVisible();
  return await menu.locator('a[href^="/"]').evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
}

type Gate = { ids: string; word: string; has: UserName; at: string; without: UserName; shut: string; isRefused: boolean };

/** Users with the module have the link, and it opens its page; without the module there is no link. */
const GATES: readonly Gate[] = [
  {
    ids: '2.4.14 2.4.15 6.12',
    word: 'fundList',
    has: 'hoshiAdmin',
    at: '/owner/funds',
    without: 'kaedeAdmin',
    shut: '/consultant/funds',
    isRefused: true,
  },
  {
    ids: '2.4.19 6.11',
    word: 'cashManagement',
    has: 'hoshiAdmin',
    at: '/owner/instructions',
    without: 'shiraAdmin',
    shut: '/owner/instructions',
    isRefused: true,
  },
  // This page itself says which add-ons an organisation lacks.
  {
    ids: '6.15',
    word: 'addOns',
    has: 'shiraAdmin',
    at: '/owner/addons',
    without: 'kaedeAdmin',
    shut: '/consultant/addons',
    isRefused: false,
  },
];

for (const { ids, word, has, at, without, shut, isRefused } of GATES)
  test(`${ids} the module ${word} puts ${at} into the menu, and without it there is no link`, async ({ page }) => {
    expect(await menuOf(page, has)).toContain(at);
    await page.goto(`${serverUrl()}${at}`);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible({ timeout: ARRIVAL_MS });
    await expect(heading).not.toHaveText(/Unauthorized|Not Found/);
    expect(await menuOf(page, without)).not.toContain(shut);
    if (!isRefused) return;
    await page.goto(`${serverUrl()}${shut}`);
    await expect(heading).toHaveText('Unauthorized', { timeout: ARRIVAL_MS });
  });

test('2.4.16 2.4.17 2.4.18 6.13 6.14 6.30 companies and corporations stand in the menu of accountants, and of nobody else', async ({
  page,
}) => {
  expect(await menuOf(page, 'sazanAdmin')).toEqual(expect.arrayContaining(['/client/spcs', '/client/corporations']));
  for (const as of ['komorUser', 'hoshiAdmin', 'marloAdmin', 'kaedeAdmin'] as const)
    expect((await menuOf(page, as)).filter(path => /\/(spcs|corporations)$/.test(path) && !path.startsWith('/directory'))).toEqual([]);
});

test('6.10 the module Asset List gives the list of assets to whoever holds it', async ({ page }) => {
  expect(await menuOf(page, 'kaedeAdmin')).toContain('/consultant/assetList');
  expect(await menuOf(page, 'komorUser')).toContain('/client/assetList');
  expect((await menuOf(page, 'shiraAdmin')).filter(path => path.endsWith('/assetList'))).toEqual([]);
});

test('0.01 each audience works in an area of its own: owners, consultants, managers, clients, and operators of the platform', async ({
  page,
}) => {
  for (const [as, area] of [
    ['hoshiAdmin', 'owner'],
    ['kaedeAdmin', 'consultant'],
    ['marloAdmin', 'manager'],
    ['sazanAdmin', 'client'],
    ['superUser', 'admin'],
  ] as const) {
    await open(page, '/', { as, language: 'en', theme: 'light', width: 1440 });
    await expect(page).toHaveURL(new RegExp(`/${area}/`), { timeout: ARRIVAL_MS });
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/Unauthorized|Not Found/);
  }
});

test('0.02 the parts of the product open: the public site, sign-in and password, the work areas, and administration', async ({ page }) => {
  await open(page, '/', { language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  for (const path of ['/login', '/forgotpassword']) {
    await page.goto(`${serverUrl()}${path}`);
    await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible({ timeout: ARRIVAL_MS });
  }
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en', theme: 'light' });
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible({ timeout: ARRIVAL_MS });
});
