import { parse } from '@hakaru/contract/fields';
import { registration } from '@hakaru/contract/sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resetPassword } from '#features/passwords/public';
import { answerWith } from '#features/sessions/public';
import { ANYONE, SESSION } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { resendVerification, verifyAddress } from './verification';

export function addUserRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/register',
    access: ANYONE,
    handle: async (ctx, { body }, reply) => answerWith(reply, ctx.app, await resetPassword(ctx, parse(registration, body))),
  });
  addRoute(http, {
    method: 'GET',
    path: '/resend',
    access: SESSION,
    handle: async ctx => ({ message: await resendVerification(signedIn(ctx)) }),
  });
  addVerifyRoutes(http);
}

/** GET verify/{id} is a page for browsers and an API call for the app, by its Accept header (decisions G109). */
function addVerifyRoutes(http: FastifyInstance): void {
  http.addConstraintStrategy({
    name: 'wantsPage',
    storage: () => {
      const handlers = new Map<unknown, never>();
      return {
        get: (wants: unknown) => handlers.get(wants) ?? null,
        set: (wants: unknown, handler: never) => void handlers.set(wants, handler),
      };
    },
    deriveConstraint: request => /\btext\/html\b/.test(request.headers.accept ?? ''),
  });
  const handler = (request: FastifyRequest) => verify(request.context, request);
  http.get('/verify/:id', { config: { access: ANYONE }, constraints: { wantsPage: false } }, handler);
  http.get('/api/verify/:id', { config: { access: ANYONE } }, handler);
}

async function verify(ctx: Context, { params, url }: FastifyRequest): Promise<{ message: string }> {
  const { id } = params as { id: string }; // declared in the path above
  const query = new URL(url, 'http://localhost').searchParams;
  await verifyAddress(ctx, { id: idOf(id), expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' });
  return { message: 'verified' };
}
