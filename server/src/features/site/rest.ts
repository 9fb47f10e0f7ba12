import { RELEASE } from '@hakaru/contract/limits';
import type { FastifyInstance } from 'fastify';
import { ANYONE } from '#platform/access';
import type { App } from '#platform/context';
import { addRoute } from '#platform/http';

/** What the web needs to know of this installation before anybody signs in. Nothing here is secret or personal. */
export function addSiteRoutes(http: FastifyInstance, { settings }: App): void {
  const site = {
    environment: settings.appEnv,
    release: RELEASE,
    mainSiteUrl: settings.mainSiteUrl,
    externalLoginUrl: settings.externalLoginUrl,
    helpUrlManager: settings.helpUrlManager ?? null,
    helpUrlDefault: settings.helpUrlDefault ?? null,
    environments: settings.environments,
    sentryDsn: settings.sentryDsn ?? null,
  };
  addRoute(http, { method: 'GET', path: '/site', access: ANYONE, handle: async () => site });
}
