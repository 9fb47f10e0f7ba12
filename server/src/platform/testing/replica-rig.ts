import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { demoId } from '#features/demo/demo-id';
import { plantDemo, plantDemoPeople } from '#features/demo/plant';
import { openMetrics } from '#features/operations/metrics-listener';
import { startDebianPostgres, type DebianPostgres, type DebianStandby } from '#features/operations/testing/debian-postgres';
import { until } from '#features/operations/testing/installation';
import { openApp, type OpenedApp } from '#platform/app';
import { addHealth } from '#platform/health';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import type { ReadReplica, ReplicaRead } from '#platform/read-replica';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { passwordOf } from '#testing/test-server';
import { buildHttp } from '#routes';

type Reached = Pick<DebianPostgres, 'url'>;

// Replies are unknown until a test checks them.
export type Any = any; // oxlint-disable-line typescript/no-explicit-any

/** A web node of its own, with its own books. */
export type Node = { app: OpenedApp; replica: ReadReplica; http: FastifyInstance; lines: string[] };

/** The demo on a PostgreSQL with a standby, both of which log every statement. */
export class ReplicaRig {
  private readonly tokens = new Map<string, Promise<string>>();
  private readonly nodes: Node[] = [];

  private constructor(
    readonly folder: string,
    readonly primary: DebianPostgres,
    readonly standby: DebianStandby,
  ) {}

  /** With `figures` the whole demo, otherwise only its organisations and users. */
  static async open({ figures = true } = {}): Promise<ReplicaRig> {
    const folder = mkdtempSync(join(tmpdir(), 'hakaru-replica-'));
    const primary = await startDebianPostgres();
    await primary.create('source');
    const planting = await openQuietly(settingsFor(primary, folder, { DATABASE_MIGRATION_URL: primary.url('owner', 'source') }));
    await (figures ? plantDemo(planting, { sentMonths: 4 }) : plantDemoPeople(planting));
    await planting.closeApp();
    for (const statement of [`alter system set log_statement = 'all'`, 'select pg_reload_conf()', 'create role hakaru_stranger login'])
      await run(primary, statement);
    return new ReplicaRig(folder, primary, await primary.standby());
  }

  env(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return settingsFor(this.primary, this.folder, more);
  }

  start(env: NodeJS.ProcessEnv, lines: string[] = []): Promise<OpenedApp> {
    return openQuietly(this.env(env), lines);
  }

  /** The sentence with which a start is refused. */
  async refusal(env: NodeJS.ProcessEnv): Promise<string> {
    try {
      await (await this.start(env)).closeApp();
      return 'started';
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      return error.message;
    }
  }

  async openNode(env: NodeJS.ProcessEnv = {}, { url }: Reached = this.standby): Promise<Node> {
    const lines: string[] = [];
    const app = await this.start({ DATABASE_READ_URL: url('app', 'source'), ...env }, lines);
    if (!app.replica) throw new Error('the node has no replica');
    const http = buildHttp(app);
    addHealth(http, app);
    const node = { app, replica: app.replica, http, lines };
    this.nodes.push(node);
    return node;
  }

  /** A session of a demo user, which holds on every node. */
  as(email: string, { http }: Pick<Node, 'http'>): Promise<string> {
    const signIn = async (): Promise<string> => {
      const reply = await http.inject({ method: 'POST', url: '/login', payload: { email, password: passwordOf(email) } });
      return reply.json<{ access_token: string }>().access_token;
    };
    const token = this.tokens.get(email) ?? signIn();
    this.tokens.set(email, token);
    return token;
  }

  async ask(node: Pick<Node, 'http'>, email: string, query: string, variables: object = {}): Promise<Any> {
    const headers = { authorization: `Bearer ${await this.as(email, node)}` };
    return (await node.http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json();
  }

  /** Figures of the demo's main asset. */
  async grid(node: Pick<Node, 'http'>, email: string, { rows = 'mandates', columns = ['marketValue.-', 'return.1y'] } = {}): Promise<Any> {
    const fields = `figureGrid(assetId: $id, asOf: "2026-09-30", rows: ${rows}, columns: $columns) { entityId figures { value reason } }`;
    return await this.ask(node, email, `query($id: ID!, $columns: [String!]!) { ${fields} }`, { id: demoId('HMAIN'), columns });
  }

  async feed(node: Node, after: number): Promise<{ lines: string[]; asOf: string | undefined }> {
    const headers = { authorization: `Bearer ${await this.as('admin@hoshikawa.example', node)}` };
    const reply = await node.http.inject({ url: `/audit/feed?after=${after}`, headers });
    return { lines: reply.body.split('\n').filter(Boolean), asOf: reply.headers['hakaru-as-of']?.toString() };
  }

  /** Waits until a standby has replayed what the primary has written by now. */
  async caughtUp(standby: DebianStandby = this.standby): Promise<void> {
    const [place] = await run(this.primary, 'select pg_current_wal_flush_lsn()::text as lsn');
    const replayed = `select pg_last_wal_replay_lsn() >= '${String(place?.['lsn'])}'::pg_lsn as has`;
    await until(async () => (await run(standby, replayed))[0]?.['has'] === true);
  }

  async close(): Promise<void> {
    for (const { http, app } of this.nodes) {
      await http.close();
      await app.closeApp();
    }
    await this.standby.stop();
    await this.primary.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const settingsFor = (primary: DebianPostgres, folder: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DATABASE_URL: primary.url('app', 'source'),
  SECRET: 's'.repeat(40),
  DATA_DIR: folder,
  POOL_SIZE: '4',
  ...more,
});

const openQuietly = (env: NodeJS.ProcessEnv, lines: string[] = []): Promise<OpenedApp> =>
  openApp(
    readSettings(env),
    createLog({ appEnv: 'production' }, line => lines.push(line)),
    'starting',
  );

/** One or more statements as the superuser, above all organisations. */
export async function run(server: Reached, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url('postgres', 'source'), options: '-c app.platform=on' });
  await client.connect();
  return (await client.query<Record<string, unknown>>(statement).finally(() => client.end())).rows;
}

/** How often something was read on the replica, or for this reason not. */
export const countOf = ({ replica }: Node, read: ReplicaRead, reason = ''): number =>
  replica.readCounts().find(one => one.read === read && one.reason === reason)?.count ?? 0;

export async function pause(standby: DebianStandby): Promise<void> {
  await run(standby, 'select pg_wal_replay_pause()');
  await until(async () => (await run(standby, 'select pg_get_wal_replay_pause_state() as state'))[0]?.['state'] === 'paused');
}

export const resume = (standby: DebianStandby): Promise<unknown> => run(standby, 'select pg_wal_replay_resume()');

/** The statements of a part of a server's log. */
export const statementsOf = (said: string): string[] => said.split(/^.*LOG: {2}(?=execute|statement)/m).slice(1);

export async function metricsOf({ app }: Node): Promise<string> {
  const listener = await openMetrics(app, createMetrics(), { port: 0, host: '127.0.0.1' });
  const { port } = listener.address() as AddressInfo; // a TCP server has no path as its address
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  listener.close();
  return text;
}
