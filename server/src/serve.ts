import type { FastifyInstance } from 'fastify';
import { adoptChains } from '#features/audit/verification';
import { addWarming } from '#features/books/warming';
import { writeDemoFiles } from '#features/demo/demo-files';
import { refuseDemoLogins } from '#features/demo/in-production';
import { demoPeople } from '#features/demo/people';
import { plantDemo } from '#features/demo/plant';
import { countedTasks, countRequests, openMetrics } from '#features/operations/metrics-listener';
import { openApp, type OpenedApp } from '#platform/app';
import { addDrain } from '#platform/drain';
import { addHealth } from '#platform/health';
import { openHttp } from '#platform/http';
import type { Leaving } from '#platform/leaving';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { WEB } from '#platform/places';
import { addProgress } from '#platform/progress-route';
import { noteServer } from '#platform/running-servers';
import type { Settings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { assertReachable, warnings } from '#platform/start-checks';
import { openStarting, type Starting } from '#platform/starting';
import { addWebFiles } from '#platform/web-files';
import { openTraceExport, type TraceExport } from '#platform/trace-export';
import { tracedTasks, traceRequests } from '#platform/tracing';
import { startWorker } from '#platform/worker';
import { buildHttp } from '#routes';
import { tasks } from './tasks';

/** Opens the application and returns when it serves. Each resource is passed to `opened` at once, so that a failed start closes it, too. */
export async function serve({
  settings,
  log,
  leaving,
  opened,
}: {
  settings: Settings;
  log: Log;
  leaving: Leaving;
  opened(close: () => Promise<void>): void;
}): Promise<void> {
  // Port 0 means any free port, which nobody can know before it is logged.
  const starting = await listening(settings, () => openStarting(log, settings.port === 0 ? null : settings));
  opened(() => starting.close());
  starting.step({ en: 'Opening the database', jp: 'データベースを開いています' });
  // Creating or starting the embedded database takes seconds, after those for loading the program, so the log says what is going on.
  if (!settings.databaseUrl) {
    starting.log.info('opening the database');
    const takeBack = noteServer(settings.dataDir);
    opened(async () => takeBack());
  }
  const app = await openApp(settings, starting.log);
  opened(() => app.closeApp());
  await assertReachable(app);
  await refuseDemoLogins(app);
  await prepare(app, starting);
  const { metrics } = app;
  const traces = openTraces(app);
  if (traces) opened(() => traces.close());
  if (settings.role !== 'web') {
    const counted = countedTasks(tasks, metrics);
    const worker = await startWorker(app, traces ? tracedTasks(counted, traces) : counted);
    opened(() => worker.stop());
  }
  const http = await openDoors(app, leaving);
  if (traces) traceRequests(http, traces);
  if (settings.metricsPort) opened(await watched(app, http, { metrics, port: settings.metricsPort }));
  opened(() => http.close());
  await starting.close();
  await listening(settings, () => http.listen({ port: settings.port, host: settings.host }));
  for (const warning of warnings(settings)) log.warn(warning);
  announce(settings, http);
}

async function prepare(app: OpenedApp, starting: Starting): Promise<void> {
  const { demo, demoMonths, appEnv } = app.settings;
  if (demo) starting.step({ en: 'Preparing the demo institution', jp: 'デモの機関を準備しています' });
  const isNew = demo && (await plantDemo(app, { sentMonths: demoMonths }));
  if (demo && appEnv === 'local') await writeDemoFiles(starting.log, { isNew });
  starting.step({ en: 'Checking the audit trail', jp: '操作履歴を確認しています' });
  await adoptChains(app);
}

/** Opens the port for Prometheus; returns how to close it. */
async function watched(app: OpenedApp, http: FastifyInstance, { metrics, port }: { metrics: Metrics; port: number }) {
  countRequests(http, metrics);
  const listener = await listening({ ...app.settings, port }, () => openMetrics(app, metrics, { port, host: app.settings.host }));
  return () => new Promise<void>(resume => void listener.close(() => resume()).closeAllConnections());
}

/** Only if a collector is configured. It is closed after the HTTP server and the worker, so that their last spans are sent. */
function openTraces({ settings, log }: OpenedApp): TraceExport | null {
  const { otelExporterOtlpEndpoint: endpoint, otelExporterOtlpHeaders: headers, release, role } = settings;
  return endpoint ? openTraceExport({ endpoint, headers, release, role, log }) : null;
}

/** A worker serves only the health checks. */
async function openDoors(app: OpenedApp, leaving: Leaving): Promise<FastifyInstance> {
  const servesPages = app.settings.role !== 'worker';
  const http = servesPages ? buildHttp(app) : openHttp(app);
  addDrain(http, leaving);
  addHealth(http, app, leaving);
  if (!servesPages) return http;
  await addProgress(http, app);
  addWarming(http, app);
  addWebFiles(http, WEB);
  return http;
}

/** Explains why an address cannot be used. */
async function listening<T>({ port, host }: Settings, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new SettingsError(`Port ${port} is taken by another program: stop it, or choose another one with PORT.`);
    if (code === 'EACCES') throw new SettingsError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
    if (code === 'EADDRNOTAVAIL') throw new SettingsError(`HOST ${host} is no address of this machine: choose another one.`);
    throw error;
  }
}

function announce(settings: Settings, http: FastifyInstance): void {
  const [first] = http.addresses();
  const url = settings.port === 0 && typeof first === 'object' ? `http://localhost:${first.port}` : settings.publicUrl;
  const lines = [`Hakaru ${settings.release} is ready at ${url}`];
  if (settings.demo) {
    const width = Math.max(...demoPeople.map(({ email }) => email.length));
    lines.push('', 'Demo log-ins:', ...demoPeople.map(({ email, password }) => `  ${email.padEnd(width)}  ${password}`), '');
  }
  console.log(lines.join('\n'));
}
