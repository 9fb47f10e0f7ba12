import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addDrain } from '#platform/drain';

test('F8: a stop finishes the request at work, and does not wait for connections that ask nothing', async () => {
  const http = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 72_000 });
  addDrain(http);
  http.get('/slow', async () => {
    await new Promise(resume => setTimeout(resume, 300));
    return 'finished';
  });
  const address = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const idle = connect(Number(address.port), address.hostname);
  await new Promise(resume => idle.once('connect', resume));
  const asked = fetch(`${address.href}slow`).then(reply => reply.text());
  await new Promise(resume => setTimeout(resume, 100));
  const from = performance.now();
  await http.close();
  expect(await asked).toBe('finished');
  expect(performance.now() - from).toBeGreaterThan(100);
  expect(performance.now() - from).toBeLessThan(5000);
  idle.destroy();
});
