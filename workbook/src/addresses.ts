/**
 * The letters of a column, counted from 0.
 *
 * @example columnLetters(27) // 'AB'
 */
export function columnLetters(column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/** A place on a sheet, row and column counted from 0. */
export type CellRef = { row: number; column: number };

/**
 * @example addressOf({ row: 0, column: 1 }) // 'B1'
 */
export function addressOf({ row, column }: CellRef): string {
  return `${columnLetters(column)}${row + 1}`;
}

/**
 * A range on a named sheet, for a formula.
 *
 * @example rangeOn('Net flows', { row: 1, column: 2 }, { row: 9, column: 2 }) // "'Net flows'!C2:C10"
 */
export function rangeOn(sheet: string, from: CellRef, to: CellRef): string {
  const end = from.row === to.row && from.column === to.column ? '' : `:${addressOf(to)}`;
  return `'${sheet.replaceAll("'", "''")}'!${addressOf(from)}${end}`;
}
