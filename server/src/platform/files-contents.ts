import type { Readable } from 'node:stream';

/** With a given key, its file is overwritten; otherwise every content gets a new key. */
export type FileFacts = { organisationId: string; contentType: string; name: string; key?: string };
export type StoredFile = { key: string; bytes: number; sha256: string };

/** Stores contents only: permissions, names and types are in the database. */
export type FileStore = {
  /** Resolves when the content is stored safely. Insert the row afterwards, so that a row never names a missing file. */
  put(content: Readable | Buffer, facts: FileFacts): Promise<StoredFile>;
  get(key: string): Promise<Readable | null>;
  head(key: string): Promise<{ bytes: number } | null>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /** Throws if contents cannot be stored. By writing before serving, by reading afterwards. */
  probe(how: 'write' | 'look'): Promise<void>;
};
