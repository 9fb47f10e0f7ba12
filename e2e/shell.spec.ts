import { expect, test } from '@playwright/test';
import { open, PHONE_WIDTH, redress } from '#support/look';
import { serverUrl } from '#support/sign-in';

test('2.4.33 2.4.34 9.012 the user menu holds its links; its language switch changes page, document and storage, and is kept on the server', async ({
  page,
}) => {
  await open(page, '/settings/profile', { as: 'shiraUser', fresh: true, language: 'en' });
  const saved = page.waitForResponse(
    reply => reply.url().endsWith('/graphql') && (reply.request().postData() ?? '').includes('UpdatePreferencesAuth'),
  );
  await page.getByRole('button', { name: /^Account:/ }).click();
  for (const name of ['Settings', 'Help', 'Privacy Policy', 'Logout']) await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ユーザープロフィール' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await (await saved).text()).toContain('"language":"jp"');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('jp');
  await page.getByRole('button', { name: /^アカウント：/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
});

test('2.3.10 2.3.22 an unknown path is Page Not Found in the shell, its address kept; at 390 px the menu opens, leads to settings and closes; the page never scrolls sideways', async ({
  page,
}) => {
  await open(page, '/owner/nope', { as: 'hoshiAdmin', language: 'en', width: PHONE_WIDTH });
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/owner\/nope$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDTH);
});

test('2.3.21 6.29 6.36 a foreign area is Unauthorized in place; going home clears it', async ({ page }) => {
  await open(page, '/admin/users', { as: 'komorUser', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('main').getByRole('definition')).toContainText(['/admin/users', 'User, Komorebi Trust Bank']);
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/research$/);
  await expect(page.getByRole('heading', { name: 'Unauthorized' })).toHaveCount(0);
});

test('4.051 8.006 an unauthorized reply shows the Unauthorized screen and keeps the token; navigation clears it', async ({ page }) => {
  await page.route('**/graphql', route =>
    (route.request().postData() ?? '').includes('query Sessions')
      ? route.fulfill({ json: { errors: [{ message: 'This action is unauthorized.' }] } })
      : route.continue(),
  );
  await open(page, '/settings/security', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('2.3.23 2.3.24 8.017 8.018 8.019 8.021 8.022 a broken page shows the error screen, navigation heals it, and a reset clears everything', async ({
  page,
}) => {
  await page.route('**/graphql', route =>
    (route.request().postData() ?? '').includes('query Sessions') ? route.fulfill({ json: { data: { sessions: 7 } } }) : route.continue(),
  );
  await open(page, '/settings/security', { as: 'shiraUser', fresh: true, language: 'en' });
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong!' })).toBeVisible();
  await expect(page.getByText('Please send an error report to support.')).toBeVisible();
  await expect(page.getByText('If this keeps happening, try resetting all settings.')).toBeVisible();
  await redress(page, { language: 'jp' });
  await expect(page.getByRole('heading', { name: '問題が発生しました' })).toBeVisible();
  await expect(page.getByText('サポートへエラーレポートをお送りください。')).toBeVisible();
  await expect(page.getByText('問題が解消しない場合は、すべての設定をリセットしてください。')).toBeVisible();
  await redress(page, { language: 'en' });
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Reset All Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to reset all settings?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Reset All Settings' }).click();
  await dialog.getByRole('button', { name: 'Reset All Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('8.004 8.020 a profile that fails shows the error screen; a message with Internal offers no reset', async ({ page }) => {
  await page.route('**/api/me', route => route.fulfill({ status: 500, json: { message: 'Internal server error.' } }));
  await open(page, '/settings/profile', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset All Settings' })).toHaveCount(0);
});

test('an outage logs nobody out and passes by itself', async ({ page }) => {
  await page.route('**/api/me', route => route.fulfill({ status: 503, json: { message: 'Service unavailable.' } }));
  await open(page, '/settings/profile', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.unroute('**/api/me');
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible({ timeout: 120_000 });
});

test('2.4.23 9.022 notices are listed with their time, read one by one or all at once, and the badge follows', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiAdmin', fresh: true, language: 'en' });
  await expect(page.getByText('The month-end 2026/09/30 has been populated.')).toBeVisible();
  await expect(page.getByText('2026-10-14 13:00')).toBeVisible();
  const unread = page.getByRole('button', { name: 'Mark as read' });
  const before = await unread.count();
  if (before > 0) {
    await unread.first().click();
    await expect(unread).toHaveCount(before - 1);
  }
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications, 0 unread' })).toBeVisible();
});

test('4.044 8.062 9.021 a new as of date asks first, is announced, and can follow the newest again', async ({ page }) => {
  await open(page, '/notifications', { as: 'hoshiReadonly', fresh: true, language: 'en' });
  const button = page.getByRole('button', { name: /^As of \d{4}\/\d\d\/\d\d$/ });
  await button.click();
  await page.getByRole('button', { name: '2026/06/30' }).click();
  const question = page.getByRole('dialog', { name: 'Change the as of date?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toHaveAccessibleName('As of 2026/09/30');
  await button.click();
  await page.getByRole('button', { name: '2026/06/30' }).click();
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('As of Date Updated')).toBeVisible();
  await expect(button).toHaveAccessibleName('As of 2026/06/30');
  await button.click();
  await page.getByRole('button', { name: 'Use latest as-of date' }).click();
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(button).toHaveAccessibleName('As of 2026/09/30');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/notifications', { as: 'shiraUser', language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(`${serverUrl()}/notifications#main`);
});
