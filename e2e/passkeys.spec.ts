import { expect, test, type Page } from '@playwright/test';
import { codeFor } from '#support/authenticator';
import { checkAxe } from '#support/axe';
import { open, PHONE_WIDTH } from '#support/look';
import { addPasskeyDevice } from '#support/passkey-device';
import { codesOn, givePassword, logOut, newAdministrator, newPerson, type Person } from '#support/second-steps';
import { enterWith, logInWith } from '#support/sign-in';

test('a passkey is added under Security, takes the second step of a login, proves who one is, and is removed', async ({ page }) => {
  const person = await newPerson();
  const device = await addPasskeyDevice(page);
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/security', { language: 'en' });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Current password' }).fill(person.password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop');
  await checkAxe(page);
  // Somebody else's finger, first.
  await device.verify(false);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('The passkey was not used. Please try again.')).toBeVisible();
  await device.verify(true);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  const codes = await codesOn(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toContainText('Last used: Not used yet');
  await expect(page.getByText('10 of 10')).toBeVisible();
  expect(await device.count()).toBe(1);
  await checkAxe(page);

  await logOut(page);
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the authenticator app instead' })).toBeHidden();
  await checkAxe(page);
  await device.verify(false);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByText('The passkey was not used. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await device.verify(true);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);

  await logOut(page);
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);

  await open(page, '/settings/security', { language: 'en' });
  await expect(passkeys).not.toContainText('Not used yet');
  await page.getByRole('button', { name: 'Rename Office laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys).toContainText('Old laptop');
  // The same device holds one passkey of a person, however often it is asked.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, person);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Again');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('This device already has a passkey of yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await expect(page.getByText('A login will ask for your password only')).toBeVisible();
  await prove(page, person);
  await checkAxe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey has been removed.')).toBeVisible();
  await expect(passkeys).toHaveCount(0);
  await logOut(page);
  await givePassword(page, person);
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

/** Password and passkey, in the open dialog. */
async function prove(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(dialog.getByText('Your passkey has answered.')).toBeVisible();
}

test('on a phone, in Japanese, beside an authenticator app: the app comes with a passkey, and either opens the account', async ({
  page,
}) => {
  const person = await newPerson();
  await addPasskeyDevice(page);
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/security', { language: 'jp', width: PHONE_WIDTH });
  await page.getByRole('button', { name: 'パスキーを追加' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '現在のパスワード' }).fill(person.password);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('会社の電話');
  await page.getByRole('button', { name: 'パスキーを作成' }).click();
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(page.getByRole('list', { name: 'パスキー' })).toContainText('会社の電話');
  await checkAxe(page);

  await page.getByRole('button', { name: '設定する' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '現在のパスワード' }).fill(person.password);
  await page.getByRole('button', { name: 'パスキーで確認' }).click();
  await expect(page.getByText('パスキーで確認しました。')).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('textbox', { name: '認証コード' }).fill(codeFor(secret));
  await page.getByRole('button', { name: '確認', exact: true }).click();
  await expect(page.getByText('認証アプリを設定しました。')).toBeVisible();
  await expect(page.getByText('10件中10件')).toBeVisible(); // the codes that came with the passkey are still good
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);

  await logOut(page);
  await givePassword(page, person, 'jp');
  await checkAxe(page);
  await page.getByRole('button', { name: 'パスキーで続行' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);
  await logOut(page);
  await givePassword(page, person, 'jp');
  await page.getByRole('button', { name: '認証アプリを使用する' }).click();
  await page.getByRole('textbox', { name: '認証コード' }).fill(codeFor(secret, 1));
  await page.getByRole('button', { name: '続行', exact: true }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);
});

test('where two-step verification is required, a passkey set up after the password meets it and cannot be removed', async ({ page }) => {
  const person = await newAdministrator();
  await addPasskeyDevice(page);
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/organisation', { language: 'en' });
  await page.getByRole('checkbox', { name: 'Two-step verification is required for every login with a password' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await logOut(page);
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Key');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).not.toHaveURL(/login/);
  await open(page, '/settings/security', { language: 'en' });
  await expect(page.getByText('Your organisation requires it, so it cannot be turned off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename Key' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Key' })).toBeHidden();
  await logOut(page);
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);
});
