import { expect, test } from 'vitest';
import { seal, unseal } from '#platform/seal';

const secret = 's'.repeat(32);

test('what is sealed is read back with the same secret, and says nothing without it', () => {
  const value = { to: 'sato@hoshi.example', text: '測る' };
  const sealed = seal(secret, value);
  expect(unseal(secret, sealed)).toEqual(value);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('hoshi');
  expect(seal(secret, value)).not.toBe(sealed);
});

test('another secret, a changed byte or a shortened tag open nothing', () => {
  const sealed = Buffer.from(seal(secret, 'value'), 'base64url');
  expect(() => unseal('t'.repeat(32), sealed.toString('base64url'))).toThrow();
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(secret, changed.toString('base64url'))).toThrow();
  }
  expect(() => unseal(secret, sealed.subarray(0, 20).toString('base64url'))).toThrow();
});
