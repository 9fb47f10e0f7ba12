import { Agent, request as ask } from 'node:http';
import { addDrain } from '#platform/drain';
import { addHealth } from '#platform/health';
import { createLeaving } from '#platform/leaving';
import type { App } from '#platform/context';
import { buildHttp } from '#routes';
import { openSmallProxy } from './small-proxy';

const LOOK_EVERY_MS = 50;
const CLIENTS = 8;

type Node = { stop(noticeMs: number): Promise<void> };
export type RollingNodes = {
  /**
   * Sends requests without a pause until there were enough and every node was replaced; returns the count of each status, 0 for a broken
   * connection.
   */
  restartUnderLoad(requests: number, noticeMs: number): Promise<Record<number, number>>;
  close(): Promise<void>;
};

/** Two nodes behind a proxy that never retries, queried for a page that needs a session. */
export async function openRollingNodes(app: App, token: string): Promise<RollingNodes> {
  const proxy = await openSmallProxy(LOOK_EVERY_MS);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

  /** A node opened as in `serve` and stopped as in `main`. */
  async function startNode(): Promise<Node> {
    const leaving = createLeaving();
    const http = buildHttp(app);
    addDrain(http, leaving);
    addHealth(http, app, leaving);
    const port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port);
    proxy.nodes.add(port);
    return {
      async stop(noticeMs) {
        await leaving.ask(noticeMs);
        await http.close();
        proxy.nodes.delete(port);
      },
    };
  }

  const statusOf = (path: string): Promise<number> =>
    new Promise(resume => {
      const asked = ask(`${proxy.url}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, reply => {
        reply.resume().on('end', () => resume(reply.statusCode ?? 0));
      });
      asked.on('error', () => resume(0)).end();
    });

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

  /** Stops one node after the other and starts another in its place, as an upgrade does. */
  async function restartAll(noticeMs: number): Promise<void> {
    const fresh: Node[] = [];
    for (const node of nodes) {
      fresh.push(await startNode());
      await new Promise(resume => setTimeout(resume, LOOK_EVERY_MS * 4)); // the proxy notices it
      await node.stop(noticeMs);
    }
    nodes = fresh;
  }

  let nodes = [await startNode(), await startNode()];
  for (let tries = 0; tries < 400 && (await statusOf('/me')) !== 200; tries++) await new Promise(resume => setTimeout(resume, 25));
  return {
    restartUnderLoad: (requests, noticeMs) => load(requests, restartAll(noticeMs)),
    async close() {
      await Promise.all(nodes.map(node => node.stop(0)));
      agent.destroy();
      await proxy.close();
    },
  };
}
