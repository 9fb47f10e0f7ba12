// npm run db:reset: deletes the embedded database and its files; the next start creates the demo again.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadServer } from '#generate/server';

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');

if (process.env['DATABASE_URL']) refuse('DATABASE_URL is set: that database is not ours to empty. Unset it to reset the embedded one.');
if (process.env['APP_ENV'] === 'production') refuse('APP_ENV is production: nothing is reset there.');
if (!existsSync(dataDir)) finish(`${dataDir} does not exist: there is nothing to reset.`);
if (!looksOurs()) refuse(`${dataDir} holds no database of ours. Check DATA_DIR.`);

const { findLocation } = await loadServer('platform/postgres-location');
const { findPostmaster } = await loadServer('platform/postgres-process');
const { cluster } = findLocation(dataDir);
if (findPostmaster(cluster)) refuse(`A server is running on ${dataDir}. Stop it first.`);
rmSync(cluster, { recursive: true, force: true });
// If it was started as root from an inaccessible home, the cluster is outside, in a folder made for it alone.
if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
finish(`Removed ${dataDir}. The next npm start begins anew.`);

function looksOurs(): boolean {
  const entries = readdirSync(dataDir);
  return entries.some(name => name.startsWith('pgdata-') || name === 'postgres-place') && !existsSync(join(dataDir, 'package.json'));
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function finish(sentence: string): never {
  console.log(sentence);
  process.exit(0);
}
