import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A connection to the database that can be frozen, cut and restored, to imitate a network or a stalled machine without touching the
 * database.
 */
export type SlowLine = { url: string; freeze(): void; thaw(): void; cut(): Promise<void>; mend(): Promise<void>; close(): Promise<void> };

export async function openSlowLine(databaseUrl: string): Promise<SlowLine> {
  const target = addressOf(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer(near => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', chunk => to.write(chunk)).on('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause(); // adding a data listener resumes it
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // a TCP server has no path as its address
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const hold = (frozen: boolean): void => {
    isFrozen = frozen;
    for (const socket of sockets) socket[frozen ? 'pause' : 'resume']();
  };
  return {
    url: through(databaseUrl, port),
    freeze: () => hold(true),
    thaw: () => hold(false),
    cut,
    mend: async () => void (await listen(port)),
    close: async () => (server.listening ? await cut() : undefined),
  };
}

function addressOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { searchParams, hostname, port } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const number = Number(searchParams.get('port') ?? (port || 5432));
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

function through(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
