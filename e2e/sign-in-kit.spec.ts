import { expect, test } from '@playwright/test';
import { open } from '#support/look';
import { logIn, serverUrl, signIn } from '#support/sign-in';

// All other browser tests depend on this: a session created without the form is known to the server.
test('a session put into the browser is a session of the server', async ({ page, request }) => {
  const { token } = await signIn(page, 'hoshiAdmin', { fresh: true });
  const me = (bearer: string) =>
    request.get(`${serverUrl()}/api/me`, { headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' } });
  expect((await me(token)).status()).toBe(200);
  expect((await me('nobody')).status()).toBe(401);
  expect((await logIn('hoshiAdmin')).token).not.toBe(token);
});

test('a page opens in the language asked for, without a script refused or failed', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await open(page, '/login', { language: 'jp', theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(complaints).toEqual([]);
});
