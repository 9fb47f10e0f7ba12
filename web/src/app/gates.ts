import { AppError } from '@hakaru/contract/errors';
import type { Profile } from '@hakaru/contract/profile';
import { landingOf } from '@hakaru/contract/navigation';
import { safePath } from '@hakaru/contract/safe-path';
import { visitorOf } from '#features/profile/public';
import type { Ended } from '#platform/session';

/** The steps of signing in, in the order in which they are checked (decisions G06). */
export type Standing =
  | { at: 'login'; from: string | null }
  | { at: 'loading' }
  | { at: 'failed'; error: unknown }
  | { at: 'unverified' }
  | { at: 'passwordChange' }
  | { at: 'terms' }
  | { at: 'app'; profile: Profile };

export type Arrival = {
  token: string | null;
  ended: Ended;
  /** Path and query that were requested. */
  href: string;
  profile: Profile | undefined;
  error: unknown;
};

export function standingOf({ token, ended, href, profile, error }: Arrival): Standing {
  // After a deliberate logout the next sign-in starts afresh; otherwise it returns to the page that was open.
  if (!token) return { at: 'login', from: ended === 'loggedOut' ? null : originOf(href) };
  if (!profile) return error ? missing(error) : { at: 'loading' };
  if (!profile.verified) return { at: 'unverified' };
  if (profile.password_reset) return { at: 'passwordChange' };
  if (!profile.agreed) return { at: 'terms' };
  return { at: 'app', profile };
}

/** The page to return to after sign-in, or null for the start page. */
export function originOf(href: string): string | null {
  const path = safePath(href);
  return path === '/' ? null : path;
}

/** Where `/` leads a signed-in person. */
export function homeOf(profile: Profile): string {
  return landingOf(visitorOf(profile));
}

function missing(error: unknown): Standing {
  if (error instanceof AppError && error.refusal === 'unverified') return { at: 'unverified' };
  // The session has already been ended by the reply; the next render finds no token.
  if (error instanceof AppError && error.refusal === 'unauthenticated') return { at: 'loading' };
  return { at: 'failed', error };
}
