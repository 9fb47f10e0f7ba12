import { transactionStatuses } from '@hakaru/contract/address-choices';
import { transactionTypes } from '@hakaru/contract/enumerations';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { listAddress } from '#platform/list-address';

export type TransactionsAddress = { page?: number; search?: string; type?: string; status?: InstructionStatus };

const readList = listAddress();

export function transactionsAddress(given: Record<string, unknown>): TransactionsAddress {
  const { page, search } = readList(given);
  const type = transactionTypes.find(name => name === given['type']);
  const status = transactionStatuses.find(name => name === given['status']);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(type ? { type } : {}), ...(status ? { status } : {}) };
}
