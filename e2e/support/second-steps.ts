import type { Page } from '@playwright/test';
import { askAs, askWith } from '#support/ask';
import { open } from '#support/look';
import { joinPerson } from '#support/people';
import { logIn, logInWith } from '#support/sign-in';

export type Person = { id: string; email: string; password: string };

/** A new user who has agreed to the terms. */
export async function newPerson(): Promise<Person> {
  const person = await joinPerson();
  const { token } = await logInWith(person);
  await askWith(token, 'mutation { registerUser { id } }');
  return person;
}

/** The same as the administrator of a new organisation. */
export async function newAdministrator(): Promise<Person> {
  const { token } = await logIn('superUser');
  const ref = `F${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const nothing = { modules: ['owner'], packages: [], shell: false, brand: null, sso: null, allowedCidrs: [] };
  const create = 'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id } }';
  const input = { ref, nameEn: `Two-step ${ref}`, nameJp: `二段階 ${ref}`, type: 'asset owner', ...nothing };
  const { createOrganisation } = await askAs<{ createOrganisation: { id: string } }>('superUser', create, { input });
  const person = await newPerson();
  const find = `query ($id: ID!) { anyUser(id: $id) { version } }`;
  const { anyUser } = await askWith<{ anyUser: { version: number } }>(token, find, { id: person.id });
  const move = 'mutation ($id: ID!, $v: Int!, $to: ID!) { moveUser(id: $id, version: $v, organisationId: $to, role: "admin") { id } }';
  await askWith(token, move, { id: person.id, v: anyUser.version, to: createOrganisation.id });
  return person;
}

const WORDS = {
  en: { email: 'Email', password: 'Password', login: 'Login' },
  jp: { email: 'メールアドレス', password: 'パスワード', login: 'ログイン' },
};

export async function givePassword(page: Page, { email, password }: Person, language: 'en' | 'jp' = 'en'): Promise<void> {
  const words = WORDS[language];
  await open(page, '/login', { language });
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('textbox', { name: words.password }).fill(password);
  await page.getByRole('button', { name: words.login }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
}

export const codesOn = (page: Page) => page.getByRole('listitem').locator('code').allTextContents();
