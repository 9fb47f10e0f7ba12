import { printDay, printTime } from '@hakaru/contract/formats';
import { csvText, type CsvCell } from '@hakaru/workbook/csv';
import { shiftJis } from '@hakaru/workbook/shift-jis';
import { writeWorkbook, type Cell, type Sheet, type Style } from '@hakaru/workbook/workbook';
import type { ExportCell, ExportTable } from './gather';
import type { ExportRow } from './store';
import { sayIn } from './words';

export type About = { writtenAt: Date; isSample: boolean };

/** Writes the file: numbers and days as typed cells, below a few lines that describe the export. */
export async function writeExport(table: ExportTable, row: ExportRow, about: About): Promise<{ name: string; bytes: Buffer }> {
  const start = `${table.client.ref}_${row.kind}_${row.to.replaceAll('-', '')}`;
  const lines = linesOf(table, row, about);
  if (row.format === 'xlsx') return { name: `${start}.xlsx`, bytes: Buffer.from(await writeWorkbook(sheetsOf(table, row, lines))) };
  const content = csvText([...lines, [], ...table.heads, ...table.rows.map(cells => cells.map(csvCell))]);
  const bytes = row.format === 'csv' ? Buffer.from(`\ufeff${content}`) : Buffer.from(shiftJis(content).bytes);
  return { name: `${start}.csv`, bytes };
}

function linesOf({ client, currency, notes = [] }: ExportTable, row: ExportRow, { writtenAt, isSample }: About): string[][] {
  const say = sayIn(row.language);
  const isJapanese = row.language === 'jp';
  const isRates = row.kind === 'returns' || row.kind === 'returnMatrix';
  return [
    [say(row.kind), ...(isSample ? [say('sample')] : [])],
    [say('organisation'), isJapanese ? client.jp : client.en],
    [say('asset'), isJapanese ? row.assetJp : row.assetEn],
    [say('period'), `${printDay(row.from)} – ${printDay(row.to)}`],
    [say('unit'), isRates ? say('decimals') : say('amounts', { currency })],
    [say('printedAt'), printTime(writtenAt)],
    ...notes.map(note => [say('note'), note]),
  ];
}

function csvCell({ as, value }: ExportCell): CsvCell {
  if (value === null || as === 'text' || as === 'day') return value;
  return { exact: value };
}

const TITLE: Style = { bold: true, size: 13 };
const HEAD: Style = { bold: true, fill: 'EEF0F4', line: 'below' };
const NUMBER_HEAD: Style = { ...HEAD, align: 'right' };
const FORMATS: Readonly<Record<ExportCell['as'], Style | undefined>> = {
  text: undefined,
  day: { format: 'yyyy/mm/dd', align: 'left' },
  amount: { format: '#,##0' },
  rate: { format: '0.0000' },
  number: { format: '#,##0.######' },
};

/** The data sheet, and a second sheet with the figure key in the position of each figure. */
function sheetsOf({ heads, rows }: ExportTable, row: ExportRow, lines: readonly string[][]): Sheet[] {
  const say = sayIn(row.language);
  const top = lines.map(cells => cells.map((value, at): Cell => ({ value, ...(cells === lines[0] && at === 0 ? { style: TITLE } : {}) })));
  const headed = heads.map(cells => cells.map((value, at): Cell => ({ value, style: isNumber(rows, at) ? NUMBER_HEAD : HEAD })));
  const above = lines.length + 1 + heads.length;
  const columns = (heads.at(-1) ?? []).map((_, at) => ({ width: widthOf(heads, rows, at) }));
  const frozen = { rows: above, columns: row.kind === 'returnMatrix' ? 1 : 3 };
  const print = { headerRows: { from: above, to: above } };
  const note: Cell[] = [{ value: say('traceNote') }];
  return [
    { name: say(row.kind), rows: [...top, [], ...headed, ...rows.map(cells => cells.map(dataCell))], columns, frozen, print },
    { name: say('trace'), rows: [...top, note, ...headed, ...rows.map(cells => cells.map(keyCell))], columns, frozen },
  ];
}

const LOOKED_AT = 100;
const isNumber = (rows: readonly ExportCell[][], at: number): boolean =>
  rows.slice(0, LOOKED_AT).some(cells => cells[at]?.as !== 'text' && cells[at]?.as !== 'day');

/** The width of a column by its headings and first texts, Japanese characters counted twice; numbers have room for billions of yen. */
function widthOf(heads: readonly string[][], rows: readonly ExportCell[][], at: number): number {
  const texts = rows.slice(0, LOOKED_AT).flatMap(cells => (cells[at]?.as === 'text' ? (cells[at].value ?? '') : []));
  const widest = Math.max(...[...heads.map(cells => cells[at] ?? ''), ...texts].map(widthOfText));
  return Math.min(40, Math.max(isNumber(rows, at) ? 15 : 11, widest + 2));
}

const widthOfText = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2fff' ? 2 : 1), 0);

function dataCell({ as, value }: ExportCell): Cell | null {
  if (value === null) return null;
  const style = FORMATS[as];
  return { value: as === 'text' ? value : as === 'day' ? { date: value } : Number(value), ...(style ? { style } : {}) };
}

function keyCell(cell: ExportCell): Cell | null {
  if (cell.as === 'text' || cell.as === 'day') return dataCell(cell);
  return cell.key && cell.value !== null ? { value: cell.key } : null;
}
