import { expect, test, type Page, type Route } from '@playwright/test';
import { askAs } from '#support/ask';
import { joinPerson } from '#support/people';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress, walk } from '#support/look';
import { enterWith, logInWith, serverUrl } from '#support/sign-in';

const LOCKED = 'Please contact your administrator to change';

for (const as of ['hoshiUser', 'hoshiReadonly'] as const)
  test(`2.6.03 6.32 6.02 6.04 6.03 ${as}: locked fields and password say whom to ask, and user management is not there`, async ({
    page,
  }) => {
    await open(page, '/settings', { as, language: 'en' });
    await expect(page).toHaveURL(/\/settings\/profile$/);
    await expect(page.getByText(LOCKED)).toHaveCount(3);
    await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Users List' })).toHaveCount(0);
    await walk(page, '/settings/security');
    await expect(page.getByText(LOCKED)).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveCount(0);
    await walk(page, '/settings/organisation');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await walk(page, '/settings/loginHistory');
    await expect(page.getByText('Your own logins. Administrators see the whole organisation.')).toBeVisible();
  });

/** A new user, so that no other test shares the session. */
async function enterAsNewcomer(page: Page): Promise<{ email: string; password: string }> {
  const person = await joinPerson();
  await open(page, '/login', { language: 'en' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/owner\/overview$/);
  return person;
}

test('5.025 5.027 5.055 own title and phone number are saved, within their lengths', async ({ page }) => {
  await enterAsNewcomer(page);
  await page.goto(`${serverUrl()}/settings/profile`);
  const title = page.getByLabel('Title');
  const phone = page.getByLabel('Phone number');
  const save = page.getByRole('button', { name: 'Save' });
  await phone.fill('0'.repeat(33));
  await title.fill('t'.repeat(256));
  await phone.focus();
  await expect(page.getByText('Phone number is too long')).toBeVisible();
  await expect(page.getByText('Too long', { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  await phone.fill('03-0000-0000');
  await title.fill('Officer');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Officer');
});

test('2.6.01 6.01 6.33 an administrator adds somebody, changes them, sets a password, disables and enables them', async ({ page }) => {
  const email = `added-${Date.now()}@hoshikawa.example`;
  await open(page, '/settings/users', { as: 'hoshiAdmin', fresh: true, language: 'en' });
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add User' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aoki Ren');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation has been sent.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible(); // the row from before the search disappears together with its menu
  await expect(row.getByText('Invited')).toBeVisible();
  await row.getByRole('button', { name: 'Actions for Aoki Ren' }).click();
  await page.getByRole('menuitem', { name: 'Require a new password' }).click();
  await expect(row.getByText('Must change password')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for access review' }).click();
  expect((await download).suggestedFilename()).toBe('HOSHI_access-review.csv');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aoki Ren' })).toBeVisible();
  await page.getByLabel('Title').fill('Analyst');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('Handed!Over2026');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Password Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Disable user' }).click();
  await page.getByRole('dialog', { name: 'Disable Aoki Ren?' }).getByRole('button', { name: 'Disable user' }).click();
  await expect(page.getByText('The user has been disabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Enable user' }).click();
  await expect(page.getByText('The user has been enabled.')).toBeVisible();
});

test('an email address in use is an error on its field; a person of another organisation is Page Not Found', async ({ page }) => {
  await open(page, '/settings/users/new', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('textbox', { name: /^Name/ }).fill('Somebody Else');
  await page.getByLabel('Email').fill('user@hoshikawa.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('This email address is already used')).toBeVisible();
  await walk(page, '/settings/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('2.6.04 an administrator cannot lock themselves out by the IP list', async ({ page }) => {
  await open(page, '/settings/organisation', { as: 'shiraAdmin', language: 'en' });
  const list = page.getByLabel('Allowed IP addresses');
  await list.fill('203.0.113.0/24');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your own address would be locked out')).toBeVisible();
  await list.fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One of the lines is not an IP address or network')).toBeVisible();
});

test('the method by which months are linked stands among the organisation’s rules, where its attribution is held', async ({ page }) => {
  await open(page, '/settings/organisation', { as: 'hoshiAdmin', language: 'en' });
  await page
    .getByRole('region', { name: 'Linking of months' })
    .getByRole('button', { name: /^Linking: / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Linking of months' });
  await expect(dialog.getByRole('combobox', { name: 'Linking of months' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('1.50 2.6.43 an administrator finds logins by person and period, keeps them in the address and takes them out', async ({ page }) => {
  await open(page, '/settings/loginHistory', { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('searchbox', { name: 'User name or email' }).fill('view@hoshikawa');
  await expect(page).toHaveURL(/search=view/);
  await page.getByLabel('From', { exact: true }).fill('2026/09/01');
  await page.getByLabel('To', { exact: true }).fill('2026/10/31');
  await expect(page).toHaveURL(/from=2026-09-01&to=2026-10-31|to=2026-10-31&from=2026-09-01/);
  await expect(page.getByRole('row').nth(1)).toContainText('宮原 恵子');
  await expect(page.getByRole('row').filter({ hasText: '佐伯 美咲' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^HOSHI_login-history_\d{8}\.csv$/);
  await page.reload();
  await page.getByRole('searchbox', { name: 'User name or email' }).fill('nobody at all');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/loginHistory$/);
  await expect(page.getByRole('searchbox', { name: 'User name or email' })).toHaveValue('');
});

test('own sessions are listed and the others can be ended', async ({ page }) => {
  await logInWith(await enterAsNewcomer(page));
  await page.goto(`${serverUrl()}/settings/security`);
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('dialog', { name: 'End all other sessions?' }).getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('All other sessions have been ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
});

test('notices by kind are kept as they are ticked; those of one’s own security cannot be switched off', async ({ page }) => {
  await open(page, '/settings/notifications', { as: 'sazanAdmin', fresh: true, language: 'en' });
  const box = page.getByRole('checkbox', { name: 'A report is due: By email' });
  const before = await box.isChecked();
  await box.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked({ checked: !before });
  await expect(page.getByRole('checkbox', { name: 'Your password was changed: By email' })).toBeDisabled();
});

const isSetting = (route: Route): boolean => route.request().postData()?.includes('updateNotificationSetting') ?? false;

test('mail is gathered into one a day, and waits while it is quiet; both are kept', async ({ page }) => {
  const person = await joinPerson();
  await enterWith(page, await logInWith(person));
  await open(page, '/settings/notifications', { language: 'en' });
  await page.getByRole('button', { name: 'Agree' }).click();
  const daily = page.getByRole('checkbox', { name: 'A report is late: Once a day' });
  await expect(daily).toBeDisabled();
  // The second checkbox is set while the response to the first is still on its way, and stays set when that arrives.
  const sent: Route[] = [];
  await page.route('**/graphql', route => (isSetting(route) && sent.length === 0 ? void sent.push(route) : route.continue()));
  await page.getByRole('checkbox', { name: 'A report is late: By email' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await daily.click();
  await expect(daily).toBeChecked();
  await sent[0]?.continue();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(daily).toBeChecked();
  await page.getByRole('combobox', { name: 'From' }).selectOption('20:00');
  await page.getByRole('combobox', { name: 'Until' }).selectOption('07:00');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(daily).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Until' })).toHaveValue('7', { timeout: 5_000 });
  }).toPass();
  await checkAxe(page);
  await redress(page, { language: 'jp' });
  await expect(page.getByRole('columnheader', { name: '1日1回まとめて' })).toBeVisible();
  await expectFitsPhone(page);
});

test('the organisation’s administrator sees when support was there', async ({ page }) => {
  const { me } = await askAs<{ me: { organisation: { id: string } } }>('shiraAdmin', '{ me { organisation { id } } }');
  const enter = 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }';
  await askAs('superUser', enter, { id: me.organisation.id });
  await open(page, '/settings/support', { as: 'shiraAdmin', language: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'Support access' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Sam Platform/ }).first()).toContainText('Support');
});
