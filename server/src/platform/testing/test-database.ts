import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabasePort: number;
  }
}

export type TestCluster = { ownerUrl: string; appUrl: string; superuserUrl: string; template: string; sharedDir: string };

/** A migrated, empty database of its own, with the addresses of its owner and the app; drop it in afterAll. */
export type DatabaseUrls = {
  name: string;
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  /** A folder of the run for files of the prepared databases, deleted when the run ends. */
  sharedDir: string;
};
export type TestDatabase = DatabaseUrls & { drop(): Promise<void> };

export async function openTestDatabase(prepared?: Prepared): Promise<TestDatabase> {
  const cluster = await askForCluster();
  const template = prepared ? await ensurePrepared(cluster, prepared) : cluster.template;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(cluster, copyOf(template, name));
  return { ...urlsOf(cluster, name), drop: () => asSuperuser(cluster, `drop database if exists ${name} with (force)`) };
}

/** A prepared database that many tests start from: made once in a run and then copied. */
export type Prepared = { name: string; fill(urls: DatabaseUrls): Promise<void> };

/** A lock of the database server makes one test process prepare it; others find it there. */
async function ensurePrepared(cluster: TestCluster, { name, fill }: Prepared): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.superuserUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [name]);
    const { rowCount } = await client.query(`select from pg_database where datname = $1`, [name]);
    if (rowCount === 0) {
      const half = `${name}_${randomBytes(4).toString('hex')}`;
      await client.query(copyOf(cluster.template, half));
      await fill(urlsOf(cluster, half));
      await client.query(`alter database ${half} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

function copyOf(template: string, name: string): string {
  return `create database ${name} template ${template} owner hakaru_owner strategy file_copy`;
}

function urlsOf(cluster: TestCluster, name: string): DatabaseUrls {
  const { ownerUrl, appUrl, superuserUrl, sharedDir } = cluster;
  return {
    name,
    sharedDir,
    ownerUrl: inDatabase(ownerUrl, name),
    appUrl: inDatabase(appUrl, name),
    superuserUrl: inDatabase(superuserUrl, name),
  };
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asSuperuser(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.superuserUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function askForCluster(): Promise<TestCluster> {
  return new Promise((resume, fail) => {
    let said = '';
    connect(inject('testDatabasePort'), '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (chunk: string) => (said += chunk))
      .once('error', fail)
      .once('end', () => {
        const answer = JSON.parse(said) as TestCluster & { error?: string }; // written by global-setup
        if (answer.error) fail(new Error(answer.error));
        else resume(answer);
      });
  });
}
