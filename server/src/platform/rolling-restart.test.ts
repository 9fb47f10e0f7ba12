import { Agent, request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDrain } from '#platform/drain';
import { addHealth } from '#platform/health';
import { createLeaving } from '#platform/leaving';
import { openSmallProxy, type SmallProxy } from '#platform/testing/small-proxy';
import { buildHttp } from '#routes';
import { openTestServer, type TestServer } from '#testing/test-server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

const REQUESTS = process.env['COUNTS'] === 'full' ? 10_000 : 800;
const LOOK_EVERY_MS = 50;
const NOTICE_MS = 1_000;
const CLIENTS = 8;

let server: TestServer;
let proxy: SmallProxy;
let token: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  token = await server.as('admin@hoshikawa.example');
  proxy = await openSmallProxy(LOOK_EVERY_MS);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

type Node = { port: number; stop(noticeMs: number): Promise<void> };

/** A node as `serve` opens it, stopped as `main` stops it. */
async function startNode(): Promise<Node> {
  const leaving = createLeaving();
  const http = buildHttp(server.app);
  addDrain(http, leaving);
  addHealth(http, server.app, leaving);
  const port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port);
  proxy.nodes.add(port);
  return {
    port,
    async stop(noticeMs) {
      await leaving.ask(noticeMs);
      await http.close();
      proxy.nodes.delete(port);
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const statusOf = (path: string): Promise<number> =>
  new Promise(resume => {
    const asked = ask(`${proxy.url}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, reply => {
      reply.resume().on('end', () => resume(reply.statusCode ?? 0));
    });
    asked.on('error', () => resume(0)).end();
  });

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 400 && (await statusOf('/me')) !== 200; tries++) await new Promise(resume => setTimeout(resume, 25));
}

/** Clients that ask without a pause until enough was asked and the restarts are over; how often each status came. */
async function load(requests: number, meanwhile: Promise<void>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let sent = 0;
  let isOver = false;
  const over = meanwhile.then(() => (isOver = true));
  const client = async (): Promise<void> => {
    while (sent < requests || !isOver) {
      sent++;
      const status = await statusOf('/me');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await over;
  return statuses;
}

/** One node after the other is stopped and another started in its place, as an upgrade does. */
async function restartAll(nodes: Node[], noticeMs: number): Promise<Node[]> {
  const fresh: Node[] = [];
  for (const node of nodes) {
    fresh.push(await startNode());
    await new Promise(resume => setTimeout(resume, LOOK_EVERY_MS * 4)); // the proxy finds it
    await node.stop(noticeMs);
  }
  return fresh;
}

test('F8: no request is lost while two nodes are restarted one after the other; without the notice some are', async () => {
  let nodes = [await startNode(), await startNode()];
  await untilReady();
  const rolling = async (noticeMs: number): Promise<void> => void (nodes = await restartAll(nodes, noticeMs));
  const statuses = await load(REQUESTS, rolling(NOTICE_MS));
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses[200]).toBeGreaterThanOrEqual(REQUESTS);
  if (process.env['COUNTS'] === 'full') console.log(`${statuses[200]} requests through a rolling restart, 0 lost`);
  // The checker sees what it is for: nodes that go without a word lose what was on its way to them.
  const abrupt = await load(100, rolling(0));
  expect((abrupt[502] ?? 0) + (abrupt[0] ?? 0)).toBeGreaterThan(0);
  await Promise.all(nodes.map(node => node.stop(0)));
  agent.destroy();
});
