import { parse } from '@hakaru/contract/fields';
import { loginInput, ticketInput } from '@hakaru/contract/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE, SESSION } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { exchangeTicket, logIn, logOut } from './actions';
import { BINDING_COOKIE, cookieOf, dropCookie, TICKET_COOKIE } from './cookies';
import { profileOf } from './profile';

export function addSessionRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/login',
    access: ANYONE,
    handle: (ctx, request) => logIn(ctx, parse(loginInput, request.body)),
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
  addRoute(http, { method: 'GET', path: '/me', access: SESSION, handle: async ctx => profileOf(signedIn(ctx)) });
}

/** The ticket comes in the body or in its cookie; whatever becomes of it, the cookie goes. */
async function exchange(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  dropCookie(reply, ctx.app, TICKET_COOKIE);
  const { token } = parse(ticketInput, request.body ?? { token: cookieOf(request, TICKET_COOKIE) });
  const entry = await exchangeTicket(ctx, { ticket: token, binding: cookieOf(request, BINDING_COOKIE) });
  return { status: 'ok', ...entry };
}
