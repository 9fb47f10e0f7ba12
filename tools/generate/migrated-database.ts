import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadServer } from '#generate/server';

/** Provides a database built from the migrations alone, in a folder of its own, while `work` runs. */
export async function withMigratedDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-types-'));
  chmodSync(dataDir, 0o755); // when started as root, the database runs as another user, who needs access to its folder
  const { startEmbeddedPostgres, APP_ROLE } = await loadServer('platform/embedded-postgres');
  const { migrate } = await loadServer('platform/migrate');
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: { info: () => undefined, warn: console.warn } });
  try {
    await migrate({ ownerUrl: postgres.ownerUrl, appRole: APP_ROLE });
    return await work(postgres.ownerUrl);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
