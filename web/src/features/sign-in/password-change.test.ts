import { passwordChangeForm } from '@hakaru/contract/passwords';
import { safePath } from '@hakaru/contract/safe-path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { afterCancel } from './after-cancel';
import { signInRoutes } from './routes';

test('2.2.07 cancelling a required change goes to the configured login address outside development', () => {
  const externalLoginUrl = 'https://front.example/door';
  const address = (environment: string) => afterCancel({ environment, externalLoginUrl });
  expect(['production', 'staging'].map(address)).toEqual([externalLoginUrl, externalLoginUrl]);
  expect(['local', 'dev'].map(address)).toEqual(['/login', '/login']);
});

test('2.2.10 without an origin the change leads to the front door, and never to another site', () => {
  const route = signInRoutes.find(({ options }) => 'path' in options && options.path === '/passwordchange');
  const read = route?.options.validateSearch as ((search: object) => { from?: string }) | undefined; // written as a function in routes.tsx
  expect(read?.({})).toEqual({});
  expect(safePath(read?.({}).from)).toBe('/');
  expect(safePath(read?.({ from: '/owner/overview' }).from)).toBe('/owner/overview');
  expect(safePath(read?.({ from: 'https://evil.example' }).from)).toBe('/');
});

test('7G.15 the form and its document hold the confirmation, and a different one is refused on its field', () => {
  const document = readFileSync(new URL('./password.graphql', import.meta.url), 'utf8');
  expect(document).toContain('password_confirmation: $password_confirmation');
  const values = { current: 'Hoshi!Admin2026', password: 'Another!Word2026' };
  const judged = passwordChangeForm.safeParse({ ...values, password_confirmation: 'Another!Word2027' });
  expect(judged.error?.issues.map(({ path }) => path[0])).toEqual(['password_confirmation']);
  expect(passwordChangeForm.safeParse({ ...values, password_confirmation: values.password }).success).toBe(true);
});
