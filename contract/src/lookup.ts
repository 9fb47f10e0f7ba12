/** What the command palette finds beside pages. The order is the order on screen. */
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

/** Of each kind the first few: whoever sees too many types one word more. */
export const LOOKUP_PER_KIND = 6;

/** Words searched for, each of which must occur. More would cost without finding more. */
export const LOOKUP_WORDS_MAX = 6;

/** The words of a search as they are compared: full-width letters as their plain ones, case aside. */
export function lookupWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, LOOKUP_WORDS_MAX);
}
