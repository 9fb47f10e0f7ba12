import { invalid } from '@hakaru/contract/errors';
import type { Upload } from '#platform/attachments';
import { withReader } from '#workbooks/readers';
import { Refused } from '#workbooks/refused';
import type { Row } from '#workbooks/table';
import { isOwnSheet } from './own-sheets';
import { collector } from './understand';

export type Table = { sheet: string; rows: readonly Row[] };

/** The visible sheets of a workbook or a text file, read in the separate reader process. */
export async function readTables(organisationId: string, file: Upload): Promise<Table[]> {
  const collected = collector();
  try {
    await withReader(organisationId, reader => reader.read(file, collected));
  } catch (error) {
    if (error instanceof Refused) throw invalid('file', error.refusal.code);
    throw error;
  }
  return collected.facts
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => ({ sheet: name, rows: collected.sheets.get(name) ?? [] }))
    .filter(({ sheet, rows }) => !isOwnSheet(sheet, rows[0]?.cells));
}
