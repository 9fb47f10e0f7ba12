import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

export type MemoryFolder = { path: string; remove(): void };

const GIB = 2 ** 30;
/** A whole run keeps some two of these there at once: databases, their journal, and the files of what it starts. */
const ROOM_BYTES = 6 * GIB;
/** What lies there is not free for programs any more, and a run's own need their share. */
const MEMORY_BYTES = 10 * GIB;

/**
 * A folder that never touches a disk, where the system has one and the machine has room: a test's database is copied there in a seventh of
 * the time. Null elsewhere; then the run does with the system's temporary folder, as any single test does.
 */
export function openMemoryFolder(place = '/dev/shm', free = process.availableMemory()): MemoryFolder | null {
  if (!existsSync(place) || free < MEMORY_BYTES) return null;
  sweep(place);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < ROOM_BYTES) return null;
  const path = mkdtempSync(join(place, `hakaru-run-${process.pid}-`));
  chmodSync(path, 0o1777); // as a temporary folder is: started as root, databases run as another user
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** A run that was killed could not tidy up, and memory is not freed by itself. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's; kill throws no other kind
  }
}
