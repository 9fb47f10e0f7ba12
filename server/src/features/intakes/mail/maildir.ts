import { constants } from 'node:fs';
import { open, readdir, rename, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_HEAD_BYTES } from '#workbooks/mail/head-of';
import { codeOf } from '#features/intakes/folders';

/** A message in the mail folder: its first bytes, and the rest on demand. */
export type StoredMessage = { entry: string; bytes: number; start: Buffer; all(): Promise<Buffer>; close(): Promise<void> };

/** A mail server delivers into `tmp` and moves into `new`, so whatever lies there is whole. The oldest first, as names begin with the time. */
export async function listMessages(folder: string, first: number): Promise<string[]> {
  const names = await readdir(join(folder, 'new'));
  return names
    .filter(name => !name.startsWith('.'))
    .toSorted()
    .slice(0, first);
}

/** Null if another worker was first, or if it is no file. */
export async function openMessage(folder: string, entry: string): Promise<StoredMessage | null> {
  const handle = await open(
    join(folder, 'new', entry),
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  ).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ELOOP') return null;
    throw error;
  });
  if (!handle) return null;
  const close = () => handle.close();
  const facts = await handle.stat();
  if (!facts.isFile()) {
    await close();
    return null;
  }
  const start = await readFrom(handle, Math.min(facts.size, MAX_HEAD_BYTES + 1));
  return { entry, bytes: facts.size, start, all: () => readFrom(handle, facts.size), close };
}

async function readFrom(handle: FileHandle, length: number): Promise<Buffer> {
  const content = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await handle.read(content, done, length - done, done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return content.subarray(0, done);
}

export async function removeMessage(folder: string, entry: string): Promise<void> {
  await unlink(join(folder, 'new', entry)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}

/** Hides a message that cannot be read, for the people who run the installation: it is looked at no more, and nothing is lost. */
export async function setAside(folder: string, entry: string): Promise<void> {
  await rename(join(folder, 'new', entry), join(folder, 'new', `.unreadable-${entry}`)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}
