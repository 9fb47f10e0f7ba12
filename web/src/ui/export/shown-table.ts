/** A value as exported: exact digits for figures, days as yyyy-MM-dd, everything else as text. */
export type ShownValue = string | boolean | null | { exact: string } | { date: string };

export type ShownColumn = {
  header: string;
  group?: string;
  isEnd?: boolean;
  /** The number format in a spreadsheet: `#,##0.00`. */
  format?: string;
  /** Approximate width in characters. */
  width?: number;
};

/** A table exactly as shown: these columns and rows in this order, expanded branches with their level. */
export type ShownTable = {
  title: string;
  columns: readonly ShownColumn[];
  rows: readonly { depth: number; cells: readonly ShownValue[] }[];
  foot: readonly ShownValue[] | null;
};

/** The lines above every exported table, and the parts of its file name. */
export type ExportHead = {
  orgRef: string;
  /** yyyy-MM-dd, for the file's name; without it, the day of printing. */
  day: string | null;
  lines: readonly { label: string; value: string | { date: string } }[];
};
