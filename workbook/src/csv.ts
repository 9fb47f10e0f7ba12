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

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.exact;
  if (typeof cell !== 'string') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
