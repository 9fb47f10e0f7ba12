import { spcBooks } from '@hakaru/contract/address-choices';
import type { SpcBook } from '@hakaru/contract/spcs';
import { listAddress } from '#platform/list-address';

const readList = listAddress();
export type SpcAddress = { page?: number; account?: string; open?: true; book?: SpcBook; from?: string; to?: string };

const dayOf = (value: unknown): string | null => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null);

/** Parameters of a company's tab: page of a list, bank account, book, period. */
export function spcAddress(given: Record<string, unknown>): SpcAddress {
  const { page } = readList(given);
  const book = spcBooks.find(one => one === given['book']);
  const from = dayOf(given['from']);
  const to = dayOf(given['to']);
  return {
    ...(page ? { page } : {}),
    ...(typeof given['account'] === 'string' ? { account: given['account'] } : {}),
    ...(given['open'] === true ? { open: true } : {}),
    ...(book ? { book } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
