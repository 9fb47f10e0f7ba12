/** Limits for reading an uploaded PDF's text; beyond them it is refused. */
export const PDF_LIMITS = {
  pages: 1_000,
  /** Characters of a whole document. */
  characters: 10_000_000,
  charactersPerPage: 200_000,
  ms: 30_000,
  heapMegabytes: 384,
  rssBytes: 700_000_000,
  /** A process above this size after a file is replaced before the next one. */
  keptBytes: 525_000_000,
} as const;

/** Limits for reading a page by OCR. The engine and its data alone take about 250 MB. */
export const OCR_LIMITS = {
  /** Pixels of one picture in the file; A4 at 600 dpi has 35 million. */
  imagePoints: 40_000_000,
  /** Pixels of the page as given to the engine; A4 at 300 dpi has 8.7 million. */
  pagePoints: 12_000_000,
  /** Wall-clock time: the process runs at low priority, so on a busy machine a page that takes seconds may take minutes. */
  ms: 300_000,
  heapMegabytes: 512,
  rssBytes: 1_000_000_000,
  keptBytes: 700_000_000,
} as const;
