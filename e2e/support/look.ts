import { expect, type Page } from '@playwright/test';
import { onOurOrigin, serverUrl, signIn } from '#support/sign-in';
import type { UserName } from '#support/users';

export type Look = { language?: 'en' | 'jp'; theme?: 'light' | 'dark'; width?: number };

/** Every page is tested once in each of these. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'jp', theme: 'light' },
  { language: 'jp', theme: 'dark' },
] as const satisfies readonly Look[];

/** The narrowest supported screen. */
export const PHONE_WIDTH = 390;

/** Opens a path as a visitor, or signed in with `as`, in a language, a theme and a width. Returns when the page is loaded. */
export async function open(
  page: Page,
  path: string,
  { as, fresh, ...look }: Look & { as?: UserName; fresh?: boolean } = {},
): Promise<void> {
  if (as) await signIn(page, as, { fresh: fresh ?? false });
  await dress(page, look);
  await page.goto(`${serverUrl()}${path}`);
}

/** Sets how the next page opened will look. */
export async function dress(page: Page, { language, theme, width }: Look): Promise<void> {
  if (width) await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  if (!language && !theme) return;
  await onOurOrigin(page);
  await page.evaluate(
    stored => {
      for (const [key, value] of Object.entries(stored)) if (value) localStorage.setItem(key, value);
    },
    // Without its version the app treats the stored settings as an older release's and drops the theme.
    { i18nextLng: language, theme, ls_version: '1' },
  );
}

/** Changes the look of the open page, in the way it follows a change made in another tab. */
export async function redress(page: Page, { language, theme }: Omit<Look, 'width'>): Promise<void> {
  await page.evaluate(
    stored => {
      for (const [key, newValue] of Object.entries(stored)) {
        if (!newValue || localStorage.getItem(key) === newValue) continue;
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    { i18nextLng: language, theme },
  );
  if (language) await expect(page.locator('html')).toHaveAttribute('lang', language === 'jp' ? 'ja' : 'en');
  if (theme) await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
}

/** Goes to another page of the running app as a link would, without reloading the app. The old page stays until the new one is rendered. */
export async function walk(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(to => {
    const text = document.querySelector('main')?.innerText;
    window.history.pushState({}, '', to);
    return text;
  }, path);
  await page.waitForFunction(left => document.querySelector('main')?.innerText !== left, before);
}

const SETTLED_MS = 90_000;

/** Goes to a page as a link would, and waits until it and its data have loaded. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(to => window.history.pushState({}, '', to), path);
  await page.waitForFunction(
    () => {
      const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: { state: { status: string } } }; // set by the router itself
      return router.state.status === 'idle';
    },
    undefined,
    { timeout: SETTLED_MS },
  );
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: SETTLED_MS });
  await page.waitForFunction(() => document.querySelector('main .mantine-Skeleton-root') === null, undefined, { timeout: SETTLED_MS });
}

/** Expects that nothing on the page is wider than a phone. The window's size is restored. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(PHONE_WIDTH);
  if (before) await page.setViewportSize(before);
}
