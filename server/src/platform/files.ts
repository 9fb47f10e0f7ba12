import { join } from 'node:path';
import { openDiskFiles } from './files-disk';
import type { FileStore } from './files-contents';
import type { Settings } from './settings';

export type { FileFacts, FileStore, StoredFile } from './files-contents';

export async function openFiles({ filesUrl, dataDir }: Pick<Settings, 'filesUrl' | 'dataDir'>): Promise<FileStore> {
  if (!filesUrl) return openDiskFiles(join(dataDir, 'files'));
  const { openS3Files } = await import('./files-s3'); // large, so it is loaded only when used
  return openS3Files(filesUrl);
}
