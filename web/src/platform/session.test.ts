// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authStatus, endSession, extendSession, readSession, readToken, setUnauthorized, startSession, watchSession } from './session';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  endSession('loggedOut');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const otherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
};

test('4.048 4.049 4.057 no token or an expired one is logged out; unauthorized is a flag beside it', () => {
  expect(authStatus()).toBe('loggedOut');
  startSession({ access_token: 'a', expires_at: inSeconds(-1) });
  expect([authStatus(), readToken()]).toEqual(['loggedOut', null]);
  startSession({ access_token: 'a', expires_at: inSeconds(60) });
  setUnauthorized(true);
  expect([authStatus(), readSession().unauthorized, readToken()]).toEqual(['none', true, 'a']);
});

test('4.050 ending clears token and preferences from the browser', () => {
  startSession({ access_token: 'a', expires_at: inSeconds(60) });
  localStorage.setItem('preferences', '{}');
  endSession('refused');
  expect([localStorage.getItem('token'), localStorage.getItem('preferences'), readSession().ended]).toEqual([null, null, 'refused']);
});

test('4.052 the timer signs out at expiry without a user action', () => {
  stop = watchSession();
  startSession({ access_token: 'a', expires_at: inSeconds(30) });
  vi.advanceTimersByTime(29_000);
  expect(authStatus()).toBe('none');
  vi.advanceTimersByTime(2_000);
  expect([authStatus(), readSession().ended, localStorage.getItem('token')]).toEqual(['loggedOut', 'expired', null]);
});

test('a reply that prolongs the session re-arms the timer; one to an older token does not', () => {
  stop = watchSession();
  startSession({ access_token: 'a', expires_at: inSeconds(30) });
  extendSession(inSeconds(90), 'a');
  extendSession(inSeconds(10), 'older');
  vi.advanceTimersByTime(60_000);
  expect(authStatus()).toBe('none');
  vi.advanceTimersByTime(31_000);
  expect(authStatus()).toBe('loggedOut');
});

test('a reply to an older session is not written over one that another tab has begun', () => {
  startSession({ access_token: 'a', expires_at: inSeconds(30) });
  const newer = JSON.stringify({ value: 'b', expiresAt: inSeconds(60) });
  localStorage.setItem('token', newer);
  extendSession(inSeconds(90), 'a');
  expect(localStorage.getItem('token')).toBe(newer);
});

test('a late refusal of an older session does not end the newer one', () => {
  startSession({ access_token: 'new', expires_at: inSeconds(60) });
  endSession('refused', 'old');
  expect(readToken()).toBe('new');
});

test('signing in, prolonging and signing out in another tab is followed', () => {
  stop = watchSession();
  otherTab(JSON.stringify({ value: 'b', expiresAt: inSeconds(30) }));
  expect(readToken()).toBe('b');
  otherTab(JSON.stringify({ value: 'b', expiresAt: inSeconds(90) }));
  vi.advanceTimersByTime(60_000);
  expect(readToken()).toBe('b');
  otherTab(null);
  expect([readToken(), readSession().ended]).toEqual([null, 'loggedOut']);
});

test('a bare token, as a hand-over brings it, is good until a reply tells its expiry', () => {
  stop = watchSession();
  otherTab('bare-token');
  expect([readToken(), readSession().expiresAt]).toEqual(['bare-token', null]);
});
