import { openReader, type Reader } from './reader/reader';
import { Refused } from './reader/refused';

let reader: Reader | null = null;

/** The one reading process of this process; started by the first file, ended with us. */
export function importReader(): Reader {
  return (reader ??= openReader());
}

/** What makes a workbook too much for an import, but no less a workbook. */
const TOO_MUCH: readonly string[] = ['tooManyRows', 'tooManyColumns', 'tooManySheets', 'textTooLong'];

/** Whether a file can be read as a workbook from end to end, with no program and no way out of it. */
export async function isWorkbook(file: { name: string; bytes: Buffer }): Promise<boolean> {
  try {
    await importReader().read(file, { row: () => undefined, sheet: () => undefined });
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return TOO_MUCH.includes(error.refusal.code);
  }
}
