import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { MEMBER } from '#platform/access';
import { languageAsked } from '#platform/attachments';
import { addRoute } from '#platform/http';
import { openApiOf } from './openapi';
import { apiSchemaOf } from './schema-tree';

/** The data behind the pages under /docs/api; both are derived from the running server. */
export function addApiDocRoutes(http: FastifyInstance, schema: GraphQLSchema): void {
  const tree = apiSchemaOf(schema);
  addRoute(http, { method: 'GET', path: '/docs/schema.json', access: MEMBER, packed: true, handle: async () => tree });
  addRoute(http, {
    method: 'GET',
    path: '/docs/openapi.json',
    access: MEMBER,
    packed: true,
    handle: async ({ app }, request) => openApiOf(http.doors, { language: languageAsked(request), release: app.settings.release }),
  });
}
