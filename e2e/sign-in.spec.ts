import { expect, test, type Page } from '@playwright/test';
import { invitePerson, linkMailedTo } from '#support/people';
import { open } from '#support/look';
import { logIn, serverUrl } from '#support/sign-in';
import { users, type UserName } from '#support/users';

async function fillLogin(page: Page, name: UserName, password: string = users[name].password): Promise<void> {
  await page.getByLabel('Email').fill(users[name].email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('2.1.15 2.1.16 2.1.17 5.001 5.002 5.003 5.056 the login form, its links and its rules', async ({ page }) => {
  await open(page, '/login', { language: 'en' });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgotpassword');
  await expect(page.getByRole('button', { name: 'Report an issue' })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Login' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email').focus();
  await page.getByRole('textbox', { name: 'Password' }).focus();
  await page.getByLabel('Email').focus();
  await expect(page.getByText('Required')).toHaveCount(2);
  await page.getByLabel('Email').fill('nonsense');
  await page.getByRole('textbox', { name: 'Password' }).fill('x');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(submit).toBeDisabled();
});

test('8.008 5.057 5.058 8.003 a wrong password is an error on the field and cleared by editing', async ({ page }) => {
  await open(page, '/login', { language: 'en' });
  await fillLogin(page, 'shiraUser', 'Wrong!Password1');
  await expect(page.getByText('Email or password is incorrect')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('again');
  await expect(page.getByText('Email or password is incorrect')).toHaveCount(0);
  expect(await token(page)).toBeNull();
});

test('2.1.43 without an origin one arrives at the landing; 2.1.18 2.1.21 2.1.23 2.1.33 the guests’ pages are closed then', async ({
  page,
}) => {
  await open(page, '/login', { language: 'en' });
  await fillLogin(page, 'shiraUser');
  await expect(page).toHaveURL(/\/owner\/overview$/);
  await page.goto(`${serverUrl()}/login`);
  for (const path of ['/forgotpassword', '/notallowedip', '/passwordreset/abc', '/passwordreset']) {
    await expect(page).toHaveURL(/\/owner\/overview$/);
    await page.evaluate(to => window.history.pushState({}, '', to), path);
    await expect(page).not.toHaveURL(`${serverUrl()}${path}`);
  }
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('2.1.42 2.3.04 4.048 a deep link survives the login, path and query', async ({ page }) => {
  await open(page, '/settings/users?page=2&search=saeki', { language: 'en' });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await fillLogin(page, 'hoshiAdmin');
  await expect(page).toHaveURL(/\/settings\/users\?page=2&search=saeki$/);
});

test('a return address outside this site is not followed', async ({ page }) => {
  await open(page, '/login?from=https%3A%2F%2Fevil.example%2F', { language: 'en' });
  await fillLogin(page, 'shiraUser');
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('2.1.22 8.009 a refused address is named; without one in the state the page leads to login', async ({ page }) => {
  await open(page, '/login', { language: 'en' });
  await fillLogin(page, 'iplockAdmin');
  await expect(page).toHaveURL(/\/notallowedip$/);
  await expect(page.getByText(/^Your IP address \S+ is not allowed to log in to this organisation\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.goto(`${serverUrl()}/notallowedip`);
  await expect(page).toHaveURL(/\/login$/);
});

test('4.055 4.056 single sign-on starts elsewhere, stores no token, and comes back signed in', async ({ page }) => {
  await open(page, '/login', { language: 'en' });
  await fillLogin(page, 'marloSso');
  await page.waitForURL(/\/dev\/idp/);
  expect(await token(page)).toBeNull();
  await page.getByRole('button', { name: new RegExp(users.marloSso.email) }).click();
  await expect(page).toHaveURL(/\/manager\/clients$/);
});

test('2.1.39 2.1.40 2.1.41 a user_token cookie logs in, is removed, and leads home', async ({ page, context }) => {
  const { token: handedOver } = await logIn('shiraUser');
  await open(page, '/forgotpassword', { language: 'en' });
  await context.addCookies([{ name: 'user_token', value: handedOver, url: serverUrl() }]);
  await page.goto(`${serverUrl()}/login`);
  await expect(page).toHaveURL(/\/owner\/overview$/);
  expect((await context.cookies()).filter(({ name }) => name === 'user_token')).toEqual([]);
});

test('2.1.19 2.1.20 4.046 4.047 5.004 5.005 8.010 8.011 8.012 8.013 8.014 8.015 asking for a reset link, in every outcome', async ({
  page,
}) => {
  const { email } = await invitePerson();
  await open(page, '/forgotpassword', { language: 'en' });
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill('nobody');
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill('nobody@nowhere.example');
  await send.click();
  await expect(page.getByText('Email Not Found')).toBeVisible();
  await expect(page.getByText('Please check that you input your email correctly')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByText('Password Reset email sent.')).toBeVisible();
  await expect(page.getByText('Please check your email.')).toBeVisible();
  await send.click();
  await expect(page.getByText('Password reset email already sent.')).toBeVisible();
  await expect(page.getByText('Please check your spam or junk mail folder.')).toBeVisible();
});

test('2.1.29 a reset page without a token offers a new link', async ({ page }) => {
  await open(page, '/passwordreset', { language: 'en' });
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByText('This link is incomplete or has expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('2.1.30 2.1.31 2.1.32 3.138 5.006 5.007 5.008 5.009 5.010 5.011 5.012 5.021 5.022 the reset form and each rule of a password', async ({
  page,
}) => {
  await open(page, '/passwordreset/whatever', { language: 'en' });
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  const email = page.getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password' });
  const save = page.getByRole('button', { name: 'Save' });
  await email.fill('a@b.example');
  const refused = ['Ab1!aaaaa', 'AAAAAAAA1!', 'aaaaaaaa1!', 'Aaaaaaaaa!', 'Aaaaaaaaa1', 'Aaaaaaaa1!#', 'Aaaaaaaa1! あ'];
  for (const bad of refused) {
    await password.fill(bad);
    await email.focus();
    await expect(page.getByText('Password Complexity Requirements')).toBeVisible();
    await expect(save).toBeDisabled();
  }
  await password.fill(`Aa1!${'a'.repeat(97)}`);
  await email.focus();
  await expect(page.getByText('Password must be 100 characters or fewer')).toBeVisible();
  await password.fill('Ab1!aaaaaa');
  await email.focus();
  await expect(save).toBeEnabled();
  await email.fill('');
  await expect(save).toBeDisabled();
  await email.fill('nonsense');
  await expect(save).toBeDisabled();
  await email.fill('a@b.example');
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/reset'));
  await save.click();
  expect((await sent).postDataJSON()).toEqual({ email: 'a@b.example', password: 'Ab1!aaaaaa', token: 'whatever' });
});

test('2.1.34 4.061 2.1.24 2.1.25 2.1.26 2.1.28 an invitation leads through password and terms into the app', async ({ page }) => {
  const { email } = await invitePerson();
  const link = await linkMailedTo(email, 'passwordreset');
  await open(page, link, { language: 'en' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Fresh!Start2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  const box = page.getByRole('region', { name: 'Text of the terms' });
  await expect(box).toHaveCSS('max-height', '500px');
  await expect(box).toContainText('第25条');
  await page.goto(`${serverUrl()}/settings/security`);
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/settings\/security$/);
  await page.goto(`${serverUrl()}/register`);
  await expect(page).toHaveURL(/\/owner\/overview$/);
  await page.goto(`${serverUrl()}${link}`);
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('2.1.27 Cancel on the terms logs out and returns to login', async ({ page }) => {
  await open(page, '/', { as: 'tsubaNew', fresh: true, language: 'en' });
  await expect(page).toHaveURL(/\/register/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await token(page)).toBeNull();
});
