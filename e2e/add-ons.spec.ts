import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open } from '#support/look';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// The tests grant and revoke packages of one organisation, so they run one after the other.
test.describe.configure({ mode: 'serial' });

type Holder = { id: string; version: number };

async function setPackage(ref: string, type: string, held: boolean): Promise<void> {
  const { organisations } = await askAs<{ organisations: { data: Holder[] } }>(
    'superUser',
    `{ organisations(search: "${ref}") { data { id version } } }`,
  );
  const SET =
    'mutation ($id: ID!, $version: Int!, $type: String!, $held: Boolean!) { setOrganisationPackage(organisationId: $id, version: $version, type: $type, held: $held) { id } }';
  await askAs('superUser', SET, { ...organisations.data[0], type, held });
}

test('2.6.21 add-ons are listed as in use or not, and one that is not is asked for', async ({ page }) => {
  await open(page, '/owner/addons', { as: 'shiraAdmin', language: 'en', width: 1440 });
  await expect(card(page, 'Performance attribution')).toContainText('In use');
  await expect(page.getByRole('img', { name: /^Sketch of / })).toHaveCount(6);
  await expect(card(page, 'Performance attribution').getByRole('img', { name: 'Sketch of Performance attribution' })).toBeVisible();
  const hedge = card(page, 'Currency hedge');
  await expect(hedge).toContainText('Not in use');
  await hedge.getByRole('button', { name: 'Request Currency hedge' }).click();
  await expect(page.getByText('Currency hedge requested.')).toBeVisible();
  await expect(hedge).toContainText('Requested');
  await expect(hedge).toContainText(/Requested by .+ on/);
  await checkAxe(page);
});

test('1.23 packages of an organisation are listed with what it asked for, and one that is granted is in use', async ({ page }) => {
  await open(page, '/admin/organisationPackages?search=SHIRA', { as: 'superUser', language: 'en' });
  await expect(page.getByRole('row', { name: /SHIRA/ })).toContainText(/Requested by/);
  await setPackage('SHIRA', 'hedging', true);
  await open(page, '/owner/addons', { as: 'shiraAdmin', language: 'en' });
  await expect(card(page, 'Currency hedge')).toContainText('In use');
  await setPackage('SHIRA', 'hedging', false);
});

/** Counts the ways to the attribution for a user of the bank: the menu, the add-on's card, the address, and the figures behind it. */
async function waysToAttribution(page: Page): Promise<{ card: number; refused: boolean }> {
  await open(page, '/owner/addons', { as: 'shiraAdmin', language: 'en', width: 1440 });
  const attribution = card(page, 'Performance attribution');
  await expect(attribution).toBeVisible();
  const links = await attribution.getByRole('link').count();
  const { me } = await askAs<{ me: { organisation: { assets: { id: string }[] } } }>(
    'shiraAdmin',
    '{ me { organisation { assets { id } } } }',
  );
  const asked = askAs('shiraAdmin', `{ attributionOptions(assetId: "${me.organisation.assets[0]?.id}") { linking } }`);
  const refused = await asked.then(
    () => false,
    () => true,
  );
  return { card: links, refused };
}

test('2.4.37 what is offered follows the organisation’s packages: taken away, the add-on has no way in, given back it has one', async ({
  page,
}) => {
  await setPackage('SHIRA', 'attribution', false);
  expect(await waysToAttribution(page)).toEqual({ card: 0, refused: true });
  await setPackage('SHIRA', 'attribution', true);
  const { card: links, refused } = await waysToAttribution(page);
  expect(links).toBeGreaterThan(0);
  expect(refused).toBe(false);
});

test('6.21 an address behind a package says so without it, and opens with it', async ({ page }) => {
  await setPackage('SHIRA', 'attribution', false);
  await open(page, '/owner/addons/attribution', { as: 'shiraAdmin', language: 'en' });
  await expect(page.getByText('Your organisation does not have this add-on')).toBeVisible();
  await setPackage('SHIRA', 'attribution', true);
  await open(page, '/owner/addons/attribution', { language: 'en' });
  await expect(page.getByText('There is no benchmark mix to attribute against')).toBeVisible({ timeout: 120_000 });
});

test('2.4.45 the menu of a phone has the add-ons, and they fit it', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'jp', theme: 'dark', width: 599 });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('link', { name: 'アドオン' }).first().click();
  await expect(page).toHaveURL(/\/owner\/addons$/);
  await expect(page.getByRole('heading', { level: 1, name: 'アドオン' })).toBeVisible();
  await expect(card(page, 'パフォーマンス要因分析')).toContainText('利用中');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
});
