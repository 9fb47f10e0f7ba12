import { RECENT_PAGES, RECENT_PAGES_BADGE, shortUrl } from '@hakaru/contract/limits';
import { useSyncExternalStore } from 'react';
import { readStored, readStoredJson, watchStored, writeStored, writeStoredJson } from '#platform/storage';

/** A visit as stored in the browser (specification 3). */
export type RecentPage = { id: string; title: string; url: string; timestamp: number; shortUrl: string; orgName: string; orgRef: string };

export type Visit = Pick<RecentPage, 'title' | 'url' | 'orgName' | 'orgRef'>;

/** The list after a visit: newest first, one entry per address and organisation, fifteen at most. */
export function withVisit(pages: readonly RecentPage[], visit: Visit, now: number): RecentPage[] {
  const others = pages.filter(({ url, orgRef }) => url !== visit.url || orgRef !== visit.orgRef);
  const page: RecentPage = { id: `${now}-${visit.orgRef}`, ...visit, timestamp: now, shortUrl: shortUrl(visit.url) };
  return [page, ...others].slice(0, RECENT_PAGES);
}

/** '9+' above nine. */
export function badgeOf(count: number): string {
  return count > RECENT_PAGES_BADGE ? `${RECENT_PAGES_BADGE}+` : String(count);
}

export function noteVisit(visit: Visit): void {
  if (isTracking()) keep(withVisit(readPages(), visit, Date.now()));
}

export function isTracking(): boolean {
  return readStored('trackingEnabled') !== 'false';
}

/** Turning it off clears the list. */
export function setTracking(on: boolean): void {
  writeStored('trackingEnabled', String(on));
  keep(on ? readPages() : []);
}

export function clearVisits(): void {
  keep([]);
}

export function useRecentPages(): { pages: readonly RecentPage[]; tracking: boolean } {
  return useSyncExternalStore(subscribe, snapshot);
}

let cached: { pages: readonly RecentPage[]; tracking: boolean } | null = null;
const listeners = new Set<() => void>();

function snapshot() {
  return (cached ??= { pages: readPages(), tracking: isTracking() });
}

function readPages(): RecentPage[] {
  return readStoredJson('recentPages', value => (Array.isArray(value) ? value.filter(isPage) : null)) ?? [];
}

function keep(pages: readonly RecentPage[]): void {
  writeStoredJson('recentPages', pages);
  announce();
}

function announce(): void {
  cached = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [watchStored('recentPages', announce), watchStored('trackingEnabled', announce)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

function isPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const page: Partial<Record<keyof RecentPage, unknown>> = value;
  const texts = [page.id, page.title, page.url, page.shortUrl, page.orgName, page.orgRef];
  // Written by us, but users can edit it: only addresses within this site are accepted.
  return texts.every(text => typeof text === 'string') && typeof page.timestamp === 'number' && String(page.url).startsWith('/');
}
