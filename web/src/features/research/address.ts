import { researchTabs, type ResearchTab } from '@hakaru/contract/research';
import { listAddress } from '#platform/list-address';

const readList = listAddress();
export type ResearchAddress = { page?: number; search?: string; tab?: ResearchTab; dialog?: 'add' };

export function researchAddress(given: Record<string, unknown>): ResearchAddress {
  const { page, search } = readList(given);
  const tab = researchTabs.find(name => name === given['tab']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(tab && tab !== 'all' ? { tab } : {}),
    ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}),
  };
}
