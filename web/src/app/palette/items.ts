import { lookupKinds, lookupText, lookupWords, type LookupKind } from '@hakaru/contract/lookup';
import type { FoundObject } from '#features/lookup/public';
import type { Language } from '#platform/text';

/** One line of the palette. The key contains the kind as well as the address, so that a stored item can be found again. */
export type Item = {
  key: string;
  name: string;
  /** Search text: the code and both names. */
  words: string;
  code: string | null;
  /** The client's name, for an object of a client. */
  client: string | null;
  path: string;
  /** The asset the shell must switch to before the page is opened. */
  assetId: string | null;
};
export type Group = { id: GroupId; items: readonly Item[] };
export type GroupId = 'favourites' | 'recent' | 'actions' | 'pages' | 'content' | LookupKind;

/** Every word of the query occurs in the item's name, code or other name. */
export function isFound({ words }: Item, query: string): boolean {
  return lookupWords(query).every(word => words.includes(word));
}

/** Groups and items that bear exactly the name or code that was typed come first; the others keep their order. */
export function exactFirst(groups: readonly Group[], query: string): Group[] {
  const wanted = lookupText(query.trim());
  const isExact = ({ name, code }: Item) => lookupText(name) === wanted || (code !== null && lookupText(code) === wanted);
  const byExact = (a: readonly Item[], b: readonly Item[]) => Number(b.some(isExact)) - Number(a.some(isExact));
  return groups
    .map(({ id, items }) => ({ id, items: items.toSorted((a, b) => byExact([a], [b])) }))
    .toSorted((a, b) => byExact(a.items, b.items));
}

/** A search result as a palette item; the server's paths do not contain the area. */
export function itemOf(found: FoundObject, area: string, language: Language): Item {
  const isJapanese = language === 'jp';
  return {
    key: `${found.kind} ${found.path}`,
    name: isJapanese ? found.nameJp : found.name,
    words: lookupText(found.code, found.name, found.nameJp),
    code: found.code,
    client: isJapanese ? found.clientNameJp : found.clientName,
    path: found.path.startsWith('/settings') ? found.path : `/${area}${found.path}`,
    assetId: found.assetId,
  };
}

/** Groups by kind, in the order of the kinds, without empty ones. */
export function groupsOf(found: readonly FoundObject[], toItem: (one: FoundObject) => Item | null): Group[] {
  return lookupKinds.flatMap(kind => {
    const items = found.filter(one => one.kind === kind).flatMap(one => toItem(one) ?? []);
    return items.length > 0 ? [{ id: kind, items }] : [];
  });
}
