import { writeWorkbook } from '@hakaru/workbook/workbook';
import { shiftJis } from '@hakaru/workbook/shift-jis';
import { saveFile } from '#ui/save-file';
import { tableCsv, tableSheet, type Export } from './table-sheet';

export type ExportKind = 'xlsx' | 'csv' | 'shiftJis';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a table as a file and returns the characters that had to be left out, because older ledgers do not support them. */
export async function saveTable(asked: Export, screen: string, kind: ExportKind): Promise<string[]> {
  const name = fileName(asked, screen, kind);
  if (kind === 'xlsx') {
    saveFile(name, new Blob([await writeWorkbook([tableSheet(asked)])], { type: XLSX_TYPE }));
    return [];
  }
  const text = tableCsv(asked);
  if (kind === 'csv') {
    saveFile(name, `\uFEFF${text}`, 'text/csv;charset=utf-8');
    return [];
  }
  const { bytes, missing } = shiftJis(text);
  saveFile(name, new Blob([bytes], { type: 'text/csv;charset=shift_jis' }));
  return missing;
}

/** `{organisation}_{screen}_{yyyyMMdd}`. */
function fileName({ head, printedAt }: Export, screen: string, kind: ExportKind): string {
  return `${head.orgRef}_${screen}_${(head.day ?? printedAt.slice(0, 10)).replaceAll('-', '')}.${kind === 'xlsx' ? 'xlsx' : 'csv'}`;
}
