import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Connects, as its superuser, to the embedded database of a server that runs on this folder. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const folder = join(dataDir, 'pgdata-18');
  const { superuser } = JSON.parse(readFileSync(join(folder, 'hakaru-passwords.json'), 'utf8')) as { superuser: string }; // written by the start
  const client = new pg.Client({
    connectionString: `postgres://postgres:${superuser}@localhost/hakaru?host=${encodeURIComponent(folder)}&port=5432`,
  });
  await client.connect();
  return client;
}
