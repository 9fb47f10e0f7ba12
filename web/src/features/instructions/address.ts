import { instructionTabs } from '@hakaru/contract/address-choices';
import { instructionCategories } from '@hakaru/contract/enumerations';
import type { InstructionCategory, InstructionTab } from '@hakaru/contract/instructions';
import { listAddress } from '#platform/list-address';

export type InstructionsAddress = { page?: number; search?: string; tab?: InstructionTab; category?: InstructionCategory };

const readList = listAddress();

export function instructionsAddress(given: Record<string, unknown>): InstructionsAddress {
  const { page, search } = readList(given);
  const tab = instructionTabs.find(name => name === given['tab']);
  const category = instructionCategories.find(name => name === given['category']);
  return { ...(page ? { page } : {}), ...(search ? { search } : {}), ...(tab ? { tab } : {}), ...(category ? { category } : {}) };
}

export function lookupAddress(given: Record<string, unknown>): { search?: string } {
  const { search } = readList(given);
  return search ? { search } : {};
}
