import type { Readable } from 'node:stream';

/** With a key of its own a file is written anew each time; else every content has a new key. */
export type FileFacts = { organisationId: string; contentType: string; name: string; key?: string };
export type StoredFile = { key: string; bytes: number; sha256: string };

/** Contents only: who may read a file, its name and its type are in the database beside its key. */
export type FileStore = {
  /** Resolves when the content is safe; write the row after it, so that a row never points at nothing. */
  put(content: Readable | Buffer, facts: FileFacts): Promise<StoredFile>;
  get(key: string): Promise<Readable | null>;
  head(key: string): Promise<{ bytes: number } | null>;
  /** Quiet when there is nothing to delete. */
  delete(key: string): Promise<void>;
  /** Throws when contents could not be kept: before serving by writing, afterwards by looking. */
  probe(how: 'write' | 'look'): Promise<void>;
};
