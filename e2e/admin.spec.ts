import { expect, test, type Page } from '@playwright/test';
import { askAs, askWith } from '#support/ask';
import { checkEveryLook } from '#support/axe';
import { expectFitsPhone, open, walk } from '#support/look';
import { logIn, serverUrl } from '#support/sign-in';

/** A reference nobody else uses: every test edits an organisation of its own, never one that other tests sign in to. */
const newRef = () => `E${Math.random().toString(36).slice(2, 9).toUpperCase()}`;

const CREATE = 'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id version } }';
type Made = { id: string; version: number; ref: string };

async function makeOrganisation(): Promise<Made> {
  const ref = newRef();
  const input = { ref, nameEn: `Test ${ref}`, nameJp: `試験 ${ref}`, type: 'asset owner', modules: ['owner'], packages: ['reporting'] };
  const { createOrganisation } = await askAs<{ createOrganisation: Omit<Made, 'ref'> }>('superUser', CREATE, {
    input: { ...input, shell: false, allowedCidrs: [] },
  });
  return { ...createOrganisation, ref };
}

const toastOf = (page: Page, text: string) => page.getByText(text, { exact: true });

test('2.5.17 a super-user adds an organisation, finds it, and is warned when category and modules disagree', async ({ page }) => {
  const ref = newRef();
  await open(page, '/admin/organisations', { as: 'superUser', language: 'en' });
  await page.getByRole('button', { name: 'Add organisation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ref').fill(ref);
  await dialog.getByLabel('Name (English)').fill(`Test ${ref}`);
  await dialog.getByLabel('Name (Japanese)').fill(`試験 ${ref}`);
  await dialog.getByRole('button', { name: 'Add organisation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Test ${ref}`);
  await page.getByRole('checkbox', { name: 'Asset manager', exact: true }).check();
  await expect(page.getByText(/The category leads to \/owner, but the modules open \/manager/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Organisations' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or reference' }).fill(ref.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`search=${ref.toLowerCase()}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(ref);
});

test('the second of two editors gets a conflict, sees both versions, and loses nothing', async ({ page }) => {
  const { id, version, ref } = await makeOrganisation();
  await open(page, `/admin/organisations/${id}`, { as: 'superUser', language: 'en' });
  await page.getByLabel('Name (English)').fill(`Mine ${ref}`);
  const change = { nameEn: `Theirs ${ref}` };
  const CHANGE =
    'mutation ($id: ID!, $version: Int!, $change: OrganisationChange!) { updateOrganisation(id: $id, version: $version, change: $change) { id } }';
  await askAs('superUser', CHANGE, { id, version, change });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row', { name: /Name \(English\)/ });
  await expect(row).toContainText(`Theirs ${ref}`);
  await expect(row).toContainText(`Mine ${ref}`);
  await expect(page.getByLabel('Name (English)')).toHaveValue(`Mine ${ref}`);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(toastOf(page, 'Saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mine ${ref}`);
});

test('1.23 2.5.16 a package is granted at once and taken back after a question; one is granted to many', async ({ page }) => {
  const { ref } = await makeOrganisation();
  await open(page, `/admin/organisationPackages?search=${ref}`, { as: 'superUser', language: 'en' });
  const basel = page.getByRole('checkbox', { name: `Basel look-through for Test ${ref}` });
  await basel.click();
  await expect(toastOf(page, `Basel look-through granted to Test ${ref}.`)).toBeVisible();
  await expect(basel).toBeChecked();
  await basel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(basel).not.toBeChecked();
  const other = await makeOrganisation();
  await page.getByRole('checkbox', { name: `Select Test ${ref}` }).check();
  await page.getByRole('searchbox', { name: 'Search by name or reference' }).fill(other.ref);
  await page.getByRole('checkbox', { name: `Select Test ${other.ref}` }).check();
  await page
    .getByRole('combobox', { name: 'Package' })
    .or(page.getByRole('textbox', { name: 'Package' }))
    .click();
  await page.getByRole('option', { name: 'Currency hedging' }).click();
  await page.getByRole('button', { name: 'Grant to all' }).click();
  await expect(toastOf(page, 'Currency hedging granted to 2 organisations.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Currency hedging for Test ${other.ref}` })).toBeChecked();
});

test('2.5.19 people are searched first; one is made to choose a new password, and the list says so', async ({ page }) => {
  const { id, ref } = await makeOrganisation();
  const { token } = await logIn('superUser');
  await askWith(token, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id });
  const email = `${ref.toLowerCase()}@admin.example`;
  const input = { email, name: `Person ${ref}`, role: 'user', packages: ['fxrates'], language: 'en' };
  await askWith(token, 'mutation ($input: NewUserInput!) { addUser(input: $input) { id } }', { input });
  await open(page, '/admin/users', { as: 'superUser', language: 'en' });
  await expect(page.getByText('Search for a user')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: `Actions for Person ${ref}` }).click();
  await page.getByRole('menuitem', { name: 'Require a new password' }).click();
  await expect(row).toContainText('Must change password');
  await openAnothersPage(page, email);
  await movePerson(page, ref);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for access review' }).click();
  expect((await download).suggestedFilename()).toBe('access-review.csv');
  // The organisation's own trail names who from support was there, and what they changed.
  await open(page, `/admin/organisations/${id}/trail`);
  await expect(page.getByRole('row', { name: /User added/ })).toContainText('Sam Platform');
  await expect(page.getByRole('row', { name: /User added/ })).toContainText('Support, as Administrator');
  await expect(page.getByRole('row', { name: /Impersonation started/ })).toBeVisible();
});

test('why a menu is hidden: the package a person lacks is named, and gone once they have it', async ({ page }) => {
  const { id } = await makeOrganisation();
  await open(page, `/admin/organisations/${id}/menu`, { as: 'superUser', language: 'en' });
  const row = page.getByRole('row', { name: /^Securities/ });
  await expect(row).toContainText('The person needs the user package Securities');
  await page.getByRole('checkbox', { name: 'Securities' }).check();
  await expect(row).toContainText('All rules are met');
  await expect(page.getByRole('row', { name: /^Funds \/owner/ })).toContainText('The organisation needs the module Fund list');
});

/** For support, a page of another organisation is not just missing: the screen says whose it is. */
async function openAnothersPage(page: Page, email: string): Promise<void> {
  const { allUsers } = await askAs<{ allUsers: { data: { id: string }[] } }>(
    'superUser',
    `{ allUsers(search: "${email}") { data { id } } }`,
  );
  const list = page.url();
  await page.goto(`${serverUrl()}/settings/users/${allUsers.data[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(/^This page belongs to another organisation: Test/)).toBeVisible();
  await page.goto(list);
}

async function movePerson(page: Page, ref: string): Promise<void> {
  const other = await makeOrganisation();
  const row = page.getByRole('row', { name: new RegExp(`Person ${ref}`) });
  await row.getByRole('button', { name: `Actions for Person ${ref}` }).click();
  await page.getByRole('menuitem', { name: 'Move to another organisation' }).click();
  const dialog = page.getByRole('dialog', { name: `Move Person ${ref}` });
  await dialog
    .getByRole('combobox', { name: 'Organisation' })
    .or(dialog.getByRole('textbox', { name: 'Organisation' }))
    .fill(other.ref);
  await page.getByRole('option', { name: new RegExp(other.ref) }).click();
  await dialog.getByRole('button', { name: 'Move to another organisation' }).click();
  await expect(toastOf(page, 'The user has been moved.')).toBeVisible();
  await expect(row).toContainText(other.ref);
  await expect(row).toContainText('Read-only');
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a report is read with its screenshot, and settled', async ({ page, request }) => {
  const message = `Report ${newRef()}`;
  const screenshot = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await request.post(`${serverUrl()}/api/issues`, { multipart: { name: 'Mina', email: 'mina@x.example', message, screenshot } });
  await open(page, '/admin/issues', { as: 'superUser', language: 'en' });
  const row = page.getByRole('row', { name: new RegExp(message) });
  await row.getByRole('button', { name: 'Screenshot' }).click();
  const picture = page.getByRole('img', { name: 'Screenshot sent by Mina' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(row).toContainText('Resolved');
});

test('2.5.22 an administrator of an organisation is not let in', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiAdmin', language: 'en' });
  for (const path of ['/admin/organisations', '/admin/users', '/admin/organisationPackages', '/admin/issues', '/admin/assets']) {
    await page.evaluate(to => window.history.pushState({}, '', to), path);
    await expect(page).toHaveURL(`${serverUrl()}${path}`);
    await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
  }
});

const SCREENS = ['/admin/organisations', '/admin/organisationPackages', '/admin/users?search=hoshi', '/admin/assets', '/admin/issues'];
const TABS = ['profile', 'modules', 'packages', 'access', 'branding', 'users', 'assets', 'parties', 'trail', 'menu'];

test('2.5.05 every screen: no axe violation in any look, nothing wider than a phone', async ({ page }) => {
  test.setTimeout(600_000);
  const { organisations } = await askAs<{ organisations: { data: { id: string }[] } }>(
    'superUser',
    '{ organisations(search: "KOMOR") { data { id } } }',
  );
  const tabs = TABS.map(tab => `/admin/organisations/${organisations.data[0]?.id}/${tab}`);
  await open(page, '/notifications', { as: 'superUser', language: 'en' });
  for (const path of [...SCREENS, ...tabs]) {
    await walk(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkEveryLook(page);
    await expectFitsPhone(page);
  }
});
