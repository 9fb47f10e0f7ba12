import { buffer } from 'node:stream/consumers';
import { AppError } from '@hakaru/contract/errors';
import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { findFile, type ImportRecord } from './store';

/** The newest file of an import, read in a scope that may see it. */
export async function contentOf(
  app: App,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  { organisationId, id, fileNo }: ImportRecord,
): Promise<{ name: string; bytes: Buffer }> {
  const file = await read(db => findFile(db, organisationId, id, fileNo));
  const content = file && (await app.files.get(file.key));
  if (!file || !content) throw new AppError('notFound');
  return { name: file.name, bytes: await buffer(content) };
}
