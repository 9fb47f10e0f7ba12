import { expect, test } from '@playwright/test';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open, walk } from '#support/look';
import type { UserName } from '#support/users';

/** Every page of the shell and its gates, in each language and theme. */
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

for (const { as, paths } of [{ as: undefined, paths: guests }, ...members])
  test(`8.069 pages of ${as ?? 'guests'} have no axe violation in any look, and nothing is wider than a phone`, async ({ page }) => {
    test.setTimeout(480_000);
    const [first = '', ...others] = paths;
    await open(page, first, { ...(as ? { as } : {}), language: 'en', theme: 'light' });
    for (const path of [first, ...others]) {
      if (path !== first) await walk(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkEveryLook(page);
      await expectFitsPhone(page);
    }
  });
