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

/** Kinds whose names the browser loads when the palette is opened, so that it finds them without waiting for the server. */
export const listedKinds = [
  'client',
  'mandate',
  'assetClass',
  'fund',
  'company',
  'benchmark',
  'security',
  'counterparty',
  'product',
] as const satisfies readonly LookupKind[];

/** The most names loaded of one kind. The server finds the others. */
export const LISTED_MAX = 5_000;

/** The number of results per kind; with too many, the user types another word. */
export const LOOKUP_PER_KIND = 6;

/** The maximum number of search words, each of which must occur. More would cost time without narrowing the results. */
export const LOOKUP_WORDS_MAX = 6;

/** The text of an object that a search is compared with: its code and names, normalised like the words of the search. */
export function lookupText(...texts: (string | null)[]): string {
  return texts
    .filter(text => text !== null)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase();
}

/** The words of a search, normalised for comparison: full-width letters as plain ones, lower case. */
export function lookupWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, LOOKUP_WORDS_MAX);
}
