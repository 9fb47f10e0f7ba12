import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { base32, codeAt, intervalAt, intervalOf, newTotpSecret, secretFor } from './totp';

const RFC = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238, appendix B, SHA-1: at %i seconds the last six digits are %s', (seconds, code) => {
  expect(codeAt(RFC, intervalAt(new Date(seconds * 1000)))).toBe(code);
});

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %s is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('the interval before and the one after are accepted, those beyond them and those used are not', () => {
  const at = new Date(1_800_000_015_000);
  const now = intervalAt(at);
  const accepts = (away: number, after = 0) => intervalOf(RFC, codeAt(RFC, now + away), { at, after });
  expect([-2, -1, 0, 1, 2].map(away => accepts(away))).toEqual([null, now - 1, now, now + 1, null]);
  expect(accepts(0, now)).toBeNull();
  expect(accepts(-1, now)).toBeNull();
  expect(accepts(1, now)).toBe(now + 1);
  for (const odd of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(intervalOf(RFC, odd, { at, after: 0 })).toBeNull();
});

test('the address for the app names issuer and person, and nothing of it breaks out', () => {
  const secret = newTotpSecret();
  const uri = new URL(secretFor(secret, 'a&issuer=Evil#x@hoshikawa.example').uri);
  expect(uri.searchParams.get('issuer')).toBe('Hakaru');
  expect(uri.searchParams.getAll('secret')).toEqual([base32(secret)]);
  expect(uri.hash).toBe('');
});

test('recovery codes: ten, all different, 120 bits, read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const [code = ''] = codes;
  expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(recoveryHash(code));
  expect(recoveryHash('OI23')).toEqual(recoveryHash('0123'));
});
