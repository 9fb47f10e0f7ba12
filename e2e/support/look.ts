import type { Page } from '@playwright/test';
import { onOurOrigin, serverUrl, signIn } from '#support/sign-in';
import type { UserName } from '#support/users';

export type Look = { language?: 'en' | 'jp'; theme?: 'light' | 'dark'; width?: number };

/** Every page is looked at once in each of these. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'jp', theme: 'light' },
  { language: 'jp', theme: 'dark' },
] as const satisfies readonly Look[];

/** The narrowest screen the product is made for. */
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
    { i18nextLng: language, theme },
  );
}
