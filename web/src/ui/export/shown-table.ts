/** A value as it leaves the screen: exact digits for figures, days as yyyy-MM-dd, everything else as text. */
export type ShownValue = string | boolean | null | { exact: string } | { date: string };

export type ShownColumn = {
  header: string;
  group?: string;
  isEnd?: boolean;
  /** How a spreadsheet shows the figures: `#,##0.00`. */
  format?: string;
  /** Rough width in characters. */
  width?: number;
};

/** A table exactly as it is shown: these columns in this order, these rows in this order, open branches with their level. */
export type ShownTable = {
  title: string;
  columns: readonly ShownColumn[];
  rows: readonly { depth: number; cells: readonly ShownValue[] }[];
  foot: readonly ShownValue[] | null;
};

/** What stands above every exported table, and how its file is called. */
export type ExportHead = {
  orgRef: string;
  /** yyyy-MM-dd, for the file's name; without one, the day it is printed. */
  day: string | null;
  lines: readonly { label: string; value: string | { date: string } }[];
};
