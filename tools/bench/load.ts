import { connect, type Socket } from 'node:net';

export type Load = { url: string; method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

const CONNECTIONS = 16;

/** Requests per second over kept-alive connections. It uses plain sockets, because a parsing client would be the bottleneck. */
export async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  const { hostname, port } = new URL(load.url);
  const bytes = Buffer.from(requestText(load));
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(connect(Number(port), hostname), bytes, until)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function requestText({ url, method, headers = {}, body = '' }: Load): string {
  const { pathname, host } = new URL(url);
  const all = { host, connection: 'keep-alive', 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

function keepAsking(socket: Socket, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let pending = '';
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: string) => {
      pending += chunk;
      const size = replySize(pending);
      if (size === undefined || pending.length < size) return;
      if (!pending.startsWith('HTTP/1.1 200 ')) return void socket.destroy(new Error(`The server answered ${pending.slice(0, 300)}`));
      pending = pending.slice(size);
      answered++;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answered));
    });
  });
}

/** The size of head and body together, once the head is complete. */
function replySize(reply: string): number | undefined {
  const headEnd = reply.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(reply.slice(0, headEnd))?.[1];
  if (!length) throw new Error('The server answered without a content-length.');
  return headEnd + 4 + Number(length);
}
