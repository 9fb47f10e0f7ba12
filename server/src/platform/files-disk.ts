import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from './db';
import { asStream, checkedKey, createMeter, newFileKey } from './file-content';
import type { FileStore } from './files-contents';

/** Written to a temporary file, synced and renamed, so that under its key a file is complete or absent, even after a crash. */
export function openDiskFiles(root: string): FileStore {
  const pathOf = (key: string): string => join(root, checkedKey(key));
  return {
    async put(content, { organisationId, key: named }) {
      const key = named ? checkedKey(named) : newFileKey(organisationId);
      const partial = join(root, 'incoming', randomUUID());
      await mkdir(dirname(partial), { recursive: true, mode: 0o700 });
      const meter = createMeter();
      try {
        await pipeline(asStream(content), meter, createWriteStream(partial, { mode: 0o600, flags: 'wx' }));
        await forceToDisk(partial);
        await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
        await rename(partial, pathOf(key));
        await forceToDisk(dirname(pathOf(key)));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { key, bytes: meter.bytes, sha256: meter.sha256() };
    },
    get: async key => {
      const file = await absentAsNull(open(pathOf(key), 'r'));
      return file?.createReadStream() ?? null;
    },
    head: async key => {
      const found = await absentAsNull(stat(pathOf(key)));
      return found && { bytes: found.size };
    },
    delete: key => rm(pathOf(key), { force: true }),
    async probe(how) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      if (how === 'look') return await access(root, constants.R_OK | constants.W_OK);
      const trial = join(root, `trial-${randomUUID()}`);
      await writeFile(trial, 'trial', { mode: 0o600, flag: 'wx' });
      await rm(trial);
    },
  };
}

async function forceToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error; // Windows cannot sync a file opened for reading
  } finally {
    await handle.close();
  }
}

async function absentAsNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
