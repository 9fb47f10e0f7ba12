import type { App } from '#platform/context';
import { askOutside } from '#platform/outbound';
import type { JSONWebKeySet } from 'jose';
import { OIDC_CALLBACK_PATH, rulesOf } from './setting';

/** What a provider says of itself, and the keys it signs with. */
export type Discovered = { authorization: string; token: string; jwksUri: string; takesBasic: boolean; takesPost: boolean };

const DISCOVERY_MS = 10 * 60_000;
/** A token whose key is not known makes us look again, but not for every forged one. */
const KEYS_AGAIN_MS = 30_000;
const KEPT_PROVIDERS = 200;
export const OIDC_DEADLINE_MS = 8_000;

type Kept = { at: number; discovered: Discovered; keysAt: number; keys: JSONWebKeySet | null };
const keptBy = new WeakMap<App, Map<string, Kept>>();

/** The provider's own document, asked again every ten minutes. It must name the issuer it was asked of (OpenID Connect Discovery, 4.3). */
export async function discover(app: App, issuer: string): Promise<Discovered> {
  return (await keptOf(app, issuer)).discovered;
}

/** The provider's keys; `anew` asks for them again, at most every half minute. */
export async function keysOf(app: App, issuer: string, anew = false): Promise<JSONWebKeySet> {
  const kept = await keptOf(app, issuer);
  const now = app.now().getTime();
  const isOld = now - kept.keysAt > (anew ? KEYS_AGAIN_MS : DISCOVERY_MS);
  if (kept.keys && !isOld) return kept.keys;
  const answer = await readJson(app, kept.discovered.jwksUri);
  if (!Array.isArray(answer['keys'])) throw new Error('the provider has no list of keys');
  kept.keys = { keys: answer['keys'] };
  kept.keysAt = now;
  return kept.keys;
}

async function keptOf(app: App, issuer: string): Promise<Kept> {
  const all = keptBy.get(app) ?? new Map<string, Kept>();
  keptBy.set(app, all);
  const now = app.now().getTime();
  const known = all.get(issuer);
  if (known && now - known.at < DISCOVERY_MS) return known;
  const discovered = discoveredIn(await readJson(app, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`), issuer);
  const kept: Kept = { at: now, discovered, keysAt: known?.keysAt ?? 0, keys: null };
  all.delete(issuer);
  all.set(issuer, kept);
  const [oldest] = all.keys();
  if (all.size > KEPT_PROVIDERS && oldest !== undefined) all.delete(oldest);
  return kept;
}

function discoveredIn(document: Record<string, unknown>, issuer: string): Discovered {
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: jwksUri } = document;
  if (document['issuer'] !== issuer) throw new Error('the provider names another issuer');
  if (typeof authorization !== 'string' || typeof token !== 'string' || typeof jwksUri !== 'string')
    throw new Error('the provider does not say where its addresses are');
  const methods = document['token_endpoint_auth_methods_supported'];
  const named: readonly unknown[] = Array.isArray(methods) ? methods : ['client_secret_basic'];
  return {
    authorization,
    token,
    jwksUri,
    takesBasic: named.includes('client_secret_basic'),
    takesPost: named.includes('client_secret_post'),
  };
}

async function readJson(app: App, url: string): Promise<Record<string, unknown>> {
  const { status, text } = await askOutside(new URL(url), {
    method: 'GET',
    headers: { accept: 'application/json' },
    deadlineMs: OIDC_DEADLINE_MS,
    rules: rulesOf(app),
  });
  if (status !== 200) throw new Error(`the provider answered ${status}`);
  return objectIn(text);
}

export function objectIn(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('the provider did not answer with an object');
  return { ...value };
}

/** A person's browser goes there: never to another scheme, and never back to ourselves. */
export function isUsableAuthorization(app: App, address: string): boolean {
  const url = new URL(address);
  return (url.protocol === 'https:' || (app.settings.oidcHttp && url.protocol === 'http:')) && !url.pathname.endsWith(OIDC_CALLBACK_PATH);
}
