/** How far a stranger's PDF is followed before it is given up, in words. */
export const PDF_LIMITS = {
  pages: 1_000,
  /** Characters of a whole document. */
  characters: 10_000_000,
  charactersPerPage: 200_000,
  ms: 30_000,
  heapMegabytes: 384,
  rssBytes: 700_000_000,
  /** A process that still holds more after a file is not given the next one. */
  keptBytes: 525_000_000,
} as const;

/** How far a page that is a picture is followed. The engine and its data alone take about 250 MB. */
export const OCR_LIMITS = {
  /** Points of one picture in the file; A4 at 600 an inch has 35 million. */
  imagePoints: 40_000_000,
  /** Points of the page as it is given to the engine; A4 at 300 an inch has 8.7 million. */
  pagePoints: 12_000_000,
  /** By the clock on the wall: the process gives way to everybody else, and on a busy machine a page that takes seconds takes minutes. */
  ms: 300_000,
  heapMegabytes: 512,
  rssBytes: 1_000_000_000,
  keptBytes: 700_000_000,
} as const;
