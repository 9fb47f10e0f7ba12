// node --import tsx server/src/bench/webhooks/run.ts: the number of signed events per second that are delivered to endpoints on this
// machine.
import { besideAim } from '@hakaru/tools/bench/aims';
import { createServer } from 'node:http';
import { announce, deliverDue } from '#features/webhooks/public';
import { inScope } from '#platform/db';
import { seal } from '#platform/seal';
import { openBenchServer } from '#bench/bench-server';
import { databaseMeter } from '#bench/figures/database-seconds';
import { plantEndpoints } from './bench-store';

const ENDPOINTS = 4;
const EVENTS = 400;
/** By the processor time of the server, with the receiver in it, and of the database: the same on a busy machine. */
const LEAST_PER_CORE = 100;

let received = 0;
const receiver = createServer((request, answer) => {
  request.resume().on('end', () => {
    received++;
    answer.writeHead(204).end();
  });
});
await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done));
const address = receiver.address();
const port = typeof address === 'object' && address ? address.port : 0;

const { app, close } = await openBenchServer({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_HTTP: '1' });
const urls = Array.from({ length: ENDPOINTS }, (_, n) => `http://127.0.0.1:${port}/${n}`);
const endpoints = await inScope(app.database.db, 'platform', db =>
  plantEndpoints(db, { urls, secret: seal(app.settings.secret, 'whsec_bench') }),
);
const organisationId = endpoints[0]?.organisationId ?? '';
const writing = performance.now();
for (let n = 0; n < EVENTS; n++)
  await inScope(app.database.db, { organisation: organisationId }, db =>
    announce({ app, db }, { kind: 'monthPopulated', organisationIds: [organisationId], about: { n: String(n) }, page: '/monthEnd' }),
  );
const written = (performance.now() - writing) / 1000;

const perSecond = (count: number, from: number) => count / ((performance.now() - from) / 1000);
const line = (label: string, value: string) => console.log(`  ${label.padEnd(44)}${value}`);

const [first, ...others] = endpoints;
const databaseSeconds = await databaseMeter(app.database.db);
const processor = process.cpuUsage();
const database = databaseSeconds();
const alone = performance.now();
if (first) await drain(first);
const one = perSecond(received, alone);
const beside = performance.now();
await Promise.all(others.map(drain));
const several = perSecond(received - EVENTS, beside);
const { user, system } = process.cpuUsage(processor);
const perCore = received / ((user + system) / 1e6 + databaseSeconds() - database);
if (received !== ENDPOINTS * EVENTS) throw new Error(`${received} of ${ENDPOINTS * EVENTS} deliveries arrived`);
line('events written, for four endpoints each', `${(EVENTS / written).toFixed(0)}/s`);
line('deliveries to one endpoint, in their order', `${one.toFixed(0)}/s`);
line('deliveries to three endpoints at once', `${several.toFixed(0)}/s`);
line('deliveries on one core', `${perCore.toFixed(0)}/s (${besideAim(perCore, { least: LEAST_PER_CORE, unit: '/s' })})`);

await close();
receiver.closeAllConnections();
receiver.close();

/** One run of the job sends only a part, so it is repeated until nothing is due. */
async function drain(endpoint: (typeof endpoints)[number]): Promise<void> {
  while ((await deliverDue(app, endpoint)) > 0);
}
