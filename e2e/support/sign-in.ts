import type { Page } from '@playwright/test';
import { users, type UserName } from '#support/users';

export type Login = { token: string; expiresAt: string };

/**
 * Puts a session of this user into the browser without the form. Sessions are shared within a worker, so a test that logs out, impersonates
 * or changes its password requests one of its own with `fresh`.
 */
export async function signIn(page: Page, name: UserName, { fresh = false } = {}): Promise<Login> {
  const login = fresh ? await logIn(name) : await sharedLogin(name);
  await enterWith(page, login);
  return login;
}

/** The same with an existing session. */
export async function enterWith(page: Page, { token, expiresAt }: Login): Promise<void> {
  await onOurOrigin(page);
  await page.evaluate(value => localStorage.setItem('token', value), JSON.stringify({ value: token, expiresAt }));
}

export const logIn = (name: UserName): Promise<Login> => logInWith(users[name]);

/** Logs in through the endpoint of the form. */
export async function logInWith({ email, password }: { email: string; password: string }): Promise<Login> {
  const reply = await fetch(`${serverUrl()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: unknown = await reply.json();
  if (!isSession(body)) throw new Error(`${email} could not log in: ${reply.status} ${JSON.stringify(body)}`);
  return { token: body.access_token, expiresAt: body.expires_at };
}

export function serverUrl(): string {
  const url = process.env['E2E_URL'];
  if (!url) throw new Error('E2E_URL is not set: the tests are run with playwright.config.ts, which starts the server.');
  return url;
}

/** Storage belongs to an origin, so the page must be on ours before anything can be stored. */
export async function onOurOrigin(page: Page): Promise<void> {
  if (!page.url().startsWith(serverUrl())) await page.goto(`${serverUrl()}/healthz`);
}

const shared = new Map<UserName, Promise<Login>>();

/** A test must end before the session it started with. */
const LONGEST_TEST_MS = 15 * 60_000;

/** A long run outlasts the session of its first test: the next test then logs in again. */
async function sharedLogin(name: UserName): Promise<Login> {
  const known = await shared.get(name);
  if (known && Date.parse(known.expiresAt) - Date.now() > LONGEST_TEST_MS) return known;
  const anew = logIn(name);
  shared.set(name, anew);
  return await anew;
}

function isSession(body: unknown): body is { access_token: string; expires_at: string } {
  return typeof body === 'object' && body !== null && 'access_token' in body && 'expires_at' in body;
}
