import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundleForTests, type TestPrograms } from '@hakaru/tools/test-programs';
import { restingStatuses, type ImportStatus } from '@hakaru/contract/imports';
import pg from 'pg';
import { APP_ROLE, type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres';
import { migrate } from '#platform/migrate';
import { hashToken } from '#platform/session';

/** Deadlines are tested elsewhere: here a request ends with its work or its server, however slow the machine is. */
const NEVER_LATE_MS = '600000';
const SERVING = fileURLToPath(new URL('./serving.ts', import.meta.url));

type Served = { child: ChildProcess; url: string };

/** A server process with its own database, either of which may be killed at any moment, and one user. */
export class KillableServer {
  readonly organisationId = randomUUID();
  private readonly userId = randomUUID();
  private readonly token = randomUUID();
  readonly headers = { authorization: `Bearer ${this.token}` };

  private constructor(
    private readonly dataDir: string,
    private readonly postgres: EmbeddedPostgres,
    private readonly programs: TestPrograms,
    private served: Served | null = null,
  ) {}

  static async open(): Promise<KillableServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-faults-'));
    const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });
    await migrate({ ownerUrl: postgres.ownerUrl, appRole: APP_ROLE });
    const server = new KillableServer(dataDir, postgres, await bundleForTests({ serving: SERVING }));
    await server.plantPerson();
    server.served = await server.serve();
    return server;
  }

  get url(): string {
    return this.served?.url ?? '';
  }

  async close(): Promise<void> {
    this.served?.child.kill('SIGKILL');
    await this.postgres.stop();
    this.programs.remove();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  killDatabase(): void {
    process.kill(this.postgres.postmasterPid(), 'SIGKILL');
  }

  /** Kills the server with SIGKILL and starts another. */
  async killServer(): Promise<void> {
    this.served?.child.kill('SIGKILL');
    this.served = await this.serve();
  }

  /** Runs one query on a new connection, because an earlier one may have died with its server. */
  async look<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [this.organisationId]): Promise<T[]> {
    const client = await this.connect();
    try {
      return (await client.query<T>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** Locks rows, so that requests that need them wait in the middle of their work until released. */
  async hold(text: string, values: readonly unknown[]): Promise<() => Promise<void>> {
    const client = await this.connect();
    await client.query('begin');
    await client.query(text, [...values]);
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }

  /** Retries until a server answers: a killed one does not, and the next gives the same reply for the same key. */
  async reach<T>(work: (url: string) => Promise<T | null>): Promise<T> {
    for (;;) {
      const reply = await work(this.url).catch(() => null);
      if (reply !== null) return reply;
      await wait(100);
    }
  }

  async ask(url: string, query: string, variables: object): Promise<string> {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return await reply.text();
  }

  /** Waits until a file has a final status. */
  async settle(id: string): Promise<{ status: ImportStatus; version: number }> {
    return await this.reach(async url => {
      const reply = await fetch(`${url}/imports/${id}`, { headers: this.headers });
      const found = (await reply.json()) as { status: ImportStatus; version: number }; // the reply of this path
      return reply.ok && restingStatuses.includes(found.status) ? found : null;
    });
  }

  /** After a lost answer the first attempt may have succeeded, which the status shows. */
  async approve(id: string): Promise<void> {
    await this.reach(async url => {
      const { status, version } = await this.settle(id);
      if (status === 'approved') return true;
      const query = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "x") { status } }`;
      return (await this.ask(url, query, { id, version })).includes('"approved"') ? true : null;
    });
  }

  private async connect(): Promise<pg.Client> {
    const url = new URL(this.postgres.superuserUrl);
    url.pathname = '/hakaru';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return client;
  }

  private async serve(): Promise<Served> {
    const { appUrl } = this.postgres;
    const env = { DATABASE_URL: appUrl, SECRET: 's'.repeat(32), DATA_DIR: this.dataDir, DEMO: '0', GRAPHQL_TIMEOUT_MS: NEVER_LATE_MS };
    const child = spawn(process.execPath, [this.programs.path('serving')], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const url = await new Promise<string | null>(resolve => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        const found = /ready at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => resolve(null));
    });
    return url === null ? await this.serve() : { child, url }; // it may have started while the database was down
  }

  private async plantPerson(): Promise<void> {
    await this.look(
      `insert into organisation (id, ref, name_en, name_jp, type, modules) values ($1, 'FAULT', 'Fault', 'Fault', 'asset owner', '{owner}')`,
    );
    await this.look(
      `insert into app_user (organisation_id, id, email, name, role, verified_at, agreed_at) values ($1, $2, 'fault@example.jp', 'Fault', 'admin', now(), now())`,
      [this.organisationId, this.userId],
    );
    await this.look(
      `insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
      [this.organisationId, this.userId, hashToken(this.token)],
    );
  }
}
