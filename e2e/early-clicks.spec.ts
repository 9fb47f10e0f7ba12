import { expect, test, type Page, type Route } from '@playwright/test';
import { HeldAnswers } from '#support/held-answers';
import { open } from '#support/look';
import { routePatterns } from '#support/route-patterns';
import type { UserName } from '#support/users';

type Area = { as: UserName; area: string; has: RegExp; atLeast: number };

const LONG = process.env['COUNTS'] === 'full';

/**
 * Settings, calendar and notifications are the same for everybody: they are tested once, and user management also with a user who has no
 * access.
 */
const AREAS: readonly Area[] = [
  { as: 'superUser', area: 'admin', has: /^\/admin/, atLeast: 6 },
  { as: 'hoshiAdmin', area: 'owner', has: /^\/(owner|settings|calendar|notifications)/, atLeast: 8 },
  // A read-only user sees the owner's pages with fewer actions.
  ...(LONG ? [{ as: 'hoshiReadonly', area: 'owner', has: /^\/(owner|settings\/users)/, atLeast: 3 } as const] : []),
  { as: 'marloAdmin', area: 'manager', has: /^\/manager/, atLeast: 3 },
  { as: 'kaedeAdmin', area: 'consultant', has: /^\/consultant/, atLeast: 4 },
  { as: 'sazanAdmin', area: 'client', has: /^\/client/, atLeast: 3 },
];

/** Actions that appear on many pages belong to their common frame: tested on one of them, in the long run on three. */
const PAGES_EACH = LONG ? 3 : 1;

/** Every page of an area that needs no id, and the one that needs a country. The area's root only redirects to one of them. */
async function listPages(page: Page, { area, has }: Area): Promise<string[]> {
  const paths = (await routePatterns(page)).map(pattern => pattern.replace('$role', area).replace('$code', 'JP'));
  return [...new Set(paths)].filter(path => has.test(path) && !path.includes('$') && path !== `/${area}`);
}

/** The actions of the page, beside its title. */
const actions = (page: Page) => page.locator('main div:has(> div > h1) > [data-print="hide"]');

/** The names of the enabled actions. */
async function readyNames(page: Page): Promise<string[]> {
  return await actions(page)
    .locator('button:enabled')
    .evaluateAll(all => all.filter(one => one.checkVisibility()).map(one => one.getAttribute('aria-label') ?? one.textContent ?? ''));
}

/** The result of a click: something opened, another address, or a request to the server. */
async function outcomeOf(page: Page, before: string, asked: readonly string[]): Promise<string> {
  const opened = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').filter({ visible: true });
  if ((await opened.count()) > 0) return 'opened';
  if (page.url() !== before) return 'moved';
  return asked.length > 0 ? 'asked' : 'lost';
}

for (const area of AREAS) {
  test(`no click on an action that looks ready is lost when the answers of its page arrive: ${area.as}`, async ({ page }) => {
    test.setTimeout(900_000);
    await open(page, '/notifications', { as: area.as, language: 'en' });
    await expect(page.locator('main h1').first()).toBeVisible();
    const answers = await HeldAnswers.of(page);
    const tried = new Map<string, number>();
    for (const path of await listPages(page, area)) {
      await answers.walk(path);
      const names = (await readyNames(page)).filter(name => (tried.get(name) ?? 0) < PAGES_EACH);
      for (const [at, name] of names.entries()) {
        if (at > 0) await answers.walk(path);
        const asked = answers.watchWork();
        const before = page.url();
        await actions(page).getByRole('button', { name, exact: true }).first().click({ timeout: 45_000 });
        await answers.letThrough();
        expect.soft(await outcomeOf(page, before, asked), `${path}: ${name}`).not.toBe('lost');
        tried.set(name, (tried.get(name) ?? 0) + 1);
      }
    }
    expect(tried.size).toBeGreaterThanOrEqual(area.atLeast);
  });
}

/** Holds back every response and every lazily loaded script until released. */
async function holdAnswersAndCode(page: Page): Promise<() => Promise<void>> {
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

test('a press made while a page is loading is not lost when its answers and code arrive before the button is let go', async ({ page }) => {
  const letThrough = await holdAnswersAndCode(page);
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en' });
  await actions(page).getByRole('button', { name: 'Add organisation' }).hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/graphql');
  await letThrough();
  await arrived;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog opened while a page is loading stays when its answers and code arrive', async ({ page }) => {
  const letThrough = await holdAnswersAndCode(page);
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en' });
  await actions(page).getByRole('button', { name: 'Add organisation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const arrived = page.waitForResponse('**/graphql');
  await letThrough();
  await arrived;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('14 a press that takes the focus from a field reaches its button: the field says what is wrong once it is released', async ({
  page,
}) => {
  await open(page, '/owner/watchlist?dialog=add', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Reason' });
  await field.click({ timeout: 120_000 });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const box = await cancel.boundingBox();
  if (!box) throw new Error('the dialog has no button to leave it by');
  await page.mouse.move(box.x + box.width / 2, box.y + 4); // near its edge, from where an additional line of text would move it away
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  const pressed = await cancel.boundingBox();
  expect(Math.abs((pressed?.y ?? 0) - box.y)).toBeLessThan(3); // a pressed button moves down a little
  await page.mouse.up();
  await expect(dialog).toBeHidden();
});
