import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError, refusalOf } from './errors';
import { email, MANDATE_LIMITS, parse, pasted, phone, requiredText } from './fields';
import { languageOf } from './languages';
import * as limits from './limits';
import { forgotInput, newPassword, passwordChange, passwordChangeForm, passwordReset } from './passwords';
import { preferencesOf } from './preferences';
import { safePath } from './safe-path';
import { loginInput } from './sign-in';
import { preferencesInput } from './preferences-input';

const GOOD = 'Abcdefg1!x';
const errorsOf = (work: () => unknown) => {
  try {
    work();
    return {};
  } catch (error) {
    return error instanceof AppError ? error.fields : Promise.reject(error);
  }
};

describe('sign-in', () => {
  test('5.001 5.003 both fields are required', () =>
    expect(errorsOf(() => parse(loginInput, { email: '', password: '' }))).toEqual({
      email: ['required'],
      password: ['required'],
    }));
  test('5.002 a valid address', () =>
    expect(errorsOf(() => parse(loginInput, { email: 'x', password: 'y' }))).toEqual({ email: ['email'] }));
  test('5.004 5.005 forgot password', () => {
    expect(errorsOf(() => parse(forgotInput, {}))).toHaveProperty('email');
    expect(errorsOf(() => parse(forgotInput, { email: 'a@b' }))).toEqual({ email: ['email'] });
  });
  test('addresses are compared in lower case', () => expect(parse(email, ' A@Example.JP ')).toBe('a@example.jp'));
  test('an unknown field is named, not dropped', () =>
    expect(errorsOf(() => parse(loginInput, { email: 'a@b.jp', password: 'y', superuser: true }))).toEqual({
      superuser: ['unknownField'],
    }));
});

describe('passwords', () => {
  test.each([
    ['5.006 nine characters', 'Abcdef1!x', ['passwordComplexity']],
    ['5.006 ten characters', GOOD, undefined],
    ['5.007 one hundred', `A1!${'a'.repeat(97)}`, undefined],
    ['5.007 one hundred and one', `A1!${'a'.repeat(98)}`, ['passwordTooLong']],
    ['5.008 no lower case', 'ABCDEFG1!X', ['passwordComplexity']],
    ['5.009 no upper case', 'abcdefg1!x', ['passwordComplexity']],
    ['5.010 no digit', 'Abcdefgh!x', ['passwordComplexity']],
    ['5.011 no symbol', 'Abcdefgh1x', ['passwordComplexity']],
    ['5.012 a sharp', 'Abcdefg1!#', ['passwordComplexity']],
    ['5.012 a space', 'Abcdefg1! ', ['passwordComplexity']],
    ['5.012 kana', 'Abcdefg1!あ', ['passwordComplexity']],
    ['5.013 nothing', '', ['required']],
  ])('%s', (_, value, codes) => expect(errorsOf(() => parse(newPassword, value))).toEqual(codes ? { '': codes } : {}));

  test('5.014 the new one differs from the current one', () =>
    expect(errorsOf(() => parse(passwordChange, { current: GOOD, password: GOOD }))).toEqual({ password: ['passwordSame'] }));
  test('5.015 5.016 5.017 5.018 confirmation and current one', () => {
    expect(errorsOf(() => parse(passwordChangeForm, { current: 'x', password: GOOD, password_confirmation: '' }))).toEqual({
      password_confirmation: ['required'],
    });
    expect(errorsOf(() => parse(passwordChangeForm, { current: 'x', password: GOOD, password_confirmation: 'a'.repeat(101) }))).toEqual({
      password_confirmation: ['passwordTooLong', 'passwordsMustMatch'],
    });
    expect(errorsOf(() => parse(passwordChangeForm, { current: 'x', password: GOOD, password_confirmation: 'other' }))).toEqual({
      password_confirmation: ['passwordsMustMatch'],
    });
    expect(errorsOf(() => parse(passwordChangeForm, { current: '', password: GOOD, password_confirmation: GOOD }))).toEqual({
      current: ['required'],
    });
  });
  test('5.021 5.022 5.023 a reset needs a valid address and the same rules', () =>
    expect(errorsOf(() => parse(passwordReset, { token: 't', email: 'x', password: 'short' }))).toEqual({
      email: ['email'],
      password: ['passwordComplexity'],
    }));
});

describe('text', () => {
  test('5.024 5.025 5.027 each kind of text has its length and its message', () => {
    expect(errorsOf(() => parse(pasted, 'x'.repeat(1001)))).toEqual({ '': ['pastedTooLong'] });
    expect(errorsOf(() => parse(phone, '0'.repeat(33)))).toEqual({ '': ['phoneTooLong'] });
    expect(errorsOf(() => parse(requiredText(255), 'x'.repeat(256)))).toEqual({ '': ['tooLong'] });
    expect(parse(requiredText(255), '𠮷'.repeat(255))).toHaveLength(510);
  });
  test('control characters are refused, composed forms are made', () => {
    expect(errorsOf(() => parse(requiredText(9), 'a\u0000b'))).toEqual({ '': ['controlCharacter'] });
    expect(parse(requiredText(9), 'か\u3099')).toBe('が');
  });
});

describe('return path', () => {
  const payloads = [
    '//e.com',
    '/\\e.com',
    '\\\\e.com',
    'https:e.com',
    'https://e.com',
    '%2f%2fe.com',
    '/%2f/e.com',
    '/%5ce.com',
    'javascript:alert(1)',
    '/\r\n//e',
    '/\t/e.com',
    '@e.com',
    '',
    'owner',
    '/..//e.com',
    '/./../e',
  ];
  test.each(payloads)('row 12: %j stays at home', wish => expect(safePath(wish)).toBe('/'));
  test('2.1.42 a path and its query are kept', () => expect(safePath('/owner/mandates?x=1#a')).toBe('/owner/mandates?x=1#a'));
  test('2.1.43 no wish, no path', () => expect(safePath(undefined)).toBe('/'));
  test('row 12: whatever is wished, the browser stays on its origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map(text => `/${text}`),
          fc.constantFrom(...payloads),
        ),
        wish => {
          const path = safePath(wish);
          expect(new URL(path, 'https://home.example').origin).toBe('https://home.example');
          expect(path.startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('limits and words', () => {
  test('9.013 9.014 ja means jp, anything else English', () =>
    expect(['ja', 'ja-JP', 'jp', 'JA', 'en', 'fr', '', undefined].map(languageOf)).toEqual([
      'jp',
      'jp',
      'jp',
      'jp',
      'en',
      'en',
      'en',
      'en',
    ]));
  test('9.004 9.015 9.016 9.018 9.019 9.024 9.025 9.028 9.030 9.031 9.032 9.033 one place holds them', () => {
    expect(limits).toMatchObject({
      STORAGE_VERSION: 1,
      UPLOAD_BYTES: 25 * 1024 * 1024,
      SHEET_ROWS: 5000,
      MONTHS_PER_YEAR: 12,
      DEFAULT_FISCAL_START_MONTH: 6,
    });
    expect(limits).toMatchObject({
      RECENT_ORGANISATIONS: 4,
      RECENT_PAGES: 15,
      NARROW_BELOW_PX: 600,
      TERMS_BOX_PX: 500,
      RELEASE: '7.52.0',
      TRACE_SAMPLE_RATE: 0.2,
    });
    expect(limits.QUARTER_END_MONTHS).toEqual([3, 6, 9, 12]);
    expect(MANDATE_LIMITS).toEqual({ ref: 6, name: 255, shortName: 45 });
    expect(limits.PASSWORD_LENGTH).toEqual({ min: 10, max: 100 });
    expect([...limits.environments].toSorted()).toEqual(['dev', 'local', 'production', 'staging']);
    expect(limits.shortUrl('x'.repeat(60))).toHaveLength(60);
    expect(limits.shortUrl('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  });
  test('9.029 relative time floors at one minute, sixty minutes and a day', () => {
    const at = (seconds: number) => limits.ago(new Date(0), new Date(seconds * 1000));
    expect([at(59), at(60), at(3599), at(3600), at(86_399), at(86_400)].map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      '0 now',
      '1 minutes',
      '59 minutes',
      '1 hours',
      '23 hours',
      '1 days',
    ]);
  });
  test('a reply tells its refusal by message first, because 403 has two', () => {
    expect(refusalOf({ status: 403, message: 'Your email address is not verified.' })).toBe('unverified');
    expect(refusalOf({ status: 403, message: 'other' })).toBe('unauthorized');
    expect(refusalOf({ message: 'Unauthenticated.' })).toBe('unauthenticated');
    expect(refusalOf({ status: 502 })).toBe('internal');
  });
  test('preferences keep what was chosen and refuse what they do not know', () => {
    expect(preferencesOf({ language: 'jp', theme: null, superuser: true })).toMatchObject({
      language: 'jp',
      theme: 'system',
      useLatestAsOfDate: true,
    });
    expect(errorsOf(() => parse(preferencesInput, { asOfDate: '2026-02-30', role: 'admin' }))).toEqual({
      asOfDate: ['dateFormat'],
      role: ['unknownField'],
    });
  });
});
