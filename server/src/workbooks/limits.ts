import { SHEET_ROWS } from '@hakaru/contract/limits';

/** How far a stranger's file is followed. Headers lie, so the same caps hold for what is declared and for what is really there. */
export const READER_LIMITS = {
  entries: 1_000,
  inflatedBytes: 200_000_000,
  /** The compression ratio beyond which a part is refused as a decompression bomb. */
  ratio: 100,
  /** Parts that unpack to fewer bytes than this may exceed the ratio: repetitive sheets compress well, and cannot exhaust memory. */
  freeBytes: 250_000,
  /** Elements within elements; a sheet needs about eight. */
  depth: 64,
  sheets: 50,
  sheetNameLength: 31,
  columns: 256,
  /** Titles, dates and units above the header. */
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
