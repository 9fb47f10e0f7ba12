import { RELEASE } from '@hakaru/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('anybody may ask what installation this is; the answer names no person and no secret', async () => {
  const reply = await server.http.inject({ method: 'GET', url: '/api/site', headers: { accept: 'application/json' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    environment: 'local',
    release: RELEASE,
    mainSiteUrl: '/',
    externalLoginUrl: '/login',
    helpUrlManager: null,
    helpUrlDefault: null,
    environments: {},
    sentryDsn: null,
  });
});
