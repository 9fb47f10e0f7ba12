import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Received = { headers: IncomingHttpHeaders; body: string; event: Record<string, unknown> };

/** A customer's system that receives events. `status` is what it answers with; 0 sends no answer. */
export type Receiver = { url: string; received: Received[]; status: number; close(): Promise<void> };

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, answer) => {
    void buffer(request).then(bytes => {
      const body = bytes.toString('utf8');
      const event = JSON.parse(body) as Record<string, unknown>; // every body is an object
      receiver.received.push({ headers: request.headers, body, event });
      if (receiver.status !== 0) answer.writeHead(receiver.status).end('a long answer that nobody here reads');
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, // listens on a port
    received: [],
    status: 204,
    close: () =>
      new Promise(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return receiver;
}

/** Verifies the signature exactly as docs/operations.md describes it. */
export function isSignedBy(secret: string, { headers, body }: Received, now: Date): boolean {
  const parts = String(headers['hakaru-signature'])
    .split(',')
    .map(part => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(now.getTime() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .some(([, code = '']) => code.length === 64 && timingSafeEqual(Buffer.from(code, 'hex'), expected));
}
