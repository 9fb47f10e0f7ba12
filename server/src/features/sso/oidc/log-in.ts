import { createHash } from 'node:crypto';
import { AppError } from '@hakaru/contract/errors';
import { keyed, newToken } from '#features/sessions/public';
import type { Named } from '#features/sso/named';
import { ssoSettingOf } from '#features/sso/store';
import { onPlatform, type App, type Context } from '#platform/context';
import { askOutside } from '#platform/outbound';
import { hashToken } from '#platform/session';
import { discover, isUsableAuthorization, objectIn, OIDC_DEADLINE_MS, type Discovered } from './discovery';
import { verifyIdToken } from './id-token';
import { named } from './named';
import { putOidcRequest, takeOidcRequest } from './request-store';
import { clientSecretOf, oidcCallbackUrl, oidcSettingOf, rulesOf, type OidcSetting } from './setting';

export type Beginning = { organisationId: string; setting: OidcSetting; wayBack: string };

/** Where to send somebody who signs in by OpenID Connect, and the secret their browser keeps meanwhile; null when the provider cannot be reached. */
export async function startOidc(
  ctx: Context,
  { organisationId, setting, wayBack }: Beginning,
): Promise<{ url: string; binding: string } | null> {
  const { app } = ctx;
  const authorization = await discover(app, setting.issuer).then(
    found => (isUsableAuthorization(app, found.authorization) ? found.authorization : null),
    (error: unknown) => refusedBy(ctx, error),
  );
  if (authorization === null) return null;
  const state = newToken();
  const binding = newToken();
  await onPlatform(ctx, ctx => putOidcRequest(ctx, { organisationId, stateHash: hashToken(state), binding: hashToken(binding), wayBack }));
  const url = new URL(authorization);
  const asked = {
    response_type: 'code',
    client_id: setting.clientId,
    redirect_uri: oidcCallbackUrl(app),
    scope: 'openid email profile',
    state,
    nonce: nonceOf(app, state),
    code_challenge: createHash('sha256').update(verifierOf(app, state)).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return { url: url.href, binding };
}

export type Answered = { state: string; code: string; iss: string | null; binding: string | null };
export type Accepted = { organisationId: string; named: Named; binding: Buffer; wayBack: string };

/** Reads an answer that came back through the browser. It uses its request up; a wrong one, or one in another browser, opens nothing. */
export async function acceptCode(ctx: Context, { state, code, iss, binding }: Answered): Promise<Accepted> {
  const request = await onPlatform(ctx, ctx => takeOidcRequest(ctx, hashToken(state)));
  if (!request || !binding || !hashToken(binding).equals(request.binding)) throw new AppError('unauthenticated');
  const { organisationId, wayBack } = request;
  const setting = oidcSettingOf(await onPlatform(ctx, ctx => ssoSettingOf(ctx, organisationId)));
  if (!setting || (iss !== null && iss !== setting.issuer)) throw new AppError('unauthenticated');
  const person = await personOf(ctx, organisationId, setting, { state, code }).catch((error: unknown) => refusedBy(ctx, error));
  if (!person) throw new AppError('unauthenticated');
  return { organisationId, named: person, binding: request.binding, wayBack };
}

/** Why, for the log: what a provider answers holds no secret of ours, and its tokens are not written down. */
function refusedBy({ app, request }: Context, error: unknown): null {
  app.log.warn('sign-in answer refused', { requestId: request.id, error: error instanceof Error ? error.message : 'unknown' });
  return null;
}

type Given = { state: string; code: string };

async function personOf(ctx: Context, organisationId: string, setting: OidcSetting, { state, code }: Given): Promise<Named | null> {
  const { app } = ctx;
  const found = await discover(app, setting.issuer);
  const secret = setting.clientSecret === null ? null : clientSecretOf(app.settings, organisationId, setting.clientSecret);
  const { headers, fields } = clientAuthentication(setting, found, secret);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: oidcCallbackUrl(app),
    code_verifier: verifierOf(app, state),
    ...fields,
  });
  const { status, text } = await askOutside(new URL(found.token), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(body),
    deadlineMs: OIDC_DEADLINE_MS,
    rules: rulesOf(app),
  });
  if (status !== 200) throw new Error(`the provider refused the code with ${status}`);
  const idToken = objectIn(text)['id_token'];
  if (typeof idToken !== 'string') throw new Error('the provider gave no token of who it is');
  return named(setting, await verifyIdToken(app, setting, idToken, nonceOf(app, state)));
}

/** How we show that we are the client: by header where the provider takes that, else in the form (RFC 6749, 2.3.1). */
function clientAuthentication({ clientId }: OidcSetting, { takesBasic, takesPost }: Discovered, secret: string | null) {
  if (secret === null) return { headers: {}, fields: { client_id: clientId } };
  if (!takesBasic && takesPost) return { headers: {}, fields: { client_id: clientId, client_secret: secret } };
  const pair = [clientId, secret].map(part => new URLSearchParams({ part }).toString().slice('part='.length)).join(':');
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} };
}

/** Both come from the state and our secret: the browser sees the first and the second's hash, and nobody else can work them out. */
const nonceOf = (app: App, state: string): string => keyed(app, `oidc nonce|${state}`).toString('base64url');
const verifierOf = (app: App, state: string): string => keyed(app, `oidc verifier|${state}`).toString('base64url');
