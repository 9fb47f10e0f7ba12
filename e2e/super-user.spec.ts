import { expect, test, type Page } from '@playwright/test';
import { open, redress } from '#support/look';
import { serverUrl } from '#support/sign-in';

const stored = (page: Page, key: string): Promise<unknown> => page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** A list stored in the browser; empty without one. */
const storedList = async (page: Page, key: string): Promise<{ id?: string }[]> => {
  const value = await stored(page, key);
  return Array.isArray(value) ? value : [];
};
const bar = (page: Page) => page.getByRole('complementary', { name: 'Super-user bar' });

async function impersonate(page: Page, search: string, name: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Impersonate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impersonate' });
  await dialog
    .getByRole('combobox', { name: 'Organisation' })
    .or(dialog.getByRole('textbox', { name: 'Organisation' }))
    .fill(search);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
}

test('2.5.23 2.5.29 2.5.30 2.5.31 2.5.32 6.23 6.24 6.25 super-users have the bar and the debug panel; 2.5.24 others do not', async ({
  page,
}) => {
  await open(page, '/settings/profile', { as: 'superUser', fresh: true, language: 'en' });
  for (const name of ['Impersonate', /^Environment/, 'Copy URL with organisation', /^Recent pages/, 'Hide'])
    await expect(bar(page).getByRole('button', { name })).toBeVisible();
  await expect(bar(page)).toContainText('Role: Super-user');
  await expect(page.getByText('Debug panel')).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /^Environment/ })
    .click();
  for (const name of ['dev', 'staging', 'production', 'local'])
    await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeVisible();
  await open(page, '/settings/profile', { as: 'hoshiAdmin', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Debug panel')).toHaveCount(0);
});

test('4.062 4.063 4.064 4.067 4.069 4.070 4.074 4.075 2.5.25 2.5.26 2.5.27 2.5.28 3.025 3.026 3.027 8.064 8.065 9.011 9.025 impersonate, land, work, stop', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const asked = page.waitForRequest(request => (request.postData() ?? '').includes('query Organisations'));
  await open(page, '/admin/organisations', { as: 'superUser', fresh: true, language: 'en' });
  await bar(page).getByRole('button', { name: 'Impersonate' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ variables: { first: 2000, page: 1 } });
  await page.keyboard.press('Escape');
  await impersonate(page, 'hoshi', /HOSHI/);
  await page.waitForURL(/\/owner\/overview$/);
  await expect(page.getByText('User Impersonated')).toBeVisible();
  await expect(bar(page)).toContainText('Role: Administrator', { timeout: 120_000 });
  await expect(bar(page)).toContainText('Hoshikawa Electric Corporate Pension Fund');
  await redress(page, { language: 'jp' });
  await expect(page.getByRole('complementary').first()).toContainText('星川電機企業年金基金');
  await redress(page, { language: 'en' });
  const [organisation] = await storedList(page, 'recentOrgs');
  await expect(bar(page)).toContainText(organisation?.id ?? 'an id');
  for (const name of ['owner', 'cashManagement', 'fundList', 'addOns', 'contentAutomation'])
    await expect(bar(page).getByRole('list', { name: 'Modules' })).toContainText(name);
  expect(await stored(page, 'preferences')).toMatchObject({
    assetType: 'portfolio',
    assetId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await page.goto(`${serverUrl()}/settings/users`);
  await expect(page.getByText('admin@hoshikawa.example')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Stop impersonation' }).click();
  await page.waitForURL(/\/admin\/organisations$/);
  await expect(page.getByText('Stopped Impersonation')).toBeVisible();
  await expect(bar(page)).toContainText('Role: Super-user');
  await expectKeptHere(page, sent);
});

/** The pages the browser has stored for support have the specified fields, and were never sent to the server. */
async function expectKeptHere(page: Page, sent: readonly string[]): Promise<void> {
  const [visit] = await storedList(page, 'recentPages');
  expect(Object.keys(visit ?? {}).toSorted()).toEqual(['id', 'orgName', 'orgRef', 'shortUrl', 'timestamp', 'title', 'url']);
  const organisations = await storedList(page, 'recentOrgs');
  expect(organisations.map(one => Object.keys(one).toSorted())).toEqual([['id', 'name']]);
  expect(sent.length).toBeGreaterThan(10);
  for (const secret of ['recentPages', 'recentOrgs', 'shortUrl', visit?.id ?? 'no visit'])
    expect(sent.filter(request => request.includes(secret))).toEqual([]);
}

test('4.071 4.072 each kind of organisation opens on its own first page', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'superUser', fresh: true, language: 'en' });
  for (const [search, path] of [
    ['MARLO', /\/manager\/clients$/],
    ['KAEDE', /\/consultant\/assetList$/],
    ['SAZAN', /\/client\/assetList$/],
  ] as const) {
    await impersonate(page, search, new RegExp(search));
    await page.waitForURL(path);
    await expect(page.getByText('User Impersonated')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Stop impersonation' }).click();
    await page.waitForURL(/\/admin\/organisations$/);
  }
});

test('4.073 8.054 5.059 a refusal says so and stays; the backdrop does not close the dialog', async ({ page }) => {
  await page.route('**/graphql', route =>
    (route.request().postData() ?? '').includes('mutation StartImpersonation')
      ? route.fulfill({ json: { errors: [{ message: 'Internal server error.' }] } })
      : route.continue(),
  );
  await open(page, '/settings/profile', { as: 'superUser', fresh: true, language: 'en' });
  await impersonate(page, 'shira', /SHIRA/);
  await expect(page.getByText('Failed to impersonate user')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog', { name: 'Impersonate' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  expect(await stored(page, 'recentOrgs')).toBeNull();
});

test('2.5.32 2.5.33 2.5.34 9.007 the bar hides, stays hidden, and comes back on hover', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'superUser', fresh: true, language: 'en' });
  await bar(page).getByRole('button', { name: 'Hide' }).click();
  await expect(bar(page).getByText('Role: Super-user')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('HiddenSuperUser'))).toBe('true');
  await page.mouse.move(400, 500);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page).getByText('Role: Super-user')).toHaveCount(0);
  await bar(page).hover();
  await expect(bar(page).getByText('Role: Super-user')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Show' }).click();
  expect(await page.evaluate(() => localStorage.getItem('HiddenSuperUser'))).toBe('false');
});

test('2.5.31 2.5.35 2.5.36 2.5.37 2.5.38 2.5.39 9.005 9.006 9.026 9.027 recent pages: badge, blur of other organisations, tracking off clears', async ({
  page,
}) => {
  await open(page, '/healthz', { language: 'en' });
  await page.evaluate(() => {
    const pages = Array.from({ length: 15 }, (_, n) => ({
      id: `p${n}`,
      title: `Old page ${n}`,
      url: `/owner/page${n}`,
      timestamp: Date.now() - n * 3_600_000,
      shortUrl: `/owner/page${n}`,
      orgName: 'Shirasagi Bank, Treasury',
      orgRef: 'SHIRA',
    }));
    localStorage.setItem('ls_version', '1');
    localStorage.setItem('recentPages', JSON.stringify(pages));
  });
  await open(page, '/settings/profile', { as: 'superUser', fresh: true });
  await expect(bar(page).getByRole('button', { name: /Recent pages\s*9\+/ })).toBeVisible();
  await expect.poll(async () => (await storedList(page, 'recentPages')).length).toBe(15);
  await bar(page)
    .getByRole('button', { name: /^Recent pages/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Recent pages' });
  await expect(list.getByRole('button', { name: /User Profile/ })).toBeVisible();
  const foreign = list.getByRole('listitem').filter({ hasText: 'Old page 0' });
  await expect(foreign.getByRole('button', { name: 'Impersonate' })).toBeVisible();
  await expect(foreign.getByText('Old page 0').locator('..')).toHaveCSS('filter', /blur/);
  await expect(foreign.getByRole('button')).toHaveCount(1);
  await list.getByRole('checkbox').uncheck();
  await expect(list.getByText('No pages yet')).toBeVisible();
  expect(await stored(page, 'recentPages')).toEqual([]);
  expect(await stored(page, 'trackingEnabled')).toBe(false);
});

test('2.5.40 stepping into a foreign page’s organisation opens that page there', async ({ page }) => {
  await open(page, '/healthz', { language: 'en' });
  await page.evaluate(() => {
    const foreign = {
      id: 'x',
      title: 'Notifications',
      url: '/notifications',
      timestamp: Date.now(),
      shortUrl: '/notifications',
      orgName: 'Shirasagi',
      orgRef: 'SHIRA',
    };
    localStorage.setItem('ls_version', '1');
    localStorage.setItem('recentPages', JSON.stringify([foreign]));
  });
  await open(page, '/settings/profile', { as: 'superUser', fresh: true });
  await bar(page)
    .getByRole('button', { name: /^Recent pages/ })
    .click();
  await page.getByRole('dialog', { name: 'Recent pages' }).getByRole('button', { name: 'Impersonate' }).click();
  await page.waitForURL(/\/notifications$/);
  await expect(bar(page)).toContainText('Shirasagi Bank, Treasury');
});

test('2.5.30 6.27 8.055 8.056 the copied address names the organisation, and opening it asks to step in', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/notifications', { as: 'superUser', fresh: true, language: 'en' });
  await impersonate(page, 'shira', /SHIRA/);
  await page.waitForURL(/\/owner\/overview$/);
  await page.goto(`${serverUrl()}/notifications`);
  await bar(page).getByRole('button', { name: 'Copy URL with organisation' }).click();
  await expect(page.getByText(/^URL copied to clipboard: .*organisationId=/)).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  await bar(page).getByRole('button', { name: 'Stop impersonation' }).click();
  await page.waitForURL(/\/admin\/organisations$/);
  await page.goto(url);
  const question = page.getByRole('dialog', { name: /^This link was copied from Shirasagi Bank/ });
  await question.getByRole('button', { name: 'Impersonate' }).click();
  await expect(bar(page)).toContainText('Shirasagi Bank, Treasury');
  await expect(page).toHaveURL(/\/notifications$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await bar(page).getByRole('button', { name: 'Copy URL with organisation' }).click();
  await expect(page.getByText('Failed to copy: denied')).toBeVisible();
});

test('what was fetched before is gone after the switch: the page asks for everything anew [4.068]', async ({ page }) => {
  await open(page, '/notifications', { as: 'superUser', fresh: true, language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', request => asked.push(request.postData() ?? ''));
  await page.evaluate(() => Object.assign(window, { before: true }));
  await impersonate(page, 'hoshi', /HOSHI/);
  await page.waitForURL(/\/owner\/overview$/);
  await expect(page.getByText('User Impersonated')).toBeVisible();
  expect(await page.evaluate(() => 'before' in window)).toBe(false); // the app was reloaded, and with it every cached response
  asked.length = 0;
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect.poll(() => asked.some(body => body.includes('query Notifications'))).toBe(true);
});
