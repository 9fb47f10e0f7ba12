import { findEntities, kinds } from '#features/import-kinds/public';
import type { Db } from '#platform/db';
import { findSubjects } from './opening/opening-store';
import { isWhole, readingOf } from './opening/whole-file';
import { findReceived } from './received-store';
import { findFile, findImport } from './store';

/** A file of another organisation from which facts of this one come; `key` is null if it contains rows that are not this organisation's. */
export type ReceivedFile = { importId: string; senderId: string; name: string; bytes: number; sha256: string; key: string | null };

/**
 * The received files, each with a key if the owner may have the whole file, as for its download. Must be called in the owner's scope, which
 * contains no drafts of others.
 */
export async function receivedFiles(db: Db, ownerId: string): Promise<ReceivedFile[]> {
  const own = new Set((await findEntities(db, ownerId, null)).map(({ ref }) => ref.toUpperCase()));
  const received: ReceivedFile[] = [];
  for (const id of await findReceived(db, ownerId)) {
    const found = await findImport(db, ownerId, id);
    if (!found) continue;
    const { organisationId: senderId, fileNo, fileName: name, bytes, sha256 } = found;
    const subjects = isWhole(found) ? await findSubjects(db, readingOf(found)) : [];
    const isOwn = subjects.length > 0 && subjects.every(({ kind, code }) => kinds[kind].subject === undefined || own.has((code ?? '').toUpperCase())); // oxfmt-ignore
    const file = isOwn ? await findFile(db, senderId, id, fileNo) : undefined;
    received.push({ importId: id, senderId, name, bytes, sha256, key: file?.key ?? null });
  }
  return received;
}
