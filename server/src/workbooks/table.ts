/**
 * A cell as read: text (days as yyyy-MM-dd), a number, a number shown as percent, a boolean, an Excel error, or a formula without a stored
 * value.
 */
export type Cell = string | number | boolean | null | { percent: number } | { error: string } | { formula: true };

/** A row with at least one value; `number` is its position on the sheet, from 1. */
export type Row = { number: number; hidden: boolean; cells: readonly Cell[] };

export type SheetFacts = { name: string; hidden: boolean; merged: readonly string[] };

/** Rows arrive in sheet order, and a sheet's facts after its rows. */
export type TableSink = { row(sheet: string, row: Row): void; sheet(facts: SheetFacts): void };

/**
 * The letters of a column.
 *
 * @example columnLetters(28) // 'AB'
 */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/**
 * The column of a cell address; 0 when it has none.
 *
 * @example columnOf('AB12') // 28
 */
export function columnOf(address: string): number {
  let column = 0;
  for (const letter of address) {
    const at = letter.toUpperCase().charCodeAt(0) - 64;
    if (at < 1 || at > 26) break;
    column = column * 26 + at;
  }
  return column;
}
