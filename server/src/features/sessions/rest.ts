import { parse } from '@hakaru/contract/fields';
import { loginInput, ticketInput } from '@hakaru/contract/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE, SESSION } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { exchangeTicket, logIn, logOut } from './actions';
import { BINDING_COOKIE, cookieOf, dropCookie, setCookie, START_COOKIE, TICKET_COOKIE } from './cookies';
import { profileOf } from './profile';
import { answerWith } from './second-step';
import { START_SECONDS, startFor } from './sso-start';

export function addSessionRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/login',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const given = parse(loginInput, request.body);
      const answer = answerWith(reply, ctx.app, await logIn(ctx, given));
      if (answer.status === 'initiate_okta' && ctx.app.settings.strictAccountPrivacy)
        setCookie(reply, ctx.app, {
          name: START_COOKIE,
          value: startFor(ctx.app, given.email),
          seconds: START_SECONDS,
          hidden: true,
          path: '/',
        });
      return answer;
    },
  });
  addRoute(http, { method: 'POST', path: '/login/token', access: ANYONE, handle: exchange });
  addRoute(http, {
    method: 'POST',
    path: '/logout',
    access: SESSION,
    handle: async (ctx, _, reply) => {
      await logOut(signedIn(ctx));
      return reply.code(204).send();
    },
  });
  addRoute(http, { method: 'GET', path: '/me', access: SESSION, packed: true, handle: async ctx => profileOf(signedIn(ctx)) });
}

/** The ticket is in the body or the cookie; the cookie is deleted in any case. */
async function exchange(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  dropCookie(reply, ctx.app, TICKET_COOKIE);
  const { token } = parse(ticketInput, request.body ?? { token: cookieOf(request, TICKET_COOKIE) });
  const entry = await exchangeTicket(ctx, { ticket: token, binding: cookieOf(request, BINDING_COOKIE) });
  return { status: 'ok', ...entry };
}
