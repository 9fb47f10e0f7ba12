import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { bundleChildren } from '@hakaru/tools/build';
import { ROOT } from '@hakaru/tools/programs';
import { APP_ROLE, OWNER_ROLE, startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { migrate } from '#platform/migrate';
import { BUNDLED_CHILDREN } from '#platform/places';
import { dropTestDatabases, keep, keptCluster, takeKept } from './kept-cluster';
import type { TestCluster } from './test-database';

const TEMPLATE = 'hakaru_template';

/**
 * One database server for the whole run, started when the first test needs it, so that runs without database tests do not start one. Tests
 * run in other processes, so they ask through a loopback port.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(tmpdir(), `hakaru-test-${process.pid}`);
  const kept = keptCluster();
  let cluster: Promise<{ postgres: EmbeddedPostgres; facts: TestCluster }> | undefined;
  const door = await openDoor(async () => (await (cluster ??= startCluster(dataDir, takeKept(kept, dataDir)))).facts);
  project.provide('testDatabasePort', door.port);
  const forgetChildren = project.config.watch ? () => undefined : await prepareChildren(); // watched sources may change
  return async () => {
    forgetChildren();
    door.server.close();
    const started = await cluster?.catch(() => undefined);
    if (started && kept) await dropTestDatabases(started.facts.superuserUrl);
    await started?.postgres.stop();
    if (started && kept) keep(kept, dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Bundled again for every run, so never stale; test processes start later and inherit the location. */
async function prepareChildren(): Promise<() => void> {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}.cache/test-children-`);
  await bundleChildren(folder);
  process.env[BUNDLED_CHILDREN] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

async function startCluster(dataDir: string, isPrepared: boolean): Promise<{ postgres: EmbeddedPostgres; facts: TestCluster }> {
  if (!isPrepared) mkdirSync(dataDir, { mode: 0o755 });
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: { info: () => undefined, warn: message => console.warn(message) },
  });
  try {
    if (!isPrepared) await makeTemplate(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const { ownerUrl, appUrl, superuserUrl } = postgres;
  return { postgres, facts: { ownerUrl, appUrl, superuserUrl, template: TEMPLATE, sharedDir: join(dataDir, 'shared') } };
}

async function makeTemplate({ superuserUrl, ownerUrl }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE} owner ${OWNER_ROLE}`);
  await client.end();
  await migrate({ ownerUrl: ownerUrl.replace('/hakaru?', `/${TEMPLATE}?`), appRole: APP_ROLE });
}

/** Answers every caller with the cluster's facts, or with why there are none. */
function openDoor(facts: () => Promise<TestCluster>): Promise<{ server: Server; port: number }> {
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    facts().then(
      found => socket.end(JSON.stringify(found)),
      (error: unknown) => socket.end(JSON.stringify({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })),
    );
  });
  return new Promise(resume => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resume({ server, port: address && typeof address === 'object' ? address.port : 0 });
    });
  });
}
