import { languageOf, type Language } from '@hakaru/contract/languages';
import { addressIn, LANGUAGE_PARAMETER, publicAddress } from '@hakaru/contract/public-pages';

/** Input of the first script of a public page. */
export type Visit = {
  path: string;
  /** The address's `?language=`, when it has one. */
  asked: string | null;
  /** The language in which the page was served. */
  shown: Language;
  /** From localStorage: an earlier choice of language, and the session. */
  stored: string | null;
  token: string | null;
  browser: string;
  now: number;
};

export type Step =
  | { kind: 'stay' }
  /** To the app, which knows the user's landing page. */
  | { kind: 'app' }
  | { kind: 'replace'; address: string }
  /** The page is right; only the address is restored to what was typed. */
  | { kind: 'rename'; address: string };

/** The step before the page is shown: into the app, to the right language, or none (decisions G01, G109). */
export function nextStep({ path, asked, shown, stored, token, browser, now }: Visit): Step {
  const address = publicAddress(path);
  if (!address) return STAY;
  if (address.page === 'landing' && isSignedIn(token, now)) return { kind: 'app' };
  const wanted = languageOf(stored ?? browser);
  if (address.language !== null) return address.language === wanted ? STAY : { kind: 'replace', address: addressIn('landing', wanted) };
  if (asked === null) return shown === wanted ? STAY : { kind: 'replace', address: `${path}?${LANGUAGE_PARAMETER}=${wanted}` };
  // When a link from elsewhere requested the other language, it is shown at that link's address.
  return languageOf(asked) === wanted ? { kind: 'rename', address: path } : STAY;
}

const STAY: Step = { kind: 'stay' };

/** Reads the token as the app does: JSON with its expiry, or a bare token whose expiry is not known yet. */
export function isSignedIn(token: string | null, now: number): boolean {
  if (!token) return false;
  if (!token.startsWith('{')) return true;
  try {
    const { value, expiresAt }: { value?: unknown; expiresAt?: unknown } = JSON.parse(token);
    if (typeof value !== 'string' || value === '') return false;
    return typeof expiresAt !== 'string' || !(Date.parse(expiresAt) <= now);
  } catch {
    return false;
  }
}
