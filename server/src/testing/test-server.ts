import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { demoPeople } from '#features/demo/people';
import { plantDemo, plantDemoPeople } from '#features/demo/plant';
import type { App } from '#platform/context';
import { openDatabase } from '#platform/db';
import { openFiles, type FileStore } from '#platform/files';
import { createHashQueue, type HashQueue } from '#platform/hash-queue';
import { createLog } from '#platform/log';
import { createMail, type Message } from '#platform/mail';
import { createMetrics } from '#platform/metrics';
import { unseal } from '#platform/seal';
import { createSessionLookup } from '#platform/session-lookup';
import { readSettings } from '#platform/settings';
import { openTestDatabase, type Prepared, type TestDatabase } from '#platform/testing/test-database';
import { buildHttp } from '#routes';

// Responses are unknown until a test checks them, so this is the only place with `any`.
export type Call = { token?: string; body?: unknown; ip?: string; headers?: Record<string, string> };
export type Reply = { status: number; body: any; headers: LightMyRequestResponse['headers']; text: string }; // oxlint-disable-line typescript/no-explicit-any
export type Answer = { data: any; errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined }; // oxlint-disable-line typescript/no-explicit-any

/** The whole server with a real database of its own, used through its API. */
export type TestServer = {
  app: App;
  http: FastifyInstance;
  database: TestDatabase;
  /** All lines of the log. */
  lines: string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call?: Call): Promise<Reply>;
  ask(token: string | undefined, query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** A token of a demo user, signed in once and cached. */
  as(email: string): Promise<string>;
  /** Signs in anew. */
  signIn(email: string, password?: string): Promise<string>;
  /** Runs a statement above any organisation. */
  sql(text: string, values?: unknown[]): Promise<Record<string, any>[]>; // oxlint-disable-line typescript/no-explicit-any
  /** The mails queued for an address, oldest first. */
  mails(to: string): Promise<Message[]>;
  passTime(seconds: number): void;
  close(): Promise<void>;
};

/**
 * The demo is created once in a run, and every server starts from a copy. Its figures are those of the real demo, but only the last months
 * are imported from workbooks, because all thirteen would take too long.
 */
const planted: Prepared = {
  name: 'hakaru_planted',
  fill: async ({ appUrl, sharedDir }) => {
    const app = await openApp(appUrl, { dataDir: sharedDir, env: {}, lines: [], ahead: () => 0 });
    await plantDemo(app, { sentMonths: 4 });
    await app.database.close();
  },
};

/** The same organisations and users without figures, which is ready at once. */
const peopled: Prepared = {
  name: 'hakaru_peopled',
  fill: async ({ appUrl, sharedDir }) => {
    const app = await openApp(appUrl, { dataDir: sharedDir, env: {}, lines: [], ahead: () => 0 });
    await plantDemoPeople(app);
    await app.database.close();
  },
};

type Opening = { dataDir: string; env: Record<string, string>; lines: string[]; hashes?: HashQueue; ahead(): number };

async function openApp(appUrl: string, { dataDir, env, lines, ahead, hashes = cheapHashes() }: Opening): Promise<App> {
  const settings = readSettings({ DATABASE_URL: appUrl, SECRET: 'x'.repeat(40), DATA_DIR: dataDir, ...env });
  const log = createLog({ appEnv: 'dev' }, line => lines.push(line));
  // The time limits of a start, because a busy machine must not fail a test.
  const database = openDatabase(appUrl, { size: 8, log, phase: 'starting' });
  const now = () => new Date(Date.now() + ahead() * 1000);
  return {
    settings,
    log,
    database,
    sessions: createSessionLookup(database.pool, { now, demoToday: settings.demoToday }),
    serviceTokens: createSessionLookup(database.pool, { now, demoToday: settings.demoToday }, 'service_tokens_of'),
    mail: createMail(settings, log),
    files: await openFiles(settings),
    hashes,
    metrics: createMetrics(),
    now,
  };
}

/** Tests sign in thousands of times, so hashes are cheap; the real cost is tested with the queue. */
const cheapHashes = (): HashQueue => createHashQueue({ waiting: 1000, cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });

/** With `figures` the whole demo, otherwise only its organisations and users. */
export type TestServerOptions = { env?: Record<string, string>; figures?: boolean; hashes?: HashQueue };

export async function openTestServer({ env = {}, figures = true, hashes = cheapHashes() }: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase(figures ? planted : peopled);
  const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-server-'));
  const lines: string[] = [];
  let ahead = 0;
  const opened = await openApp(database.appUrl, { dataDir, env, lines, hashes, ahead: () => ahead });
  const app = { ...opened, files: await withPlanted(opened.files, database.sharedDir) };
  const http = buildHttp(app);
  await http.ready();
  const close = async () => {
    await http.close();
    await app.database.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const tokens = new Map<string, Promise<string>>();
  const passTime = (seconds: number) => {
    ahead += seconds;
    tokens.clear(); // sessions may have ended meanwhile
  };
  return { app, http, database, lines, ...doorsOf(http, tokens), sql: statements(app), mails: mailsOf(app, database), passTime, close };
}

/** The demo's workbooks are stored once for all test servers; each stores new files separately. */
async function withPlanted(own: FileStore, sharedDir: string): Promise<FileStore> {
  const planted = await openFiles({ filesUrl: undefined, dataDir: sharedDir });
  return {
    ...own,
    get: async key => (await own.get(key)) ?? (await planted.get(key)),
    head: async key => (await own.head(key)) ?? (await planted.head(key)),
  };
}

/** Mails are sealed in the queue, which only the database's superuser may read. */
function mailsOf({ settings }: App, { superuserUrl }: TestDatabase): TestServer['mails'] {
  return async to => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    const { rows } = await client.query<{ sealed: string }>(
      `select j.payload ->> 'sealed' as sealed from graphile_worker._private_jobs j where j.payload ->> 'sealed' is not null order by j.id`,
    );
    await client.end();
    return rows.map(({ sealed }) => unseal(settings.secret, sealed) as Message).filter(message => message.to === to); // sealed by queueMail
  };
}

function statements({ database }: App): TestServer['sql'] {
  return async (text, values = []) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.platform', 'on', true)`);
      const { rows } = await client.query(text, values);
      await client.query('commit');
      return rows;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

function doorsOf(http: FastifyInstance, tokens: Map<string, Promise<string>>): Pick<TestServer, 'call' | 'ask' | 'as' | 'signIn'> {
  const call: TestServer['call'] = async (method, path, { token, body, ip, headers } = {}) => {
    const reply = await http.inject({
      method,
      url: path,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { payload: body as object }), // inject takes text and objects alike
      ...(ip ? { remoteAddress: ip } : {}),
    });
    const isJson = /\bjson\b/.test(String(reply.headers['content-type']));
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: isJson ? reply.json() : reply.body };
  };
  const ask: TestServer['ask'] = async (token, query, variables = {}, headers = {}) => {
    const { body } = await call('POST', '/graphql', { ...(token ? { token } : {}), body: { query, variables }, headers });
    return { data: body.data, errors: body.errors };
  };
  const signIn: TestServer['signIn'] = async (email, password = passwordOf(email)) => {
    const { body, status } = await call('POST', '/login', { body: { email, password } });
    if (!body.access_token) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
    return String(body.access_token);
  };
  const as: TestServer['as'] = email => {
    const known = tokens.get(email) ?? signIn(email);
    tokens.set(email, known);
    return known;
  };
  return { call, ask, as, signIn };
}

export function passwordOf(email: string): string {
  const person = demoPeople.find(one => one.email === email);
  if (!person) throw new Error(`${email} is no demo person`);
  return person.password;
}
