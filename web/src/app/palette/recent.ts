import { readStoredJson, writeStoredJson } from '#platform/storage';
import type { Item } from './items';

/** Items this user opened from the palette, newest first. Another user of the same browser does not see them. */
type Kept = { by: string; items: Item[] };
export const RECENT_MAX = 6;

export function recentItems(by: string): Item[] {
  const kept = readStoredJson('recentFinds', keptOf);
  return kept?.by === by ? kept.items : [];
}

export function keepRecent(by: string, item: Item): void {
  const others = recentItems(by).filter(({ key }) => key !== item.key);
  writeStoredJson('recentFinds', { by, items: [item, ...others].slice(0, RECENT_MAX) } satisfies Kept);
}

function keptOf(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null || !('by' in value) || !('items' in value)) return null;
  const { by, items } = value;
  return typeof by === 'string' && Array.isArray(items) ? { by, items: items.filter(isItem) } : null;
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isItem(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>; // looked at field by field below
  const texts = [one['key'], one['name'], one['words'], one['path']].every(isText);
  return texts && String(one['path']).startsWith('/') && [one['code'], one['client'], one['assetId']].every(isTextOrNull);
}
