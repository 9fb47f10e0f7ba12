import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addDrain } from '#platform/drain';

test('F8: a stop finishes the request at work, and does not wait for connections that ask nothing', async () => {
  const http = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 72_000 });
  addDrain(http);
  let begin = (): void => undefined;
  let release = (): void => undefined;
  const begun = new Promise<void>(resume => (begin = resume));
  const released = new Promise<void>(resume => (release = resume));
  http.get('/slow', async () => {
    begin();
    await released;
    return 'finished';
  });
  const address = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const idle = connect(Number(address.port), address.hostname);
  await new Promise(resume => idle.once('connect', resume));
  const asked = fetch(`${address.href}slow`).then(reply => reply.text());
  await begun;
  const closing = http.close();
  await new Promise(resume => idle.once('close', resume)); // closed while the other is still busy
  release();
  expect(await asked).toBe('finished');
  await closing;
});
