import { AppError } from '@hakaru/contract/errors';
import type { CacheProvider } from '@node-saml/node-saml';
import { accountByEmail, accountBySubject, newToken, putLink, refuseBlocked } from '#features/sessions/public';
import { onPlatform, type Context } from '#platform/context';
import { take } from '#platform/rate-limits';
import { hashToken } from '#platform/session';
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
  if (!account?.isSso || account.isDisabled) return null;
  const { organisationId } = account;
  const provider = await providerOfOrganisation(ctx, organisationId);
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
  const subject = await verifiedSubject(ctx, request, { encoded, authnContext: outline.authnContext });
  const { organisationId } = request;
  const account = await onPlatform(ctx, async ctx => {
    const isNew = await store.useAssertion(ctx, { organisationId, id: outline.assertionId });
    return isNew ? await accountBySubject(ctx, { organisationId, subject }) : undefined;
  });
  if (!account || account.isDisabled) throw new AppError('unauthenticated');
  await refuseBlocked(ctx, account);
  const ticket = newToken();
  const link = { organisationId, userId: account.id, purpose: 'ticket', hash: hashToken(ticket), binding: request.binding } as const;
  await onPlatform(ctx, ctx => putLink(ctx, { ...link, seconds: TICKET_SECONDS }));
  return ticket;
}

/** The people the built-in test provider can sign in; its page exists only outside production. */
export function listTestSubjects(ctx: Context): Promise<{ name: string; subject: string | null }[]> {
  return onPlatform(ctx, store.testSubjects);
}

type Given = { encoded: string; authnContext: string };

async function verifiedSubject(ctx: Context, request: store.SamlRequest, { encoded, authnContext }: Given): Promise<string> {
  const provider = await providerOfOrganisation(ctx, request.organisationId);
  if (!provider || !acceptsContext(provider, authnContext)) throw new AppError('unauthenticated');
  const taken: CacheProvider = { ...nothing, getAsync: async id => (id === request.id ? request.issuedAt : null) };
  try {
    const { profile } = await samlFor(ctx.app, provider, taken).validatePostResponseAsync({ SAMLResponse: encoded });
    // The library checks the issuer of log-out messages only.
    if (profile?.nameID && profile.issuer === provider.issuer) return profile.nameID;
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
