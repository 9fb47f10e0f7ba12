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
