import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRollingNodes, type RollingNodes } from '#platform/testing/rolling-nodes';
import { openTestServer, type TestServer } from '#testing/test-server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

const REQUESTS = process.env['COUNTS'] === 'full' ? 10_000 : 800;
const NOTICE_MS = 1_000;

let server: TestServer;
let nodes: RollingNodes;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  nodes = await openRollingNodes(server.app, await server.as('admin@hoshikawa.example'));
});
afterAll(async () => {
  await nodes.close();
  await server.close();
});

test('F8: no request is lost while two nodes are restarted one after the other; without the notice some are', async () => {
  const statuses = await nodes.restartUnderLoad(REQUESTS, NOTICE_MS);
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses[200]).toBeGreaterThanOrEqual(REQUESTS);
  if (process.env['COUNTS'] === 'full') console.log(`${statuses[200]} requests through a rolling restart, 0 lost`);
  // Verifies the check itself: nodes that stop without notice lose requests.
  const abrupt = await nodes.restartUnderLoad(100, 0);
  expect((abrupt[502] ?? 0) + (abrupt[0] ?? 0)).toBeGreaterThan(0);
});
