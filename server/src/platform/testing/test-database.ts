import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabasePort: number;
  }
}

export type TestCluster = { ownerUrl: string; appUrl: string; superuserUrl: string; template: string };

/** A migrated, empty database of its own, as its owner and as the app. Nothing else sees it; drop it in afterAll. */
export type TestDatabase = { name: string; ownerUrl: string; appUrl: string; superuserUrl: string; drop(): Promise<void> };

export async function openTestDatabase(): Promise<TestDatabase> {
  const cluster = await askForCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(cluster, `create database ${name} template ${cluster.template} owner hakaru_owner strategy file_copy`);
  return {
    name,
    ownerUrl: inDatabase(cluster.ownerUrl, name),
    appUrl: inDatabase(cluster.appUrl, name),
    superuserUrl: inDatabase(cluster.superuserUrl, name),
    drop: () => asSuperuser(cluster, `drop database if exists ${name} with (force)`),
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
