import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { SCIM_PAGE, SCIM_TYPE, scimUser } from '@hakaru/contract/scim';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { USER_MANAGER } from '#platform/access';
import { signedIn, type App, type SignedIn } from '#platform/context';
import { addRoute, refusalFor } from '#platform/http';
import { idOf } from '#platform/ids';
import { createUser, getUser, listUsers, setUser } from './actions';
import { RESOURCE_TYPES, SCHEMAS, SERVICE_PROVIDER } from './discovery';
import { filterOf, patchedBy } from './requested';
import { listOf, locationOf, resourceOf, SCIM_PATH, versionOf } from './resource';
import { asScimError, bodyOf, ScimError } from './scim-error';
import type { ScimRow } from './store';

type Reply = { status: number; body: object | null; row?: ScimRow };
type Work = (ctx: SignedIn, request: FastifyRequest) => Promise<Reply>;

/** The users of an organisation as a directory keeps them (SCIM 2.0): for programs with a service token. */
export function addScimRoutes(http: FastifyInstance, app: App): void {
  for (const prefix of [SCIM_PATH, `/api${SCIM_PATH}`])
    http.register(
      async scoped =>
        void scoped.setNotFoundHandler((_, reply) => sendError(reply, new ScimError(404, 'There is nothing under this address.'))),
      { prefix },
    );
  http.register(async scoped => {
    // Also what is refused before the route: a missing or wrong token, its scope, its rate, the body's size and type.
    scoped.setErrorHandler((error: FastifyError, request, reply) =>
      sendError(reply, error instanceof ScimError ? error : asScimError(refusalFor(app, error, request, reply))),
    );
    scoped.addContentTypeParser(SCIM_TYPE, { parseAs: 'string' }, (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(new AppError('invalid', { body: ['malformed'] }));
      }
    });
    const add = (method: HTTPMethods, path: string, work: Work) =>
      addRoute(scoped, {
        method,
        path: `${SCIM_PATH}${path}`,
        access: USER_MANAGER,
        handle: (ctx, request, reply) => answer(signedIn(ctx), request, reply, work),
      });
    add('GET', '/ServiceProviderConfig', async () => ({ status: 200, body: SERVICE_PROVIDER }));
    add('GET', '/ResourceTypes', async () => ({ status: 200, body: RESOURCE_TYPES }));
    add('GET', '/Schemas', async () => ({ status: 200, body: SCHEMAS }));
    add('GET', '/Users', list);
    add('POST', '/Users', async (ctx, { body }) => shown(ctx, 201, await createUser(ctx, parse(scimUser, body))));
    add('GET', '/Users/:id', async (ctx, request) => shown(ctx, 200, await getUser(ctx, idIn(request))));
    add('PUT', '/Users/:id', async (ctx, request) => {
      const { userName, ...given } = parse(scimUser, request.body);
      const id = idIn(request);
      if ((await getUser(ctx, id)).email !== userName) throw new ScimError(400, 'An address is changed by an administrator.', 'mutability');
      return shown(ctx, 200, await setUser(ctx, id, given, ifMatch(request)));
    });
    add('PATCH', '/Users/:id', async (ctx, request) =>
      shown(ctx, 200, await setUser(ctx, idIn(request), patchedBy(request.body), ifMatch(request))),
    );
    add('DELETE', '/Users/:id', async (ctx, request) => {
      await setUser(ctx, idIn(request), { active: false }, ifMatch(request));
      return { status: 204, body: null };
    });
  });
}

async function answer(ctx: SignedIn, request: FastifyRequest, reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const { status, body, row } = await work(ctx, request);
  if (row) reply.headers({ etag: versionOf(row), location: locationOf(ctx.app, row.id) });
  if (body === null) return reply.code(status).send();
  return reply.code(status).type(`${SCIM_TYPE}; charset=utf-8`).send(JSON.stringify(body));
}

function sendError(reply: FastifyReply, error: ScimError): FastifyReply {
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .type(`${SCIM_TYPE}; charset=utf-8`)
    .send(JSON.stringify(bodyOf(error)));
}

const shown = (ctx: SignedIn, status: number, row: ScimRow): Reply => ({ status, body: resourceOf(ctx.app, row), row });

async function list(ctx: SignedIn, request: FastifyRequest): Promise<Reply> {
  const asked = new URL(request.url, 'http://localhost').searchParams;
  const startIndex = Math.max(1, whole(asked.get('startIndex'), 1));
  const first = Math.min(SCIM_PAGE, Math.max(0, whole(asked.get('count'), SCIM_PAGE)));
  const { data, total } = await listUsers(ctx, filterOf(asked.get('filter') ?? ''), { first, offset: startIndex - 1 });
  return {
    status: 200,
    body: listOf(
      data.map(row => resourceOf(ctx.app, row)),
      { total, startIndex },
    ),
  };
}

const whole = (text: string | null, otherwise: number): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise);

const idIn = ({ params }: FastifyRequest): string => idOf(String((params as { id: string }).id)); // the route has it

const ifMatch = ({ headers }: FastifyRequest): string | null => headers['if-match'] ?? null;
