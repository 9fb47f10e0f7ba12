import type { FastifyInstance } from 'fastify';
import { addGraphql } from '#platform/graphql-route';
import type { App } from '#platform/context';
import { openHttp } from '#platform/http';
import { schema } from './schema';
import { addSessionRoutes } from '#features/sessions/rest';
import { addPasswordRoutes } from '#features/passwords/rest';
import { addSsoRoutes } from '#features/sso/rest';

/** The server with every feature's doors on it. */
export function buildHttp(app: App): FastifyInstance {
  const http = openHttp(app);
  addGraphql(http, app, schema);
  addSessionRoutes(http);
  addSsoRoutes(http, app);
  addPasswordRoutes(http);
  return http;
}
