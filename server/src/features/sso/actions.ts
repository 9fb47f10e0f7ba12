import { AppError } from '@hakaru/contract/errors';
import type { CacheProvider } from '@node-saml/node-saml';
import { accountByEmail, accountBySubject, newToken, organisationOfDomain, putLink, refuseBlocked } from '#features/sessions/public';
import { onPlatform, type Context } from '#platform/context';
import { take } from '#platform/rate-limits';
import { hashToken } from '#platform/session';
import type { Named } from './named';
import { acceptCode, startOidc, type Answered } from './oidc/log-in';
import { oidcSettingOf } from './oidc/setting';
import { provision } from './provisioning';
import { namedIn } from './saml-named';
import { acceptsContext, callbackUrl, providerOf, samlFor, type Provider } from './provider';
import { outlineOf } from './response-outline';
import * as store from './store';

const TICKET_SECONDS = 60;
const LONGEST_RESPONSE = 100_000;

/**
 * The address to redirect a single sign-on user to, and the secret their browser keeps meanwhile; null if they do not use single sign-on.
 * The requested page is carried as the relay state and is always a path of ours.
 */
export async function startSso(ctx: Context, email: string, from = ''): Promise<{ url: string; binding: string } | null> {
  await enforceRateLimit(ctx);
  const account = await onPlatform(ctx, ctx => accountByEmail(ctx, email));
  if (account && (!account.isSso || account.isDisabled)) return null;
  const organisationId = account?.organisationId ?? (await onPlatform(ctx, ctx => organisationOfDomain(ctx, email)));
  if (organisationId === null) return null;
  const sso = await onPlatform(ctx, ctx => store.ssoSettingOf(ctx, organisationId));
  const setting = oidcSettingOf(sso);
  if (setting) return await startOidc(ctx, { organisationId, setting, wayBack: from });
  const provider = providerOf(ctx.app, sso);
  if (!provider) return null;
  const binding = newToken();
  const keep: CacheProvider = {
    ...nothing,
    saveAsync: async (id, issuedAt) => {
      await onPlatform(ctx, ctx => store.putRequest(ctx, { organisationId, id, issuedAt, binding: hashToken(binding) }));
      return { value: issuedAt, createdAt: Date.now() };
    },
  };
  return { url: await samlFor(ctx.app, provider, keep).getAuthorizeUrlAsync(from, undefined, {}), binding };
}

/**
 * Validates the response of an identity provider. A valid one becomes a single-use ticket for the browser that started the request; any
 * other is refused.
 */
export async function acceptAssertion(ctx: Context, encoded: string): Promise<string> {
  await enforceRateLimit(ctx);
  const xml = encoded.length <= LONGEST_RESPONSE ? Buffer.from(encoded, 'base64').toString('utf8') : '';
  const outline = outlineOf(xml, callbackUrl(ctx.app));
  const request = outline && (await onPlatform(ctx, ctx => store.takeRequest(ctx, outline.inResponseTo)));
  if (!outline || !request) throw new AppError('unauthenticated');
  const named = await verifiedPerson(ctx, request, { encoded, authnContext: outline.authnContext });
  return await ticketFor(ctx, { ...request, named }, outline.assertionId);
}

/** The same by OpenID Connect; answers where to go back to, too. */
export async function acceptOidc(ctx: Context, answered: Answered): Promise<{ ticket: string; wayBack: string }> {
  await enforceRateLimit(ctx);
  const accepted = await acceptCode(ctx, answered);
  return { ticket: await ticketFor(ctx, accepted, null), wayBack: accepted.wayBack };
}

type Believed = { organisationId: string; named: Named; binding: Buffer };

/** A one-use ticket for whoever the provider names: somebody who has an account, or whom the organisation lets in without an invitation. */
async function ticketFor(ctx: Context, { organisationId, named, binding }: Believed, assertionId: string | null): Promise<string> {
  const account = await onPlatform(ctx, async ctx => {
    if (assertionId !== null && !(await store.useAssertion(ctx, { organisationId, id: assertionId }))) return undefined;
    return (await accountBySubject(ctx, { organisationId, subject: named.subject })) ?? (await provision(ctx, organisationId, named));
  });
  if (!account || account.isDisabled) throw new AppError('unauthenticated');
  await refuseBlocked(ctx, account);
  const ticket = newToken();
  const link = { organisationId, userId: account.id, purpose: 'ticket', hash: hashToken(ticket), binding } as const;
  await onPlatform(ctx, ctx => putLink(ctx, { ...link, seconds: TICKET_SECONDS }));
  return ticket;
}

/** The people the built-in test provider can sign in; its page exists only outside production. */
export function listTestSubjects(ctx: Context): Promise<{ name: string; subject: string | null }[]> {
  return onPlatform(ctx, store.testSubjects);
}

type Given = { encoded: string; authnContext: string };

async function verifiedPerson(ctx: Context, request: store.SamlRequest, { encoded, authnContext }: Given): Promise<Named> {
  const provider = await providerOfOrganisation(ctx, request.organisationId);
  if (!provider || !acceptsContext(provider, authnContext)) throw new AppError('unauthenticated');
  const taken: CacheProvider = { ...nothing, getAsync: async id => (id === request.id ? request.issuedAt : null) };
  try {
    const { profile } = await samlFor(ctx.app, provider, taken).validatePostResponseAsync({ SAMLResponse: encoded });
    // The library checks the issuer of log-out messages only.
    if (profile?.nameID && profile.issuer === provider.issuer) return namedIn(profile);
  } catch (error) {
    ctx.app.log.warn('sign-in answer refused', { requestId: ctx.request.id, error: error instanceof Error ? error.message : 'unknown' });
  }
  throw new AppError('unauthenticated');
}

const nothing: CacheProvider = { saveAsync: async () => null, getAsync: async () => null, removeAsync: async () => null };

async function providerOfOrganisation(ctx: Context, organisationId: string): Promise<Provider | null> {
  return providerOf(ctx.app, await onPlatform(ctx, ctx => store.ssoSettingOf(ctx, organisationId)));
}

async function enforceRateLimit({ app, db, request }: Context): Promise<void> {
  const rate = { limit: app.settings.limits.samlPerIpMinute, windowSeconds: 60 };
  const { allowed, retryAfterSeconds } = await take(db, `saml|${request.ip}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}
