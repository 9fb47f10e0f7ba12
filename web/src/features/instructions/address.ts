import { instructionTabs, type InstructionTab } from '@hakaru/contract/instructions';
import { listAddress } from '#platform/list-address';

export type InstructionsAddress = { page?: number; search?: string; tab?: InstructionTab };

const readList = listAddress();

export function instructionsAddress(given: Record<string, unknown>): InstructionsAddress {
  const { page, search } = readList(given);
  const tab = instructionTabs.find(name => name === given['tab']);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(tab ? { tab } : {}) };
}
