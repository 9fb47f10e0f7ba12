import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { isOpen, mayWrite } from '@hakaru/contract/access';
import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { lookupText } from '@hakaru/contract/lookup';
import type { Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFavourites } from '#features/favourites/public';
import { useLookup, useNames, type FoundObject } from '#features/lookup/public';
import { useProfile } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { screenExists } from '#app/screens';
import { exactFirst, groupsOf, isFound, itemOf, type Group, type Item } from './items';
import { namedMonth } from './named-month';
import { useNearObjects } from './near-objects';
import { offeredActions } from './offered-actions';
import { palettePages } from './palette-pages';
import { recentItems } from './recent';
import { paletteText } from './text';

/** The full-text search is offered for every query, so it does not count as a result. */
const DOCUMENT_SEARCH = '/search';
export const isFinding = ({ key }: Item): boolean => !key.startsWith(`action ${DOCUMENT_SEARCH}?`);

/** The first request is sent at once; while somebody types on, later ones are at least this far apart. */
const PAUSE_MS = 120;

/** The palette's groups: without a query the recent items, the favourites and every page; with one, everything that contains every word. */
export function usePaletteGroups(visitor: Visitor, query: string) {
  const { id, organisation, assetId } = useProfile();
  const search = usePaused(query.trim());
  const { data: answered, isFetching, isPlaceholderData, isError } = useLookup(search, assetId);
  const near = useNearObjects(assetId, query);
  const isAnswered = search === query.trim() && answered !== undefined && !isPlaceholderData;
  const data = isAnswered || near.length === 0 ? answered : near;
  const { data: favourites } = useFavourites();
  const toItem = useToItem(visitor);
  const statics = useStatics(visitor);
  const inMonth = useInMonth();
  const { data: names } = useNames(assetId);
  const by = `${id} ${organisation.id}`;
  const groups = useMemo(() => {
    const found = query.trim() === '' ? [] : (data ?? []);
    const match = (items: readonly Item[]) => items.filter(item => isFound(item, query));
    const matchMonth = (items: readonly Item[]) => [...match(items), ...inMonth(items, query)];
    const clients = (names ?? []).map(({ object }) => object);
    const recent = match(recentItems(by)).filter(item => isStillOffered(item, statics.pages));
    const own: Group[] = [
      { id: 'recent', items: recent },
      { id: 'favourites', items: match((favourites ?? []).flatMap(one => toItem(one) ?? [])) },
      ...groupsOf(found, toItem),
      {
        id: 'actions',
        items: query.trim() === '' ? [] : [...matchMonth(statics.actions), ...uploads(found, statics), ...match(uploads(clients, statics))],
      },
      { id: 'pages', items: matchMonth(statics.pages) },
      { id: 'content', items: query.trim() === '' ? [] : statics.inDocuments(query.trim()) },
    ];
    return exactFirst(withoutDoubles(own), query);
  }, [by, query, data, favourites, toItem, statics, inMonth, names]);
  return { groups, by, isSearching: query.trim() !== '' && (isFetching || search !== query.trim()), isError };
}

/** A stored page may be closed to this user by now; an object is offered while the page that shows it exists. */
function isStillOffered({ key, path }: Item, pages: readonly Item[]): boolean {
  return key.startsWith('page ') ? pages.some(page => page.path === path) : screenExists(path.split('?')[0] ?? path);
}

/** Each item once, in the first group that has it. */
function withoutDoubles(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  return groups.flatMap(({ id, items }) => {
    const left = items.filter(({ key }) => !seen.has(key));
    for (const { key } of left) seen.add(key);
    return left.length > 0 ? [{ id, items: left }] : [];
  });
}

function useToItem(visitor: Visitor): (found: FoundObject) => Item | null {
  const language = useLanguage();
  return useMemo(() => {
    const area = areaOf(visitor.category);
    return found => {
      const item = itemOf(found, area, language);
      return screenExists(item.path.split('?')[0] ?? item.path) ? item : null;
    };
  }, [visitor, language]);
}

type Statics = {
  pages: readonly Item[];
  actions: readonly Item[];
  upload: ((found: FoundObject) => Item) | null;
  inDocuments: (text: string) => Item[];
};

function useStatics(visitor: Visitor): Statics {
  const language = useLanguage();
  const t = useText(paletteText);
  const { organisation } = useProfile();
  return useMemo(() => {
    const area = areaOf(visitor.category);
    const plain = { code: null, client: null, assetId: null };
    const toItem = (kind: 'page' | 'action', { path, title }: { path: string; title: { en: string; jp: string } }): Item => ({
      ...plain,
      key: `${kind} ${path}`,
      name: title[language],
      words: lookupText(title.en, title.jp),
      path,
    });
    const upload = (found: FoundObject): Item => {
      const client = language === 'jp' ? found.nameJp : found.name;
      const path = `/${area}/import?client=${found.id}`;
      return { ...plain, key: `action ${path}`, name: t('uploadFor', { client }), words: uploadWords(found), path };
    };
    const inDocuments = (text: string): Item => {
      const path = `${DOCUMENT_SEARCH}?text=${encodeURIComponent(text)}`;
      return { ...plain, key: `action ${path}`, name: t('inDocuments', { text }), words: lookupText(text), path };
    };
    return {
      pages: palettePages(visitor, organisation.id).map(page => toItem('page', page)),
      actions: offeredActions(visitor).map(action => toItem('action', action)),
      upload: mayWrite(visitor.role) && isOpen(visitor, { modules: ['manager'] }) ? upload : null,
      inDocuments: text => (isOpen(visitor, DOCUMENTS_GATE) ? [inDocuments(text)] : []),
    };
  }, [visitor, language, organisation.id, t]);
}

/** What an upload for a client is found by: the sentence in both languages, with either name. */
const uploadWords = ({ name, nameJp }: FoundObject): string =>
  lookupText(paletteText.uploadFor.en.replace('{client}', name), paletteText.uploadFor.jp.replace('{client}', nameJp), 'import');

/** Pages that show a month chosen in their address. */
const OF_MONTHS = /\/(reports|reportingTasks)$/;

/** Pages and actions of a month named in the search: “populate September”, “reports 2026/09”. */
function useInMonth(): (items: readonly Item[], query: string) => Item[] {
  const formats = useFormats();
  const { today } = useProfile();
  return useMemo(() => {
    const latest = shiftMonthEnd(today, -1); // the running month
    return (items, query) => {
      const named = namedMonth(query, latest);
      if (!named || named.rest === '') return [];
      return items
        .filter(item => isFound(item, named.rest))
        .map(item => {
          if (!OF_MONTHS.test(item.path)) return item;
          const path = `${item.path}?month=${named.asOf}`;
          return { ...item, key: `${item.key.split(' ')[0]} ${path}`, name: `${item.name} · ${formats.month(named.asOf)}`, path };
        });
    };
  }, [formats, today]);
}

/** Offers an upload for every client found. */
function uploads(found: readonly FoundObject[], { upload }: Statics): Item[] {
  return upload ? found.filter(({ kind }) => kind === 'client').map(upload) : [];
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState('');
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const take = () => {
      askedAt.current = performance.now();
      setPaused(value);
    };
    const left = askedAt.current + PAUSE_MS - performance.now();
    if (left <= 0 || value === '') return void take();
    const timer = setTimeout(take, left);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
