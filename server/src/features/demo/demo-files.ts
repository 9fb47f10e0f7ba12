import { existsSync } from 'node:fs';
import { mkdir, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import type { Log } from '#platform/log';
import { DEMO_FILES } from '#platform/places';
import { demoSeries } from './institution/series';
import { demoFiles } from './workbooks/demo-files';

/** One byte above the upload limit; otherwise valid. */
const TOO_LARGE = 'broken_too-large.xlsx';

/** Writes sample workbooks to a folder beside the product. The large one is written last and marks the set as complete. */
export async function writeDemoFiles(log: Log, { isNew, folder = DEMO_FILES }: { isNew: boolean; folder?: string }): Promise<void> {
  if (!isNew && existsSync(join(folder, TOO_LARGE))) return;
  try {
    await mkdir(folder, { recursive: true });
    for (const { name, sheets } of demoFiles(demoSeries())) await put(join(folder, name), await writeWorkbook(sheets));
    await put(join(folder, TOO_LARGE), new Uint8Array(0));
    await truncate(join(folder, TOO_LARGE), UPLOAD_BYTES + 1);
  } catch (error) {
    // A folder that cannot be written to must not prevent the start; only the sample files are missing then.
    log.warn('the demo files were not written', { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Writes to a temporary name and renames it, so that concurrent starts leave complete files. */
async function put(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}
