import { expect, test, type Page } from '@playwright/test';
import { go, open, walk } from '#support/look';
import { serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

const NARROW = 599;

async function openNarrowMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main menu' });
}

/** Pages opened through the narrow menu. */
const ITEMS: readonly { id: string; as: UserName; from: string; path: string; arrives: RegExp }[] = [
  { id: '2.4.38', as: 'kaedeAdmin', from: '/notifications', path: '/consultant', arrives: /\/consultant\/assetList$/ },
  { id: '2.4.39', as: 'marloAdmin', from: '/notifications', path: '/manager/clients', arrives: /\/manager\/clients$/ },
  { id: '2.4.42', as: 'hoshiAdmin', from: '/notifications', path: '/owner/overview', arrives: /\/owner\/overview$/ },
  { id: '2.4.43', as: 'hoshiAdmin', from: '/notifications', path: '/owner/accounts', arrives: /\/owner\/accounts$/ },
  { id: '2.4.44', as: 'hoshiAdmin', from: '/notifications', path: '/owner/mandates', arrives: /\/owner\/mandates$/ },
];

for (const { id, as, from, path, arrives } of ITEMS)
  test(`the menu of a phone leads ${as} to ${path} [${id}]`, async ({ page }) => {
    await open(page, from, { as, language: 'en', theme: 'light', width: NARROW });
    const menu = await openNarrowMenu(page);
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(arrives);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0);
  });

/** Pages outside the app, which need a page load: tested last. */
const PUBLIC = /^\/(privacy|terms|contact)?$/;
const REFUSED = /^(Page Not Found|Unauthorized|Something went wrong)$/;

for (const as of ['hoshiAdmin', 'kaedeAdmin', 'marloAdmin', 'sazanAdmin', 'superUser'] as const)
  test(`every item of the menu of ${as} opens a page`, async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, '/notifications', { as, language: 'en', theme: 'light', width: NARROW });
    const menu = await openNarrowMenu(page);
    const hrefs = await menu.locator('a[href^="/"]').evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of new Set(hrefs.toSorted((one, other) => Number(PUBLIC.test(one)) - Number(PUBLIC.test(other))))) {
      await (PUBLIC.test(href) ? page.goto(`${serverUrl()}${href}`) : go(page, href));
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), href).not.toHaveText(REFUSED);
    }
  });

test('the menu marks the heading whose page is open', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const heading = (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name });
  for (const [path, here, elsewhere] of [
    ['/owner/transactions', 'Cash', 'Reporting'],
    ['/owner/reports', 'Reporting', 'Cash'],
  ] as const) {
    await walk(page, path);
    await expect(heading(here)).toHaveAttribute('aria-current', 'true');
    await expect(heading(elsewhere)).not.toHaveAttribute('aria-current', /./);
  }
});
