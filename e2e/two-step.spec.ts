import { expect, test, type Page } from '@playwright/test';
import { askAs, askWith } from '#support/ask';
import { codeFor } from '#support/authenticator';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';
import { joinPerson } from '#support/people';
import { enterWith, logIn, logInWith, serverUrl } from '#support/sign-in';

type Person = { email: string; password: string };

/** A new user who has agreed to the terms. */
async function newPerson(): Promise<Person & { id: string }> {
  const person = await joinPerson();
  const { token } = await logInWith(person);
  await askWith(token, 'mutation { registerUser { id } }');
  return person;
}

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await open(page, '/login', { language: 'en' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
}

const codesOn = (page: Page) => page.getByRole('listitem').locator('code').allTextContents();

test('an authenticator is set up under Security; then a login asks for its code, or takes a recovery code once', async ({ page }) => {
  const person = await newPerson();
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/security', { language: 'en' });
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).last().fill(person.password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await checkAxe(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  const codes = await codesOn(page);
  expect(codes).toHaveLength(10);
  await checkAxe(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10')).toBeVisible();

  await logOut(page);
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await checkAxe(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is incorrect, or was used before.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);

  await logOut(page);
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);
  await open(page, '/settings/security', { language: 'en' });
  await expect(page.getByText('9 of 10')).toBeVisible();

  await open(page, `/settings/users/${person.id}`, { as: 'hoshiAdmin', fresh: true, language: 'en' });
  await page.getByRole('button', { name: 'Reset two-step verification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset two-step verification' }).click();
  await expect(page.getByText('The two-step verification has been reset.')).toBeVisible();
  await logOut(page);
  await givePassword(page, person);
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('where it is required, whoever has none sets it up after the password and reaches nothing before', async ({ page }) => {
  const { token } = await logIn('superUser');
  const ref = `F${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const nothing = { modules: ['owner'], packages: [], shell: false, brand: null, sso: null, allowedCidrs: [] };
  const create = 'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id } }';
  const input = { ref, nameEn: `Two-step ${ref}`, nameJp: `二段階 ${ref}`, type: 'asset owner', ...nothing };
  const { createOrganisation } = await askAs<{ createOrganisation: { id: string } }>('superUser', create, { input });
  const person = await newPerson();
  const move = `query ($id: ID!) { anyUser(id: $id) { version } }`;
  const { anyUser } = await askWith<{ anyUser: { version: number } }>(token, move, { id: person.id });
  await askWith(
    token,
    'mutation ($id: ID!, $v: Int!, $to: ID!) { moveUser(id: $id, version: $v, organisationId: $to, role: "admin") { id } }',
    {
      id: person.id,
      v: anyUser.version,
      to: createOrganisation.id,
    },
  );
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/organisation', { language: 'en' });
  await page.getByRole('checkbox', { name: 'Two-step verification is required for every login with a password' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  await logOut(page);
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkAxe(page);
  await page.goto(`${serverUrl()}/owner/overview`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await givePassword(page, person);
  const secret = await page.getByRole('listitem').locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).not.toHaveURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});
