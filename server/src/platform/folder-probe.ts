import { readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Throws unless files can be written to, moved and read in a folder. */
export async function probeFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder');
  const from = join(folder, `.probe-${process.pid}`);
  const to = join(folder, `.probed-${process.pid}`);
  await writeFile(from, 'probe', { mode: 0o600 });
  await rename(from, to);
  await readFile(to);
  await unlink(to);
}
