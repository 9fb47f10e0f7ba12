// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { clearStored, migrateStorage, readStored, readStoredJson, STORAGE_VERSION, STORED_KEYS, writeStored } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  clearStored();
});

test('9.004 9.005 9.006 9.007 9.008 9.009 9.010 9.011 9.012 version 1, and every key of the specification', () => {
  expect(STORAGE_VERSION).toBe(1);
  expect(STORED_KEYS).toEqual(
    expect.arrayContaining([
      'recentPages',
      'trackingEnabled',
      'HiddenSuperUser',
      'ls_version',
      'token',
      'preferences',
      'recentOrgs',
      'i18nextLng',
    ]),
  );
});

test.each([[null], ['0'], ['rubbish']])(
  '4.076 4.077 with version %s everything but token, preferences and language is removed',
  version => {
    for (const key of ['token', 'preferences', 'i18nextLng', 'recentOrgs', 'somethingElse']) localStorage.setItem(key, 'x');
    if (version) localStorage.setItem('ls_version', version);
    migrateStorage();
    expect(Object.keys(localStorage).toSorted()).toEqual(['i18nextLng', 'ls_version', 'preferences', 'token']);
    expect(localStorage.getItem('ls_version')).toBe('1');
  },
);

test('4.078 with version 1 nothing is removed', () => {
  localStorage.setItem('ls_version', '1');
  localStorage.setItem('recentOrgs', '[1]');
  migrateStorage();
  expect(localStorage.getItem('recentOrgs')).toBe('[1]');
});

test('a browser that refuses storage keeps the value for as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBe('dark');
  writeStored('theme', null);
  expect(readStored('theme')).toBeNull();
});

test('broken JSON reads as nothing', () => {
  localStorage.setItem('recentOrgs', '{');
  expect(readStoredJson('recentOrgs', value => value)).toBeNull();
});
