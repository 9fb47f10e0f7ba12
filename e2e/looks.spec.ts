import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { looks, open, PHONE_WIDTH } from '#support/look';
import { serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

/** Every page of the shell and its gates, once in each language and theme. */
const guests = ['/login', '/forgotpassword', '/passwordreset', '/passwordreset/abc', '/verify/abc'];
const members: { as: UserName; paths: string[] }[] = [
  {
    as: 'hoshiAdmin',
    paths: [
      '/notifications',
      '/help/assetOwner',
      '/help/managerImport',
      '/settings/profile',
      '/settings/security',
      '/settings/notifications',
      '/settings/loginHistory',
      '/settings/users',
      '/settings/users/new',
      '/settings/organisation',
      '/settings/support',
      '/owner/nope',
      '/admin/users',
    ],
  },
  { as: 'superUser', paths: ['/settings/profile'] },
  { as: 'komorUser', paths: ['/research'] },
  { as: 'hoshiReset', paths: ['/passwordchange'] },
  { as: 'tsubaNew', paths: ['/register'] },
  { as: 'kaedeUnverified', paths: ['/'] },
];

for (const look of looks) {
  const name = `${look.language}, ${look.theme}`;
  test(`8.069 guests’ pages have no axe violation (${name})`, async ({ page }) => {
    for (const path of guests) {
      await open(page, path, look);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAxe(page);
    }
  });
  for (const { as, paths } of members)
    test(`pages of ${as} have no axe violation (${name})`, async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, '/healthz', { as, ...look });
      for (const path of paths) {
        await page.goto(`${serverUrl()}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkAxe(page);
      }
    });
}

test('nothing scrolls sideways at 390 px', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/healthz', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: PHONE_WIDTH });
  for (const path of members[0]?.paths ?? []) {
    await page.goto(`${serverUrl()}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE_WIDTH);
  }
});
