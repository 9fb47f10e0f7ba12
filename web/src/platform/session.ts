import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored, writeStoredJson } from './storage';

/** Why nobody is signed in: never signed in, logged out, session expired, or refused by the server. */
export type Ended = 'none' | 'loggedOut' | 'expired' | 'refused';

export type Session = {
  token: string | null;
  /** Instant (ISO) at which the server ends the session; null until a reply has named it. */
  expiresAt: string | null;
  /** Set by 'This action is unauthorized.'; the app shows the Unauthorized screen until navigation clears it. */
  unauthorized: boolean;
  ended: Ended;
};

export type SessionStart = { access_token: string; expires_at?: string | null };

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

export function readSession(): Session {
  return (session ??= readAgain('none'));
}

/** The stored token while it has not expired. */
export function readToken(): string | null {
  const { token, expiresAt } = readSession();
  return token && !isPast(expiresAt) ? token : null;
}

/** 'loggedOut' or 'none', beside the unauthorized flag (specification 4). */
export function authStatus(): 'loggedOut' | 'none' {
  return readToken() === null ? 'loggedOut' : 'none';
}

export function startSession({ access_token, expires_at = null }: SessionStart): void {
  writeStoredJson('token', { value: access_token, expiresAt: expires_at });
  change({ token: access_token, expiresAt: expires_at, unauthorized: false, ended: 'none' });
}

/** Clears token and preferences from this browser. `sentToken` guards against a late reply to an older session ending a newer one. */
export function endSession(ended: Exclude<Ended, 'none'>, sentToken?: string | null): void {
  if (sentToken !== undefined && sentToken !== readSession().token) return;
  writeStored('token', null);
  writeStored('preferences', null);
  change({ token: null, expiresAt: null, unauthorized: false, ended });
}

/** Each authenticated reply contains the time the session ends; the timer is updated. */
export function extendSession(expiresAt: string, sentToken: string): void {
  const now = readSession();
  if (now.token !== sentToken || now.expiresAt === expiresAt || Number.isNaN(Date.parse(expiresAt))) return;
  // Another tab may have signed in since; a late reply must not overwrite the newer session with the older.
  if (readAgain('none').token !== sentToken) return;
  writeStoredJson('token', { value: sentToken, expiresAt });
  change({ ...now, expiresAt });
}

export function setUnauthorized(unauthorized: boolean): void {
  if (readSession().unauthorized !== unauthorized) change({ ...readSession(), unauthorized });
}

/**
 * Signs out at expiry without any user action, and follows sign-in and sign-out in other tabs. Called once; returns the function that stops
 * it.
 */
export function watchSession(): () => void {
  const checkClock = () => {
    // Another tab may have prolonged the session since this timer was set.
    const stored = readAgain('expired');
    if (stored.token && stored.token === readSession().token && stored.expiresAt !== readSession().expiresAt) change(stored);
    if (readSession().token && isPast(readSession().expiresAt)) endSession('expired');
    else arm();
  };
  const arm = () => {
    clearTimeout(timer);
    const { token, expiresAt } = readSession();
    if (token && expiresAt)
      timer = setTimeout(checkClock, Math.min(Math.max(Date.parse(expiresAt) - Date.now(), 0) + 50, LONGEST_TIMER_MS));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    subscribe(arm),
    watchStored('token', () => {
      const stored = readAgain('loggedOut');
      change(stored.token === readSession().token ? { ...readSession(), expiresAt: stored.expiresAt } : stored);
    }),
    listen(document, 'visibilitychange', checkClock), // timers do not run while a laptop sleeps
  ];
  checkClock();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const listeners = new Set<() => void>();
let session: Session | undefined;

function change(next: Session): void {
  session = next;
  // A listener may add or remove listeners, so a copy is iterated.
  const present = Array.from(listeners);
  for (const listener of present) listener();
}

function readAgain(endedWhenGone: Ended): Session {
  const { value, expiresAt } = parseToken(readStored('token'));
  return { token: value, expiresAt, unauthorized: false, ended: value ? 'none' : endedWhenGone };
}

/** Accepts a bare token too, as in a hand-over cookie; its expiry comes with the first reply. */
function parseToken(stored: string | null): { value: string | null; expiresAt: string | null } {
  if (!stored) return { value: null, expiresAt: null };
  if (!stored.startsWith('{')) return { value: stored, expiresAt: null };
  try {
    const { value, expiresAt }: { value?: unknown; expiresAt?: unknown } = JSON.parse(stored);
    return { value: typeof value === 'string' ? value : null, expiresAt: typeof expiresAt === 'string' ? expiresAt : null };
  } catch {
    return { value: null, expiresAt: null };
  }
}

function isPast(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listen(target: Document, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
