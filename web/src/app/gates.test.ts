import { AppError } from '@hakaru/contract/errors';
import { DEFAULT_PREFERENCES } from '@hakaru/contract/preferences';
import type { Profile } from '@hakaru/contract/profile';
import { describe, expect, test } from 'vitest';
import { homeOf, originOf, standingOf, type Arrival } from './gates';

const profile: Profile = {
  id: 'a',
  name: 'Somebody',
  email: 'a@b.example',
  phone_number: null,
  role: 'user',
  title: null,
  notificationsUnreadCount: 0,
  preferences: DEFAULT_PREFERENCES,
  asOfDate: null,
  today: '2026-11-10',
  assetId: null,
  assetType: 'portfolio',
  superuser: false,
  agreed: true,
  verified: true,
  password_reset: false,
  packages: [],
  organisation: {
    id: 'o',
    name: 'Fund',
    nameEn: 'Fund',
    nameJp: '基金',
    ref: 'FUND',
    type: 'owner',
    kind: 'assetOwner',
    shell: false,
    brand: null,
    modules: ['owner'],
    organisationPackages: [],
    assets: [],
    organisationType: { name: 'asset owner', organisationCategory: { name: 'Asset owner' } },
  },
  originalOrganisation: null,
  sessionExpiresAt: '2026-11-15T00:00:00Z',
};
const arrival: Arrival = { token: 't', ended: 'none', href: '/owner/mandates?x=1', profile, error: null };

describe('gates, in their order', () => {
  test('2.3.04 6.19 no token: login, remembering path and query', () =>
    expect(standingOf({ ...arrival, token: null })).toEqual({ at: 'login', from: '/owner/mandates?x=1' }));
  test('who logged out starts afresh', () =>
    expect(standingOf({ ...arrival, token: null, ended: 'loggedOut' })).toEqual({ at: 'login', from: null }));
  test('4.054 a token without a profile is loading', () => expect(standingOf({ ...arrival, profile: undefined }).at).toBe('loading'));
  test('6.35 an unverified address comes before every other gate', () => {
    expect(standingOf({ ...arrival, profile: { ...profile, verified: false, password_reset: true, agreed: false } }).at).toBe('unverified');
    expect(standingOf({ ...arrival, profile: undefined, error: new AppError('unverified') }).at).toBe('unverified');
  });
  test('2.2.05 a required password change comes before the terms', () =>
    expect(standingOf({ ...arrival, profile: { ...profile, password_reset: true, agreed: false } }).at).toBe('passwordChange'));
  test('4.060 terms come before the app', () =>
    expect(standingOf({ ...arrival, profile: { ...profile, agreed: false } }).at).toBe('terms'));
  test('then the app', () => expect(standingOf(arrival)).toEqual({ at: 'app', profile }));
  test('8.004 a profile that cannot be had is an error, and an outage logs nobody out', () => {
    expect(standingOf({ ...arrival, profile: undefined, error: new AppError('internal') }).at).toBe('failed');
    expect(standingOf({ ...arrival, profile: undefined, error: new AppError('unavailable') }).at).toBe('failed');
  });
});

test('an origin never points out of the site', () => {
  expect(originOf('/owner/mandates?x=1')).toBe('/owner/mandates?x=1');
  expect(originOf('//evil.example')).toBeNull();
  expect(originOf('https://evil.example')).toBeNull();
  expect(originOf('/')).toBeNull();
});

test('the front door leads to the landing of the contract', () => expect(homeOf(profile)).toBe('/owner/overview'));
