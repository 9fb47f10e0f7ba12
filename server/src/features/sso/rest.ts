import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { email } from '@hakaru/contract/fields';
import { safePath } from '@hakaru/contract/safe-path';
import { BINDING_COOKIE, cookieOf, setCookie, START_COOKIE, startsFor, TICKET_COOKIE } from '#features/sessions/public';
import { ANYONE } from '#platform/access';
import type { App, Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { acceptAssertion, acceptOidc, listTestSubjects, startSso } from './actions';
import { METADATA_PATH, metadataXml } from './metadata';
import { OIDC_CALLBACK_PATH } from './oidc/setting';
import { CALLBACK_PATH, callbackUrl, hasTestProvider, ownIssuer } from './provider';
import { escaped, requestIdOf, signedAnswer } from './test-provider';

const FORM_BYTES = 200_000;
const BINDING_SECONDS = 600;
const BACK = '/login?error=sso';

export function addSsoRoutes(http: FastifyInstance, app: App): void {
  addRoute(http, { method: 'GET', path: '/login_saml_init', access: ANYONE, handle: start });
  addRoute(http, {
    method: 'GET',
    path: METADATA_PATH,
    access: ANYONE,
    handle: async (ctx, _, reply) => reply.type('application/samlmetadata+xml; charset=utf-8').send(metadataXml(ctx.app)),
  });
  addRoute(http, { method: 'GET', path: OIDC_CALLBACK_PATH, access: ANYONE, handle: acceptRedirect });
  // Only this route accepts forms: an identity provider's response is a form posted by the browser.
  http.register(async scoped => {
    scoped.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoute(scoped, { method: 'POST', path: CALLBACK_PATH, access: ANYONE, bodyLimit: FORM_BYTES, handle: accept });
  });
  if (hasTestProvider(app)) addRoute(http, { method: 'GET', path: '/dev/idp', access: ANYONE, handle: testPage });
}

async function start(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { email: given, from } = queryOf(request);
  const asked = email.safeParse(given);
  const isAllowed = asked.success && mayLearn(ctx, request, asked.data);
  const begun = isAllowed ? await startSso(ctx, asked.data, wayBack(from)) : null;
  if (!begun) return reply.redirect(BACK, 303);
  setCookie(reply, ctx.app, { name: BINDING_COOKIE, value: begun.binding, seconds: BINDING_SECONDS, hidden: true });
  return reply.redirect(begun.url, 303);
}

/**
 * With strict privacy only two kinds of browsers learn that an address uses single sign-on: one that gave the right password, as at POST
 * /login, or one that followed the link mailed to that address.
 */
const mayLearn = ({ app }: Context, request: FastifyRequest, address: string): boolean =>
  !app.settings.strictAccountPrivacy ||
  [cookieOf(request, START_COOKIE), queryOf(request)['start'] ?? null].some(start => startsFor(app, address, start));

/** Redirects to the sign-in page in any case: with a ticket if the response was valid, otherwise without. */
async function accept(ctx: Context, { body }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const given = typeof body === 'object' && body !== null && 'SAMLResponse' in body ? String(body.SAMLResponse) : '';
  const ticket = await acceptAssertion(ctx, given).catch((error: unknown) => refused(ctx, error));
  if (!ticket) return reply.redirect(BACK, 303);
  const from = wayBack(typeof body === 'object' && body !== null && 'RelayState' in body ? String(body.RelayState) : '');
  return handOver(ctx, reply, { ticket, wayBack: from });
}

/** The provider of OpenID Connect sends the browser back with a code; a refusal of its own has none. */
async function acceptRedirect(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { state = '', code = '', iss } = queryOf(request);
  if (state === '' || code === '' || code.length > CODE_MAX) return reply.redirect(BACK, 303);
  const answered = { state, code, iss: iss ?? null, binding: cookieOf(request, BINDING_COOKIE) };
  const accepted = await acceptOidc(ctx, answered).catch((error: unknown) => refused(ctx, error));
  return accepted ? handOver(ctx, reply, accepted) : reply.redirect(BACK, 303);
}

const CODE_MAX = 4_096;

function refused({ app, request }: Context, error: unknown): null {
  app.log.warn('single sign-on refused', { requestId: request.id, ip: request.ip, error: String(error) });
  return null;
}

function handOver({ app }: Context, reply: FastifyReply, { ticket, wayBack: from }: { ticket: string; wayBack: string }): FastifyReply {
  setCookie(reply, app, { name: TICKET_COOKIE, value: ticket, seconds: 60 });
  return reply.redirect(from === '' ? '/login' : `/login?from=${encodeURIComponent(from)}`, 303);
}

const RELAY_MAX = 500;

/** A path of ours to return to, or none: the relay state passes through the provider and the browser. */
function wayBack(given = ''): string {
  const path = given === '' || given.length > RELAY_MAX ? '/' : safePath(given);
  return path === '/' ? '' : path;
}

/** The test provider's page, with a button for each person it can sign in. */
async function testPage(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { SAMLRequest = '', RelayState = '' } = queryOf(request);
  const inResponseTo = requestIdOf(SAMLRequest);
  if (!inResponseTo) return reply.redirect(BACK, 303);
  const people = await listTestSubjects(ctx);
  const destination = callbackUrl(ctx.app);
  const forms = people.map(({ name, subject }) => {
    const answer = { inResponseTo, subject: subject ?? '', destination, audience: ownIssuer(ctx.app), now: ctx.app.now() };
    const encoded = Buffer.from(signedAnswer(ctx.app, answer)).toString('base64');
    return `<form method="post" action="${CALLBACK_PATH}"><input type="hidden" name="SAMLResponse" value="${encoded}">
<input type="hidden" name="RelayState" value="${escaped(RelayState)}">
<button>${escaped(name)} (${escaped(subject ?? '')})</button></form>`;
  });
  return reply.type('text/html; charset=utf-8').send(page(forms.join('\n')));
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><title>Test identity provider</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;width:100%;margin:.3rem 0}</style>
</head><body><main><h1>Test identity provider</h1><p>Sign in as:</p>
${body}
</main></body></html>`;
}

function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = new URL(request.url, 'http://localhost').searchParams;
  return Object.fromEntries(query);
}
