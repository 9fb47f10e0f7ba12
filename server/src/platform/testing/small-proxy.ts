import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SmallProxy = {
  url: string;
  /** The ports of its nodes. */
  nodes: Set<number>;
  /** The nodes that were ready at the last check. */
  ready: ReadonlySet<number>;
  close(): Promise<void>;
};

/**
 * A minimal proxy: checks every node's /readyz, sends each request to the next ready node on kept connections, and never retries: a request
 * lost by a node is answered 502.
 */
export async function openSmallProxy(lookEveryMs: number): Promise<SmallProxy> {
  const nodes = new Set<number>();
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = (port: number): void => {
    const asked = ask({ port, host: '127.0.0.1', path: '/readyz', agent: false, timeout: lookEveryMs * 4 }, reply => {
      reply.resume();
      if (reply.statusCode === 200 && nodes.has(port)) ready.add(port);
      else ready.delete(port);
    });
    asked.on('error', () => ready.delete(port)).end();
  };
  const timer = setInterval(() => nodes.forEach(look), lookEveryMs);
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const known = [...ready];
    const port = known[turn++ % known.length];
    const fail = () => void (to.headersSent ? to.destroy() : to.writeHead(502).end());
    if (port === undefined) return fail();
    const asked = ask({ port, host: '127.0.0.1', path: from.url, method: from.method, headers: from.headers, agent }, reply => {
      // Without them a packed reply could not be read.
      const { 'content-type': type, 'content-encoding': encoding } = reply.headers;
      to.writeHead(reply.statusCode ?? 502, {
        ...(type ? { 'content-type': type } : {}),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      });
      reply.on('error', fail).pipe(to);
    });
    from.pipe(asked.on('error', fail));
  };
  const server: Server = createServer(pass).listen(0, '127.0.0.1');
  await new Promise(resume => server.once('listening', resume));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    nodes,
    ready,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise(resume => server.close(resume));
    },
  };
}
