import { SHEET_ROWS } from '@hakaru/contract/limits';

/** The limits on an uploaded file. Headers may lie, so the same limits apply to what is declared and to what is found. */
export const READER_LIMITS = {
  entries: 1_000,
  inflatedBytes: 200_000_000,
  /** The compression ratio beyond which a part is refused as a decompression bomb. */
  ratio: 100,
  /** Parts that unpack to fewer bytes than this may exceed the ratio: repetitive sheets compress well, and cannot exhaust memory. */
  freeBytes: 250_000,
  /** The nesting depth of elements; a sheet needs about eight. */
  depth: 64,
  sheets: 50,
  sheetNameLength: 31,
  columns: 256,
  /** Rows for titles, dates and units above the header. */
  rowsAboveHeader: 20,
  rows: SHEET_ROWS,
  cellLength: 32_767,
  sharedTexts: 1_500_000,
  sharedLength: 60_000_000,
  mergedRanges: 10_000,
  ms: 30_000,
  heapMegabytes: 256,
  rssBytes: 512_000_000,
} as const;
