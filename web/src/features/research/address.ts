import { researchTabs } from '@hakaru/contract/address-choices';
import type { ResearchTab } from '@hakaru/contract/research';
import { listAddress } from '#platform/list-address';

const readList = listAddress();
export type ResearchAddress = { page?: number; search?: string; tab?: ResearchTab; hits?: number; dialog?: 'add' };

export function researchAddress(given: Record<string, unknown>): ResearchAddress {
  const { page, search } = readList(given);
  const tab = researchTabs.find(name => name === given['tab']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(tab && tab !== 'all' ? { tab } : {}),
    ...(isLaterPage(given['hits']) ? { hits: given['hits'] } : {}),
    ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}),
  };
}

export type ArticleAddress = { page?: number; find?: string };

/** The open page of the paper, and the words highlighted on it. */
export function articleAddress({ page, find }: Record<string, unknown>): ArticleAddress {
  return {
    ...(isLaterPage(page) ? { page } : {}),
    ...(typeof find === 'string' || typeof find === 'number' ? { find: String(find) } : {}),
  };
}

const isLaterPage = (page: unknown): page is number => typeof page === 'number' && Number.isInteger(page) && page > 1;
