import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';

type Code = { nonce: string; challenge: string; redirect: string };
export type Forge = {
  claims?: Record<string, unknown>;
  algorithm?: 'none' | 'HS256';
  key?: CryptoKey;
  /** What the document says its issuer is. */
  issuer?: string;
  redirectsKeys?: boolean;
};

/** A provider of OpenID Connect in this process: it checks what a strict one checks, and lies where a test asks it to. */
export type TestOidc = {
  issuer: string;
  forge: Forge;
  asked: string[];
  /** What a browser sent there comes back with. */
  logIn(url: string): URL;
  rollKey(keepsOld: boolean): Promise<void>;
  close(): Promise<void>;
};

export const CLIENT = { clientId: 'hakaru', clientSecret: 'a-secret: with odd letters/+' };

export async function openTestOidc(now: () => Date, person: string): Promise<TestOidc> {
  const codes = new Map<string, Code>();
  let keys: { key: CryptoKey; jwk: JWK }[] = [await newKey()];
  const provider: TestOidc = {
    issuer: '',
    forge: {},
    asked: [],
    logIn(address) {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      const said = (name: string) => asked.get(name) ?? '';
      codes.set(code, { nonce: said('nonce'), challenge: said('code_challenge'), redirect: said('redirect_uri') });
      const back = new URL(said('redirect_uri'));
      back.searchParams.set('code', code);
      back.searchParams.set('state', said('state'));
      return back;
    },
    async rollKey(keepsOld) {
      keys = [await newKey(), ...(keepsOld ? keys : [])];
    },
    close: () => new Promise(done => server.close(() => done())),
  };
  const tokenFor = async ({ nonce }: Code): Promise<string> => {
    const { claims = {}, algorithm, key } = provider.forge;
    const at = Math.floor(now().getTime() / 1000);
    const said = { iss: provider.issuer, aud: CLIENT.clientId, sub: 'subject-1', email: person, nonce, iat: at, exp: at + 300, ...claims };
    if (algorithm === 'none') return new UnsecuredJWT(said).encode();
    if (algorithm === 'HS256')
      return await new SignJWT(said).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.clientSecret));
    const [first] = keys;
    if (!first) throw new Error('the provider has no key');
    return await new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: String(first.jwk.kid) }).sign(key ?? first.key);
  };
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', provider.issuer).pathname;
    provider.asked.push(path);
    const send = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === '/.well-known/openid-configuration') return void send(200, documentOf(provider));
    if (path === '/keys' && provider.forge.redirectsKeys) return void reply.writeHead(302, { location: `${provider.issuer}/other` }).end();
    if (path === '/keys' || path === '/other') return void send(200, { keys: keys.map(({ jwk }) => jwk) });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const given = new URLSearchParams(body);
      const code = codes.get(given.get('code') ?? '');
      codes.delete(given.get('code') ?? '');
      const pair = ['hakaru', CLIENT.clientSecret].map(part => new URLSearchParams({ part }).toString().slice(5)).join(':');
      const isClient = request.headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
      const challenge = createHash('sha256')
        .update(given.get('code_verifier') ?? '')
        .digest('base64url');
      if (!isClient || code?.challenge !== challenge || given.get('redirect_uri') !== code.redirect)
        return void send(400, { error: 'invalid_grant' });
      void tokenFor(code).then(id_token => send(200, { id_token, access_token: 'x', token_type: 'Bearer' }));
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return provider;
}

function documentOf({ issuer, forge }: TestOidc): object {
  return {
    issuer: forge.issuer ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  };
}

export async function newKey(): Promise<{ key: CryptoKey; jwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}
