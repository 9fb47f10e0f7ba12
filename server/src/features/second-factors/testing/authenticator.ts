import { passwordOf, type Call, type Reply, type TestServer } from '#testing/test-server';
import { codeAt, intervalAt } from '#features/second-factors/totp';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app for a secret as text, some intervals away from the server's clock. */
export function codeOf(server: TestServer, secret: string, away = 0): string {
  const bits = [...secret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)));
  return codeAt(bytes, intervalAt(server.app.now()) + away);
}

/** A code of an interval later than all before. */
export const nextCode = (server: TestServer, secret: string): string => {
  server.passTime(90);
  return codeOf(server, secret);
};

export type Pending = { challenge: string; cookie: string; body: Reply['body'] };

/** Gives the password; returns the challenge with the browser's cookie. */
export async function givePassword(server: TestServer, email: string, { ip }: Pick<Call, 'ip'> = {}): Promise<Pending> {
  const { body, headers } = await server.call('POST', '/login', { body: { email, password: passwordOf(email) }, ...(ip ? { ip } : {}) });
  const cookie = [headers['set-cookie']].flat().find(one => one?.startsWith('login_step=')) ?? '';
  return { challenge: String(body.challenge), cookie: cookie.split(';')[0] ?? '', body };
}

export function takeStep(
  server: TestServer,
  { challenge, cookie }: Pending,
  code: string,
  path = '/login/step',
  ip?: string,
): Promise<Reply> {
  return server.call('POST', path, { body: { challenge, code }, headers: { cookie }, ...(ip ? { ip } : {}) });
}

export type Enrolled = { secret: string; codes: string[] };

/** Sets up an authenticator as a user does in the settings. */
export async function enrol(server: TestServer, email: string, token: string): Promise<Enrolled> {
  const START = `mutation($password: String!) { startAuthenticator(password: $password) { secret uri } }`;
  const { secret } = (await server.ask(token, START, { password: passwordOf(email) })).data.startAuthenticator;
  const CONFIRM = `mutation($code: String!) { confirmAuthenticator(code: $code) }`;
  const codes = (await server.ask(token, CONFIRM, { code: codeOf(server, secret) })).data.confirmAuthenticator;
  return { secret, codes };
}

/** Logs in with both steps. */
export async function logIn(server: TestServer, email: string, secret: string): Promise<string> {
  const code = nextCode(server, secret);
  return String((await takeStep(server, await givePassword(server, email), code)).body.access_token);
}
