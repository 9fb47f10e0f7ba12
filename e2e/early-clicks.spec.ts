import { expect, test, type Page, type Route } from '@playwright/test';
import { open } from '#support/look';
import type { UserName } from '#support/users';

/** Pages whose first action opens a dialog and needs none of the data the page is still waiting for. */
const PAGES: readonly { path: string; as: UserName; button: string }[] = [
  { path: '/admin/organisations', as: 'superUser', button: 'Add organisation' },
];

/** Holds every answer and every late piece of code back until it is told to let them through. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  const hold = (route: Route): unknown => (isHolding ? held.push(route) : route.continue());
  await page.route('**/graphql', hold);
  await page.route(/\/assets\/bar-.*\.js$/, hold);
  return async () => {
    isHolding = false;
    await Promise.all(held.map(route => route.continue()));
  };
}

for (const { path, as, button } of PAGES) {
  test(`a press made while ${path} is loading is not lost when its answers and code arrive`, async ({ page }) => {
    const letThrough = await holdAnswers(page);
    await open(page, path, { as, language: 'en' });
    const action = page.locator('main [data-print="hide"]').getByRole('button', { name: button }).first();
    await action.hover();
    await page.mouse.down();
    const arrived = page.waitForResponse('**/graphql');
    await letThrough();
    await arrived;
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`a dialog opened while ${path} is loading stays when its answers and code arrive`, async ({ page }) => {
    const letThrough = await holdAnswers(page);
    await open(page, path, { as, language: 'en' });
    await page.locator('main [data-print="hide"]').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const arrived = page.waitForResponse('**/graphql');
    await letThrough();
    await arrived;
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
