import { createCipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '#platform/seal';

const secret = 's'.repeat(32);
const bytesOf = (sealed: string) => Buffer.from(sealed.split('.')[1] ?? '', 'base64url');

test.each(['a', 'c'] as const)(
  'what is sealed is read back with the same secret, and says nothing without it: generation %s',
  generation => {
    const value = { to: 'sato@hoshi.example', text: '測る' };
    const sealed = seal(secret, value, generation);
    expect(unseal(secret, sealed)).toEqual(value);
    expect(bytesOf(sealed).toString('latin1')).not.toContain('hoshi');
    expect(seal(secret, value, generation)).not.toBe(sealed);
  },
);

test.each(['a', 'c'] as const)('another secret, a changed byte or a shortened tag open nothing: generation %s', generation => {
  const sealed = bytesOf(seal(secret, 'value', generation));
  const named = (bytes: Buffer) => `${generation}.${bytes.toString('base64url')}`;
  expect(() => unseal('t'.repeat(32), named(sealed))).toThrow();
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(secret, named(changed))).toThrow();
  }
  expect(() => unseal(secret, named(sealed.subarray(0, 20)))).toThrow();
});

test('what waits sealed in an older way is read after the way has been replaced, and no way passes for another', () => {
  const older = seal(secret, 'letter', 'a');
  const newer = seal(secret, 'letter', 'c');
  expect([unseal(secret, older), unseal(secret, newer)]).toEqual(['letter', 'letter']);
  expect(() => unseal(secret, older.replace('a.', 'c.'))).toThrow();
  expect(() => unseal(secret, newer.replace('c.', 'a.'))).toThrow();
  expect(() => unseal(secret, older.replace('a.', 'toString.'))).toThrow('not known');
});

test('what was sealed before ways had names is still read', () => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hakaru seal', 32));
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update('"waiting"', 'utf8'), cipher.final()]);
  expect(unseal(secret, Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url'))).toBe('waiting');
});
