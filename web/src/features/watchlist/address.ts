import { watchKinds } from '@hakaru/contract/address-choices';
import type { WatchKind, WatchTab } from '@hakaru/contract/watchlist';
import { listAddress } from '#platform/list-address';

export const watchDialogs = ['add', 'edit', 'note', 'remove'] as const;
export type WatchDialog = (typeof watchDialogs)[number];
export type WatchlistAddress = {
  page?: number;
  search?: string;
  tab?: Exclude<WatchTab, 'open'>;
  kind?: WatchKind;
  dialog?: WatchDialog;
  id?: string;
  /** The item that another list proposes to watch: kind, asset and subject. */
  watch?: string;
};

const readList = listAddress();
const WATCH = /^[a-z]+:[0-9a-f-]{36}:.{1,255}$/u;

export function watchlistAddress(given: Record<string, unknown>): WatchlistAddress {
  const { page, search } = readList(given);
  const dialog = watchDialogs.find(name => name === given['dialog']);
  const kind = watchKinds.find(name => name === given['kind']);
  const { id, watch, tab } = given;
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(tab === 'removed' ? { tab } : {}),
    ...(kind ? { kind } : {}),
    ...(dialog ? { dialog } : {}),
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof watch === 'string' && WATCH.test(watch) ? { watch } : {}),
  };
}

export type Watch = { kind: WatchKind; assetId: string; subject: string };

export function readWatch(text: string | undefined): Watch | null {
  const [kind, assetId = '', ...rest] = text?.split(':') ?? [];
  const known = watchKinds.find(name => name === kind);
  return known ? { kind: known, assetId, subject: rest.join(':') } : null;
}
