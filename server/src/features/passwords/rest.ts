import { parse } from '@hakaru/contract/fields';
import { forgotInput, passwordChange, passwordReset } from '@hakaru/contract/passwords';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerWith } from '#features/sessions/public';
import { ANYONE, SESSION } from '#platform/access';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { changePassword, resetPassword } from './actions';
import { requestReset } from './forgot';

export function addPasswordRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/forgot',
    access: ANYONE,
    handle: async (ctx, { body }) => {
      const message = await requestReset(ctx, parse(forgotInput, body).email);
      return { message, data: { message } };
    },
  });
  addRoute(http, {
    method: 'POST',
    path: '/reset',
    access: ANYONE,
    handle: async (ctx, { body }, reply) => answerWith(reply, ctx.app, await resetPassword(ctx, parse(passwordReset, body))),
  });
  addRoute(http, {
    method: 'PUT',
    path: '/password',
    access: SESSION,
    handle: async (ctx, request) => {
      await changePassword(signedIn(ctx), parse(passwordChange, changeOf(request)));
      return { message: 'Password Updated' };
    },
  });
}

/** The specification sends the change as query parameters; our own client sends a body, which proxies do not log (decisions G05). */
function changeOf({ body, url }: FastifyRequest): unknown {
  return body ?? Object.fromEntries(new URL(url, 'http://localhost').searchParams);
}
