/** A cell of a CSV file. Numbers may be given as decimal text with `exact`, so that no digit is lost. */
export type CsvCell = string | number | boolean | null | { exact: string };

/**
 * The text of a CSV file: CRLF, quoted where needed; text a spreadsheet would run as a formula is disarmed with an apostrophe.
 *
 * @example csvText([['Name', 'Value'], ['=A1', 1.5]]) // "Name,Value\r\n'=A1,1.5\r\n"
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(cells => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** Spreadsheets trim what stands in front, and some read full-width signs as the plain ones. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.exact;
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
