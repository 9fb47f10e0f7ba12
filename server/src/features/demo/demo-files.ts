import { existsSync } from 'node:fs';
import { mkdir, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import type { Log } from '#platform/log';
import { DEMO_FILES } from '#platform/places';
import { demoSeries } from './institution/series';
import { demoFiles } from './workbooks/demo-files';

/** One byte more than an upload may have; nothing but its size is wrong with it. */
const TOO_LARGE = 'broken_too-large.xlsx';

/** Puts workbooks to try out beside the product. Written last, the large one says that all are there. */
export async function writeDemoFiles(log: Log, { isNew, folder = DEMO_FILES }: { isNew: boolean; folder?: string }): Promise<void> {
  if (!isNew && existsSync(join(folder, TOO_LARGE))) return;
  try {
    await mkdir(folder, { recursive: true });
    for (const { name, sheets } of demoFiles(demoSeries())) await put(join(folder, name), await writeWorkbook(sheets));
    await put(join(folder, TOO_LARGE), new Uint8Array(0));
    await truncate(join(folder, TOO_LARGE), UPLOAD_BYTES + 1);
  } catch (error) {
    // A folder that cannot be written to takes a tour away, not the product.
    log.warn('the demo files were not written', { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Aside and then in place: two that start together leave whole files. */
async function put(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}
