import type { Language } from './languages';

/** Pages that are built once per language and read without signing in. */
export const publicPages = ['landing', 'privacy', 'terms', 'contact'] as const;
export type PublicPage = (typeof publicPages)[number];

/** The pages that are built. Where a provider's contact form is configured, its page replaces ours (decisions G58). */
export const builtPages = [...publicPages, 'contactEmbedded'] as const;
export type BuiltPage = (typeof builtPages)[number];

/** An address of the public site; only the landing page has its language in the path. */
export type PublicAddress = { page: PublicPage; language: Language | null };

export function publicAddress(path: string): PublicAddress | null {
  return ADDRESSES.get(path) ?? null;
}

/** The address of a page in a language, for search engines and the language switch. */
export function addressIn(page: PublicPage, language: Language): string {
  return page === 'landing' ? `/${language}` : `/${page}?${LANGUAGE_PARAMETER}=${language}`;
}

/** The parameter for the language of a page whose path does not contain it. */
export const LANGUAGE_PARAMETER = 'language';

export const builtFile = (page: BuiltPage, language: Language): string => `${BUILT_FOLDER}${page}.${language}.html`;
export const BUILT_FOLDER = '/pages/';

/**
 * Placeholders in the built pages for values only the running server knows. They are invalid addresses, so that a forgotten one is noticed.
 */
export const PUBLIC_URL_MARK = 'https://public-url.invalid';
export const CONTACT_EMBED_MARK = 'https://contact-embed.invalid';

const ADDRESSES: ReadonlyMap<string, PublicAddress> = new Map([
  ['/', { page: 'landing', language: null }],
  ['/en', { page: 'landing', language: 'en' }],
  ['/jp', { page: 'landing', language: 'jp' }],
  ['/ja', { page: 'landing', language: 'jp' }],
  ['/privacy', { page: 'privacy', language: null }],
  ['/terms', { page: 'terms', language: null }],
  ['/contact', { page: 'contact', language: null }],
]);
