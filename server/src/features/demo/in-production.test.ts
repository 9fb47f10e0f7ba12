import { afterAll, beforeAll, expect, test } from 'vitest';
import { SettingsError } from '#platform/settings-error';
import { openTestServer, type TestServer } from '#testing/test-server';
import { refuseDemoLogins } from './in-production';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

test('production does not start on a database with the demo’s log-ins; elsewhere they are welcome, and without them it starts', async () => {
  const { app } = server;
  await expect(refuseDemoLogins(app)).resolves.toBeUndefined();
  const production = { ...app, settings: { ...app.settings, appEnv: 'production' as const } };
  await expect(refuseDemoLogins(production)).rejects.toThrow(SettingsError);
  await expect(refuseDemoLogins(production)).rejects.toThrow(/^The database holds \d+ demo log-ins \(admin@hoshikawa\.example and/);
  await server.sql(`update app_user set email = 'person-' || id || '@client.jp'`);
  await expect(refuseDemoLogins(production)).resolves.toBeUndefined();
});
