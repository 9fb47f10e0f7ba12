import { randomUUID } from 'node:crypto';
import { SESSION_EXPIRES_HEADER } from '@hakaru/contract/reply-headers';
import { AppError, refusals } from '@hakaru/contract/errors';
import { acceptedLanguage } from '@hakaru/contract/languages';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify';
import { requireAccess, requireScope, type Access } from './access';
import { canonicalIp } from './client-ip';
import { senderIdOf, type App, type Context } from './context';
import { REQUEST_MS } from './deadlines';
import type { Who } from './fair-turns';
import { refuseNul } from './nul';
import { sendPacked } from './packed-reply';
import { asRefusal } from './refusals';
import { withinRequest } from './request-work';
import { securityHeaders } from './security-headers';
import { admitProgram, isServiceToken, programOf } from './service-tokens';
import { actorOf, hashToken, isStranded, noteSeen, renewedEnd } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    context: Context;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The time a request may take after its body was received; Infinity for connections that stay open. */
    deadlineMs?: number;
  }
  interface FastifyInstance {
    /** All routes, for tests that call every one. */
    doors: { method: string; url: string; access: Access }[];
  }
}

const BODY_BYTES = 1_048_576;
/** For uploads checked at once and printing, which take long; queries have a shorter limit. */

/** The basic server: authentication, access, refusals and headers. Features add their routes. */
export function openHttp(app: App): FastifyInstance {
  const http = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: app.settings.trustProxy.length > 0 ? app.settings.trustProxy : false,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests received before closing are answered
    routerOptions: { maxParamLength: 300 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  http.server.headersTimeout = 10_000;
  http.decorateRequest('context');
  http.decorate('doors', []);
  http.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not declare who may use it`);
    for (const one of [method].flat()) http.doors.push({ method: one, url, access: config.access });
  });
  const headers = securityHeaders(app.settings);
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    request.context = await contextOf(app, request);
    const { actor } = request.context;
    if (!actor) return;
    if (actor.token) return await admitProgram(app, actor, actor.token, { ip: request.context.request.ip, reply });
    noteSeen(app, actor);
    reply.header(SESSION_EXPIRES_HEADER, renewedEnd(app, actor).toISOString());
  });
  http.addHook('preValidation', (request, _, done) => {
    refuseNul(request);
    done();
  });
  http.addHook('preHandler', (request, _, done) => {
    // Without a route, the sender is not looked up.
    if (!request.is404) {
      const { url = '', config } = request.routeOptions;
      const access = config.access ?? { who: 'superuser' };
      requireScope(request.context, access, `${request.method} ${url.replace(/^\/api(?=\/)/, '')}`);
      requireAccess(request.context, access);
    }
    withinRequest(whoOf(request.context), request.routeOptions.config?.deadlineMs ?? REQUEST_MS, done);
  });
  http.addHook('onResponse', (request, reply, done) => {
    logResponse(app, request, reply);
    done();
  });
  http.setNotFoundHandler(() => Promise.reject(new AppError('notFound')));
  http.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(app, error, request, reply));
  return http;
}

/** The organisation and person for fair turns, or the address. */
function whoOf({ actor, request }: Context): Who {
  if (actor) return { organisation: actor.organisation.id, person: senderIdOf(actor) };
  return { organisation: `address ${request.ip}`, person: `address ${request.ip}` };
}

async function contextOf(app: App, request: FastifyRequest): Promise<Context> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const tokenHash = scheme?.toLowerCase() === 'bearer' && token ? hashToken(token) : null;
  const ip = canonicalIp(request.ip) ?? 'unknown';
  const actor = tokenHash ? await (isServiceToken(token ?? '') ? programOf : actorOf)(app, tokenHash, ip) : null;
  const { 'authorization-module': module, 'idempotency-key': key } = request.headers;
  return {
    app,
    db: app.database.db,
    actor: actor && !isStranded(actor) ? actor : null,
    request: {
      id: request.id,
      ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
      language: acceptedLanguage(request.headers['accept-language']),
      module: typeof module === 'string' && module !== '' ? module : null,
      tokenHash,
      idempotencyKey: typeof key === 'string' ? key : null,
    },
  };
}

const FRAMEWORK_STATUS: Readonly<Record<number, ConstructorParameters<typeof AppError>[0]>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'unsupported',
};

function sendRefusal(app: App, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(app, error, request, reply);
  const { status, message } = refusals[refusal.refusal];
  const errors = Object.keys(refusal.fields).length > 0 ? { errors: refusal.fields } : {};
  return reply.code(status).send({ message, ...errors, ...(refusal.refusal === 'internal' ? { requestId: request.id } : {}) });
}

/** The refusal a failed request is answered with, whatever the shape of the reply: a fault of ours is logged, and a wait is stated. */
export function refusalFor(app: App, error: FastifyError, request: FastifyRequest, reply: FastifyReply): AppError {
  const refusal = frameworkRefusal(error) ?? asRefusal(error);
  if (refusal.refusal === 'internal')
    app.log.error('request failed', { requestId: request.id, path: pathOf(request), error: error.stack ?? error.message });
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return refusal;
}

/** The framework refuses malformed bodies and the like itself; its messages are not exposed. */
function frameworkRefusal(error: FastifyError): AppError | null {
  if (!error.statusCode || error.statusCode >= 500 || error instanceof AppError) return null;
  return new AppError(FRAMEWORK_STATUS[error.statusCode] ?? 'invalid', error.statusCode === 400 ? { body: ['malformed'] } : {});
}

function logResponse(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const actor = request.context?.actor;
  app.log.info('request', {
    requestId: request.id,
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(actor
      ? {
          who: actor.user.id,
          ...(actor.token ? { token: actor.token.id } : {}),
          org: actor.organisation.id,
          ...(actor.original ? { asWhom: actor.impersonatedRole } : {}),
        }
      : {}),
  });
}

/** The route's pattern rather than the path: paths contain tokens, and query strings may hold passwords (decisions G05). */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'no route';
}

export type Route = {
  method: HTTPMethods;
  path: string;
  access: Access;
  bodyLimit?: number;
  /** Its reply contains no secret and may be compressed (decision 0160). */
  packed?: true;
  handle: (ctx: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Every route is available at the root and under /api (decisions G04). */
export function addRoute(http: FastifyInstance, route: Route): void {
  for (const url of [route.path, `/api${route.path}`]) {
    http.route({
      method: route.method,
      url,
      config: { access: route.access },
      ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
      handler: async (request, reply) => {
        const value = await route.handle(request.context, request, reply);
        return route.packed ? await sendPacked(request, reply, value) : value;
      },
    });
  }
}
