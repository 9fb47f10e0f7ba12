import { expect, test } from '@playwright/test';
import { codeFor } from '#support/authenticator';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';
import { codesOn, givePassword, logOut, newAdministrator, newPerson } from '#support/second-steps';
import { enterWith, logInWith, serverUrl } from '#support/sign-in';

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
  const person = await newAdministrator();
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
