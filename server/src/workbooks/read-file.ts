import { FILE_NAME_MAX } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { readCsv } from './csv';
import { openPackage } from './package-file';
import { Refused } from './refused';
import { readSheet } from './sheet';
import type { TableSink } from './table';
import { readWorkbookParts } from './workbook-parts';

/** Reads an uploaded file into rows, or refuses it. Its name says what it should be, and its first bytes must agree. */
export async function readFile({ name, bytes }: { name: string; bytes: Buffer }, sink: TableSink): Promise<void> {
  if ([...name].length > FILE_NAME_MAX) throw new Refused('nameTooLong');
  if (bytes.length === 0) throw new Refused('empty');
  if (bytes.length > UPLOAD_BYTES) throw new Refused('tooLarge');
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isZip = bytes.subarray(0, 4).equals(ZIP);
  if (bytes.subarray(0, 8).equals(OLE)) throw new Refused('oldWorkbook');
  if (extension === 'xlsm') throw new Refused('macros');
  if (extension === 'xlsx' && isZip) await readWorkbook(bytes, sink);
  else if (['csv', 'tsv', 'txt'].includes(extension) && !isZip) readCsv(bytes, sink);
  else throw new Refused('unknownType');
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function readWorkbook(bytes: Buffer, sink: TableSink): Promise<void> {
  const file = await openPackage(bytes);
  try {
    const parts = await readWorkbookParts(file);
    for (const sheet of parts.sheets) await readSheet(file, parts, sheet, sink);
  } finally {
    file.close();
  }
}
