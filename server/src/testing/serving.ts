// A server with its worker in a process that a test may kill at any moment. Prints its address.
import { addDrain } from '#platform/drain';
import { openApp } from '#platform/app';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { startWorker } from '#platform/worker';
import { buildHttp } from '#routes';
import { tasks } from '#tasks';

const settings = readSettings(process.env);
const app = await openApp(
  settings,
  createLog({ appEnv: 'production' }, () => undefined),
);
// Jobs of a dead worker are released after a second, so that the test does not wait a minute.
await startWorker(app, tasks, { beatMs: 200, silentMs: 1_000 });
const http = buildHttp(app);
addDrain(http);
await http.listen({ port: 0, host: '127.0.0.1' });
const [address] = http.addresses();
console.log(`ready at http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`);
