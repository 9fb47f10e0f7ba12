import { parse } from '@hakaru/contract/fields';
import { passkeyEnrolment, passkeyStep } from '@hakaru/contract/passkeys';
import { stepInput, stepStart } from '@hakaru/contract/second-factors';
import type { FastifyInstance } from 'fastify';
import { forgetStep, stepKeyOf } from '#features/sessions/public';
import { ANYONE } from '#platform/access';
import { addRoute } from '#platform/http';
import { finishEnrolment, finishLogIn, startEnrolment } from './log-in';
import { finishPasskeyEnrolment, finishStepWithPasskey, startPasskeyEnrolment, startStepWithPasskey } from './passkey-log-in';

/** The second step of a log-in. Challenge and cookie prove that the right password was given shortly before. */
export function addSecondFactorRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/login/step',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { challenge, code } = parse(stepInput, request.body);
      const entry = await finishLogIn(ctx, stepKeyOf(request, challenge), code);
      forgetStep(reply, ctx.app);
      return { status: 'ok', ...entry };
    },
  });
  addRoute(http, {
    method: 'POST',
    path: '/login/enrolment',
    access: ANYONE,
    handle: async (ctx, request) => startEnrolment(ctx, stepKeyOf(request, parse(stepStart, request.body).challenge)),
  });
  addRoute(http, {
    method: 'POST',
    path: '/login/enrolment/confirmation',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { challenge, code } = parse(stepInput, request.body);
      const entry = await finishEnrolment(ctx, stepKeyOf(request, challenge), code);
      forgetStep(reply, ctx.app);
      return { status: 'ok', ...entry };
    },
  });
  addPasskeyRoutes(http);
}

function addPasskeyRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/login/step/passkey/question',
    access: ANYONE,
    handle: async (ctx, request) => startStepWithPasskey(ctx, stepKeyOf(request, parse(stepStart, request.body).challenge)),
  });
  addRoute(http, {
    method: 'POST',
    path: '/login/step/passkey',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { challenge, passkey } = parse(passkeyStep, request.body);
      const entry = await finishStepWithPasskey(ctx, stepKeyOf(request, challenge), passkey);
      forgetStep(reply, ctx.app);
      return { status: 'ok', ...entry };
    },
  });
  addRoute(http, {
    method: 'POST',
    path: '/login/enrolment/passkey',
    access: ANYONE,
    handle: async (ctx, request) => startPasskeyEnrolment(ctx, stepKeyOf(request, parse(stepStart, request.body).challenge)),
  });
  addRoute(http, {
    method: 'POST',
    path: '/login/enrolment/passkey/confirmation',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { challenge, ...made } = parse(passkeyEnrolment, request.body);
      const entry = await finishPasskeyEnrolment(ctx, stepKeyOf(request, challenge), made);
      forgetStep(reply, ctx.app);
      return { status: 'ok', ...entry };
    },
  });
}
