import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Servers on an embedded database leave a file with their process's number in the data folder, so that a backup can stop them. The file also
// says when the process began, because numbers are used again.

const folderOf = (dataDir: string): string => join(dataDir, 'servers');

/** Returns how to take the note back. */
export function noteServer(dataDir: string): () => void {
  const file = join(folderOf(dataDir), String(process.pid));
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(file, beginningOf(process.pid) ?? '', { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The processes that serve from this data folder now. Notes of those that died are removed. */
export function findServers(dataDir: string): number[] {
  return notesIn(dataDir).filter(pid => {
    const file = join(folderOf(dataDir), String(pid));
    const isAlive = beginningOf(pid) === readFileSync(file, 'utf8');
    if (!isAlive) rmSync(file, { force: true });
    return isAlive;
  });
}

function notesIn(dataDir: string): number[] {
  try {
    return readdirSync(folderOf(dataDir)).filter(name => /^\d+$/.test(name)).map(Number); // oxfmt-ignore
  } catch {
    return [];
  }
}

/** When a process began, in whatever unit its system has; undefined if it is gone, or the system does not say. */
function beginningOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
