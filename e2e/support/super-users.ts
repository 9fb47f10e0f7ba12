import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askWith } from '#support/ask';
import { codeFor } from '#support/authenticator';
import { joinPerson } from '#support/people';
import { logInWith, type Login } from '#support/sign-in';

export type SecondSuperUser = { name: string; password: string; secret: string; login: Login };

/** Somebody of the operators whom the command line made a super-user, with an authenticator of their own. */
export async function joinSecondSuperUser(): Promise<SecondSuperUser> {
  const { email, name, password } = await joinPerson({ by: 'superUser' });
  const admin = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--import', 'tsx', admin, 'grant', email], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
  const login = await logInWith({ email, password });
  await askWith(login.token, 'mutation { registerUser { id } }');
  const START = 'mutation ($password: String!) { startAuthenticator(password: $password) { secret } }';
  const { startAuthenticator } = await askWith<{ startAuthenticator: { secret: string } }>(login.token, START, { password });
  const { secret } = startAuthenticator;
  await askWith(login.token, 'mutation ($code: String!) { confirmAuthenticator(code: $code) }', { code: codeFor(secret) });
  return { name, password, secret, login };
}
