import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

export type MemoryFolder = { path: string; remove(): void };

const GIB = 2 ** 30;
/** A full run keeps about two of these at once: databases, their journal, and files of the processes it starts. */
const ROOM_BYTES = 6 * GIB;
/** Files in this folder use memory, of which the run's programs need a part. */
const MEMORY_BYTES = 10 * GIB;

/**
 * A folder in memory, if the system has one and enough memory is free: copying a test's database there takes a seventh of the time.
 * Otherwise null; the run then uses the system's temporary folder, as a single test does.
 */
export function openMemoryFolder(place = '/dev/shm', free = process.availableMemory()): MemoryFolder | null {
  if (!existsSync(place) || free < MEMORY_BYTES) return null;
  sweep(place);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < ROOM_BYTES) return null;
  const path = mkdtempSync(join(place, `hakaru-run-${process.pid}-`));
  chmodSync(path, 0o1777); // like a temporary folder: when started as root, databases run as another user
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** Deletes folders of runs that were killed, because their memory is not freed otherwise. */
function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = /^hakaru-run-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's process; kill throws no other kind
  }
}
