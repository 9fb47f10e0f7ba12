import { timingSafeEqual } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { App } from '#platform/context';
import { keysOf } from './discovery';
import type { OidcSetting } from './setting';

/** Signatures with a key pair only: a secret both sides know, or none at all, shows nothing. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const LEEWAY_SECONDS = 60;
const OLDEST_SECONDS = 600;

/** The claims of a token that is believed; throws for any other (OpenID Connect Core, 3.1.3.7). */
export async function verifyIdToken(app: App, setting: OidcSetting, idToken: string, nonce: string): Promise<JWTPayload> {
  const claims = await verified(app, setting, idToken, false).catch(async (error: unknown) => {
    if (!(error instanceof errors.JWKSNoMatchingKey) && !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return await verified(app, setting, idToken, true); // the provider may have changed its key
  });
  const { aud, azp } = claims;
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw new Error('a token for many does not name whom it was made for');
  if (azp !== undefined && azp !== setting.clientId) throw new Error('a token made for another client');
  if (!isSame(claims['nonce'], nonce)) throw new Error('a token of another log-in');
  return claims;
}

async function verified(app: App, { issuer, clientId }: OidcSetting, idToken: string, anew: boolean): Promise<JWTPayload> {
  const keys = createLocalJWKSet(await keysOf(app, issuer, anew));
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: LEEWAY_SECONDS,
    maxTokenAge: OLDEST_SECONDS,
    currentDate: app.now(),
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  });
  return payload;
}

function isSame(said: unknown, expected: string): boolean {
  if (typeof said !== 'string') return false;
  const one = Buffer.from(said);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
