import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logInWith } from '#support/sign-in';

const ARRIVAL_MS = 120_000;

const star = (page: Page, pressed: boolean) => page.getByRole('main').getByRole('button', { name: 'Favourite', exact: true, pressed });

async function keep(page: Page, path: string, link: RegExp): Promise<void> {
  await open(page, path, { language: 'en', width: 1440 });
  await page.getByRole('main').getByRole('link', { name: link }).first().click({ timeout: ARRIVAL_MS });
  await star(page, false).click({ timeout: ARRIVAL_MS });
  await expect(star(page, true)).toBeVisible();
}

test('a page is kept by its star, opened from the header and found first in the palette, moved and let go', async ({ page }) => {
  await enterWith(page, await logInWith(await joinPerson({ role: 'readonly' })));
  await open(page, '/owner/mandates', { language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByText(/^None yet/)).toBeVisible({ timeout: ARRIVAL_MS });
  await page.keyboard.press('Escape');
  await keep(page, '/owner/mandates?q=hdb02', /bond/i);
  await keep(page, '/owner/assetClasses', /Domestic equit/i);
  await page.reload();
  await expect(star(page, true)).toBeVisible({ timeout: ARRIVAL_MS });
  await checkAxe(page);

  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/HDB02/, /Domestic equit/i, /Arrange/]);
  await page.getByRole('menuitem', { name: 'Arrange favourites…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange favourites' });
  await dialog.getByRole('button', { name: /^Move .*bond.* down$/i }).click();
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('HDB02');
  await expect(page.getByRole('tooltip')).toHaveCount(0); // it would stay behind after its line has moved
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog', { name: 'Find' }).getByRole('option');
  await expect(options.nth(1)).toContainText('HDB02');
  await page.getByRole('combobox', { name: 'Page, mandate, fund, security or action' }).fill('hdb02');
  await expect(options.first()).toContainText('HDB02');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/owner\/mandates\/[0-9a-f-]+/);
  await redress(page, { language: 'jp' });
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /HDB02/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await redress(page, { language: 'en' });
  await expectFitsPhone(page);
  await star(page, true).click();
  await expect(star(page, false)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.getByRole('group', { name: 'Favourites' });
  await expect(sheet.getByRole('button')).toHaveText([/Domestic equit/i]);
  await sheet.getByRole('button').click();
  await expect(page).toHaveURL(/\/owner\/assetClasses\/[0-9a-f-]+/);
});

test('a report and a document are kept too, and opened again from the header', async ({ page }) => {
  test.setTimeout(480_000);
  for (const [path, link] of [
    ['/owner/reports', /^\/owner\/reports\/[0-9a-f-]+/],
    ['/owner/documents', /^\/owner\/documents\/[0-9a-f-]+/],
  ] as const) {
    if (path === '/owner/documents') await documentsArrive();
    await open(page, path, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
    await page.getByRole('table').first().getByRole('link').first().click({ timeout: ARRIVAL_MS });
    await expect(page).toHaveURL(url => link.test(url.pathname));
    await star(page, false).click({ timeout: ARRIVAL_MS });
    await expect(star(page, true)).toBeVisible();
    const { pathname } = new URL(page.url());
    await open(page, '/owner/overview', { language: 'en' });
    await page.getByRole('button', { name: 'Favourites' }).click({ timeout: ARRIVAL_MS });
    await page.getByRole('menuitem').nth(-2).click({ timeout: ARRIVAL_MS }); // the newest; the item after it opens the arrangement
    await expect(page).toHaveURL(url => url.pathname === pathname);
    await star(page, true).click({ timeout: ARRIVAL_MS });
    await expect(star(page, false)).toBeVisible();
  }
});

/** Waits for the documents, which are read only after the demo can be opened. */
async function documentsArrive(): Promise<void> {
  const count = async () =>
    (await askAs<{ documents: { data: unknown[] } }>('hoshiAdmin', '{ documents { data { id } } }')).documents.data.length;
  await expect.poll(count, { timeout: 240_000, intervals: [2_000] }).toBeGreaterThan(0);
}
