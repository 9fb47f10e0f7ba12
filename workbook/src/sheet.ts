import type { Style } from './styles';

/**
 * What a cell holds. Text is always text, also when it begins like a formula. A `date` is `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm` with seconds or
 * not, and becomes a real date. A `formula` is written without its equals sign, in English names and with commas
 * (`SUM(B2:B9)`; functions newer than 2007 with their prefix: `_xlfn.STDEV.S(B2:B9)`); its `value` is what is shown until a program
 * works it out again, and null leaves that to the program. Numbers must be finite.
 */
export type CellValue = string | number | boolean | null | { date: string } | { formula: string; value: number | string | boolean | null };

/** A remark on a cell. The tone colours the box: 'error' red, 'warning' amber, 'info' pale blue. */
export type Note = { text: string; author?: string; tone?: 'error' | 'warning' | 'info' };

export type Cell = { value: CellValue; style?: Style; comment?: Note };

/** What may be typed into a range: one of a list, or one of the values of another range (`'Codes'!$A$2:$A$40`). */
export type Validation = { range: string; message?: string } & ({ list: readonly string[] } | { from: string });

export type Sheet = {
  /** At most 31 characters without []:*?/\ ; longer or repeated names are cut and numbered by `sheetNames`. */
  name: string;
  /** Rows from the top; null leaves a cell empty, an empty row stays empty. */
  rows: readonly (readonly (Cell | null)[])[];
  /** From the left; width in characters. Columns that are not named keep the program's width. */
  columns?: readonly { width?: number; hidden?: boolean }[];
  /** How many rows and columns stay in place while the rest scrolls. */
  frozen?: { rows?: number; columns?: number };
  /** A range whose heads get filter buttons: `A5:K90`. */
  filter?: string;
  merged?: readonly string[];
  validations?: readonly Validation[];
  tabColour?: string;
  /** A4 landscape, as wide as the page; these first rows repeat on every page. */
  print?: { headerRows?: { from: number; to: number }; footer?: string };
  hidden?: boolean;
};
