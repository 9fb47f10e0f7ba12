import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders in a drop folder: where a file is worked on, and where it lies afterwards. */
export const WORK = '.work';
export const DONE = 'done';
export const REFUSED = 'refused';

/** A folder kept open, so that a link put in its place later leads nowhere else. */
export type Held = { path: string; close(): Promise<void> };

export type Drop = { root: Held; work: Held; done: Held; refused: Held; close(): Promise<void> };

/** The folder cannot be used: it is missing, may not be written to, or one of its own folders is not a folder. */
export class Unusable extends Error {}

/** Opens a drop folder, making what is missing of it. Senders may write into it, so nothing in it is trusted to be what it was. */
export async function openDrop(dropFolder: string, name: string): Promise<Drop> {
  const held: Held[] = [];
  const close = async (): Promise<void> => {
    for (const one of held) await one.close();
  };
  const hold = async (path: string): Promise<Held> => {
    await mkdir(path, { mode: 0o770 }).catch(ignoring('EEXIST'));
    const opened = await holdFolder(path);
    held.push(opened);
    return opened;
  };
  try {
    const root = await hold(join(dropFolder, name));
    const work = await hold(join(root.path, WORK));
    const done = await hold(join(root.path, DONE));
    const refused = await hold(join(root.path, REFUSED));
    return { root, work, done, refused, close };
  } catch (error) {
    await close();
    throw new Unusable(error instanceof Error ? error.message : String(error));
  }
}

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** On Linux the path leads through the open folder itself; elsewhere through its name. */
async function holdFolder(path: string): Promise<Held> {
  const handle = await open(path, O_RDONLY | (O_DIRECTORY ?? 0) | (O_NOFOLLOW ?? 0));
  return { path: process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path, close: () => handle.close() };
}

/** One entry of a drop folder; `entry` is its exact name in base64, because senders' programs write names in any encoding. */
export type Entry = { name: string; entry: string; bytes: number; stamp: string };

const LOOKED_AT_MOST = 10_000;

/** The entries a sender has put there, without hidden ones and our own folders, at most `first` of them. */
export async function listEntries(root: Held, { first, isSkipped }: { first: number; isSkipped(name: string): boolean }): Promise<Entry[]> {
  const found: Entry[] = [];
  let looked = 0;
  const folder = await opendir(root.path, { encoding: 'buffer' as BufferEncoding }); // the type lacks the value that its documentation names
  for await (const one of folder) {
    if (++looked > LOOKED_AT_MOST || found.length >= first) break;
    const raw = Buffer.from(one.name as string | Buffer); // bytes, as asked for
    const name = nameOf(raw);
    if (name.startsWith('.') || name.startsWith('~$') || name === DONE || name === REFUSED || isSkipped(name)) continue;
    const looks = await look(pathOf(root, raw));
    if (looks) found.push({ name, entry: raw.toString('base64'), ...looks });
  }
  return found;
}

/** Size, time of change and identity: what differs while somebody still writes. */
async function look(path: Buffer | string): Promise<{ bytes: number; stamp: string } | null> {
  const facts = await lstat(path, { bigint: true }).catch(ignoring('ENOENT'));
  return facts ? { bytes: Number(facts.size), stamp: stampOf(facts) } : null;
}

const stampOf = ({ size, mtimeNs, ino }: { size: bigint; mtimeNs: bigint; ino: bigint }): string => `${size} ${mtimeNs} ${ino}`;

/** Names are UTF-8, or Shift_JIS from older Windows programs. */
function nameOf(raw: Buffer): string {
  for (const encoding of ['utf-8', 'shift_jis'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(raw);
    } catch {
      // the next encoding, or below
    }
  return raw.toString('latin1');
}

const pathOf = ({ path }: Held, raw: Buffer): Buffer => Buffer.concat([Buffer.from(`${path}/`), raw]);

/** Moves an entry into the working folder under its row's id. Links are moved, not followed. False if it is gone. */
export async function takeEntry({ root, work }: Drop, { entry, id }: { entry: string; id: string }): Promise<boolean> {
  try {
    await rename(pathOf(root, Buffer.from(entry, 'base64')), join(work.path, id));
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

export const isTaken = async ({ work }: Drop, id: string): Promise<boolean> => (await look(join(work.path, id))) !== null;

export type Content =
  | { is: 'content'; bytes: Buffer }
  | { is: 'changed'; bytes: number; stamp: string }
  | { is: 'notAFile' | 'severalNames' | 'tooLarge' | 'vanished' };

/**
 * Reads a file of the working folder, once and by one handle. A link, a folder or a device is not opened; a file that changes while it is
 * read is still being written.
 */
export async function readTaken({ work }: Drop, { id, stamp }: { id: string; stamp: string }, maxBytes: number): Promise<Content> {
  const path = join(work.path, id);
  const facts = await lstat(path, { bigint: true }).catch(ignoring('ENOENT'));
  if (!facts) return { is: 'vanished' };
  if (!facts.isFile()) return { is: 'notAFile' };
  if (facts.nlink > 1n) return { is: 'severalNames' };
  if (facts.size > BigInt(maxBytes)) return { is: 'tooLarge' };
  const handle = await open(path, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
  try {
    const bytes = await readAll(handle, maxBytes + 1);
    const after = await handle.stat({ bigint: true });
    if (!after.isFile()) return { is: 'notAFile' };
    if (bytes.length > maxBytes) return { is: 'tooLarge' };
    return stampOf(after) === stamp ? { is: 'content', bytes } : { is: 'changed', bytes: Number(after.size), stamp: stampOf(after) };
  } finally {
    await handle.close();
  }
}

async function readAll(handle: FileHandle, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < maxBytes) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(1 << 20, maxBytes - length)));
    if (bytesRead === 0) break;
    chunks.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
  }
  return Buffer.concat(chunks);
}

/** Moves a finished file where its sender sees it; one that is gone has been moved before. */
export async function fileAway(
  { work }: Drop,
  to: Held,
  { id, name, note }: { id: string; name: string; note: string | null },
): Promise<void> {
  await rename(join(work.path, id), join(to.path, name)).catch(ignoring('ENOENT'));
  if (note === null) return;
  const text = `${name}.txt`;
  await writeFile(join(to.path, text), note, { flag: 'wx', mode: 0o660 }).catch(ignoring('EEXIST'));
}

/** Removes files older than this from a folder, never links' targets nor folders. */
export async function removeOld(folder: Held, before: Date): Promise<number> {
  let removed = 0;
  for await (const { name } of await opendir(folder.path)) {
    const path = join(folder.path, name);
    const facts = await lstat(path).catch(ignoring('ENOENT'));
    if (!facts || facts.isDirectory() || facts.ctime >= before) continue;
    await unlink(path).catch(ignoring('ENOENT'));
    removed++;
  }
  return removed;
}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const ignoring =
  (code: string) =>
  (error: unknown): undefined => {
    if (codeOf(error) !== code) throw error;
  };
