import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { path: string; authorization: string; body: { model: string; messages: { role: string; content: string }[] } };
export type Behaviour = (response: ServerResponse, heard: Heard, call: number) => void;

/** A local chat service for tests: it answers as configured and records the requests it receives. */
export async function openFakeProvider(first: Behaviour) {
  const heard: Heard[] = [];
  let behave = first;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Heard['body']; // our own request, whose shape the test checks
      const one = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body };
      heard.push(one);
      behave(response, one, heard.length);
    });
  });
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo; // a TCP server has an address object
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    heard,
    /** Changes the behaviour and clears the recorded requests. */
    behaves(next: Behaviour) {
      behave = next;
      heard.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const says =
  (content: unknown): Behaviour =>
  response => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
  };

export const ends =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  response => {
    response.writeHead(status, headers).end('{}');
  };

/** Sends data until the client disconnects. */
export const neverEnds: Behaviour = response => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const part = 'x'.repeat(65_536);
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
};

/** Starts an answer and never finishes it. */
export const beginsOnly: Behaviour = response => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":');
};

export const saysNothing: Behaviour = () => undefined;
