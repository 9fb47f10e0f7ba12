import { expect, test } from '@playwright/test';
import { checkAxe, checkEveryLook } from '#support/axe';
import { expectFitsPhone, looks, open, redress } from '#support/look';
import { subMandatesOfOwner } from '#support/sub-mandates';
import type { UserName } from '#support/users';

type Detail = { ids: string; as: UserName; list: string; link: string; heading: RegExp | string; part: string };

/** Pages behind the rows of a list, each opened by the first link there. */
const DETAILS: readonly Detail[] = [
  {
    ids: 'an account',
    as: 'hoshiAdmin',
    list: '/owner/accounts',
    link: 'a[href^="/owner/accounts/"]:not([href$="/map"])',
    heading: /./,
    part: 'Sub-accounts',
  },
  { ids: '2.5.18 an upload', as: 'superUser', list: '/admin/uploads', link: 'a[href^="/admin/uploads/"]', heading: /\.xlsx$/, part: 'Log' },
  {
    ids: '2.5.13 an entity package',
    as: 'superUser',
    list: '/admin/entitypackages?kind=account',
    link: 'a[href^="/admin/entitypackages/"]',
    heading: /./,
    part: 'Assigned to',
  },
  {
    ids: '2.5.16 an organisation’s packages',
    as: 'superUser',
    list: '/admin/organisationPackages',
    link: 'a[href^="/admin/organisationPackages/"]',
    heading: /./,
    part: 'Packages',
  },
  {
    ids: '2.5.19 a user',
    as: 'superUser',
    list: '/admin/users?search=sazanami',
    link: 'a[href^="/admin/users/"]',
    heading: /岡部 環|三浦 千春/,
    part: 'Account',
  },
];

for (const { ids, as, list, link, heading, part } of DETAILS)
  test(`${ids} has a page of its own behind its list, in both languages and themes, and on a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, list, { as, language: 'en', theme: 'light', width: 1440 });
    await page.locator(`main ${link}`).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${list.split('?')[0]}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByText(part, { exact: true }).first()).toBeVisible();
    for (const look of looks) {
      await redress(page, look);
      await checkAxe(page);
    }
    await expectFitsPhone(page);
  });

test('a part of a mandate has a page of its own behind the list of parts, in both languages and themes, and on a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const list = await subMandatesOfOwner();
  await open(page, list, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.locator('main a[href*="/subMandates/"]').first().click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/subMandates\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Page Not Found|Unauthorized|Something went wrong)$/);
  await checkEveryLook(page);
  await expectFitsPhone(page);
});
