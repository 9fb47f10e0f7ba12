import { expect, test, type Page } from '@playwright/test';
import { givePassword, joinPerson, linkMailedTo } from '#support/people';
import { open } from '#support/look';
import { serverUrl, signIn } from '#support/sign-in';

const GIVEN = 'Given!Word2026';
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const fields = (page: Page) => ({
  current: page.getByRole('textbox', { name: 'Current password' }),
  next: page.getByRole('textbox', { name: 'New password', exact: true }),
  again: page.getByRole('textbox', { name: 'Confirm new password' }),
  save: page.getByRole('button', { name: 'Save' }),
});

test('2.2.01 2.2.02 2.2.03 2.2.05 2.2.09 5.014 5.017 5.018 5.019 8.016 a forced change holds every page until a new password is chosen', async ({
  page,
}) => {
  const person = await joinPerson();
  await givePassword(person, GIVEN);
  await open(page, '/settings/loginHistory', { language: 'en' });
  await logInWith(page, person.email, GIVEN);
  await expect(page.getByRole('heading', { name: 'Please choose a new password' })).toBeVisible();
  await page.goto(`${serverUrl()}/settings/profile`);
  await expect(page).toHaveURL(/\/passwordchange\?from=%2Fsettings%2Fprofile$/);
  const { current, next, again, save } = fields(page);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await current.focus();
  await next.focus();
  await expect(page.getByText('Required')).toBeVisible();
  await current.fill(GIVEN);
  await next.fill(GIVEN);
  await again.fill('Other!Word2026');
  await current.focus();
  await expect(page.getByText('New password must not match current password')).toBeVisible();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(save).toBeDisabled();
  await current.fill('Wrong!Word2026');
  await next.fill('Chosen!Word2026');
  await again.fill('Chosen!Word2026');
  await save.click();
  await expect(page.getByText('The current password is not correct')).toBeVisible();
  await current.fill(GIVEN);
  await save.click();
  await expect(page.getByText('Password Updated')).toBeVisible();
  // The terms are the next gate of a new user, and the address to return to is still known.
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
});

test('5.020 a recent password is refused', async ({ page }) => {
  await open(page, '/', { as: 'hoshiReset', fresh: true, language: 'en' });
  const { current, next, again, save } = fields(page);
  await current.fill('Hoshi?Reset2026');
  await next.fill('Hoshi?Past2025');
  await again.fill('Hoshi?Past2025');
  await save.click();
  await expect(page.getByText('Please do not reuse recent passwords')).toBeVisible();
});

test('2.2.04 without the flag the page leads on', async ({ page }) => {
  await open(page, '/passwordchange', { as: 'shiraUser', language: 'en' });
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('2.2.06 2.2.08 Cancel logs out to the login page', async ({ page }) => {
  await open(page, '/', { as: 'hoshiReset', fresh: true, language: 'en' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible(); // the page has been reloaded, and no navigation is in progress any more
  expect(await stored(page, 'token')).toBeNull();
});

test('6.35 an unverified address is asked to verify, can have the mail again, and its link opens the app', async ({ page }) => {
  await open(page, '/consultant/assetList', { as: 'kaedeUnverified', fresh: true, language: 'en' });
  await expect(page.getByRole('heading', { name: 'Please verify your email address' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('The verification email has been sent again.')).toBeVisible();
  const link = await linkMailedTo('unverified@kaede.example', 'verify');
  await page.goto(`${serverUrl()}${link.replace('signature=', 'signature=0')}`);
  await expect(page.getByText('This verification link is not valid or has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
});

test('4.049 4.052 at expiry the session ends by itself and the page says why', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('08:00:01');
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fsettings%2Fprofile$/);
  expect(await stored(page, 'token')).toBeNull();
});

test('4.050 8.001 8.005 a refused token clears token and preferences', async ({ page }) => {
  await signIn(page, 'shiraUser');
  await page.evaluate(() => localStorage.setItem('preferences', '{}'));
  await page.evaluate(() => localStorage.setItem('token', JSON.stringify({ value: 'nonsense', expiresAt: null })));
  await page.goto(`${serverUrl()}/settings/profile`);
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'preferences')).toBeNull();
});

test('4.053 2.4.35 a failed logout still clears the session', async ({ page }) => {
  await open(page, '/settings/profile', { as: 'shiraUser', fresh: true, language: 'en' });
  await page.route('**/api/logout', route => route.fulfill({ status: 500, json: { message: 'Internal server error.' } }));
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page, 'token')).toBeNull();
});

test('4.054 while the profile is not there a loading indicator is', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  await page.route('**/api/me', async route => {
    await held;
    await route.continue();
  });
  await open(page, '/settings/profile', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
});

test('4.076 4.077 4.078 9.008 an old storage is cleaned once, keeping who is signed in and how they read', async ({ page }) => {
  await open(page, '/login', { language: 'jp' });
  await page.evaluate(() => {
    localStorage.removeItem('ls_version');
    localStorage.setItem('extra', '1');
    localStorage.setItem('preferences', '{"language":"jp"}');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  expect([await stored(page, 'extra'), await stored(page, 'preferences'), await stored(page, 'ls_version')]).toEqual([
    null,
    '{"language":"jp"}',
    '1',
  ]);
  await page.evaluate(() => localStorage.setItem('extra', '1'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  expect(await stored(page, 'extra')).toBe('1');
});
