/** Objects the command palette finds beside pages, in the order on screen. */
export const lookupKinds = [
  'client',
  'mandate',
  'assetClass',
  'fund',
  'company',
  'benchmark',
  'security',
  'instruction',
  'document',
  'counterparty',
  'product',
  'person',
] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** The number of results per kind; with too many, the user types another word. */
export const LOOKUP_PER_KIND = 6;

/** The maximum number of search words, each of which must occur. More would cost time without narrowing the results. */
export const LOOKUP_WORDS_MAX = 6;

/** The words of a search, normalised for comparison: full-width letters as plain ones, lower case. */
export function lookupWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, LOOKUP_WORDS_MAX);
}
