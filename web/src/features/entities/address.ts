import { entityKinds, type EntityKind } from '@hakaru/contract/enumerations';
import { listAddress } from '#platform/list-address';

export type EntitiesAddress = { page?: number; search?: string; kind?: EntityKind; assetId?: string; dialog?: 'add'; tab?: 'tables' };

const readList = listAddress();

export function entitiesAddress(given: Record<string, unknown>): EntitiesAddress {
  const { page, search } = readList(given);
  const { assetId, dialog, tab } = given;
  const kind = entityKinds.find(name => name === given['kind']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(typeof assetId === 'string' ? { assetId } : {}),
    ...(dialog === 'add' ? { dialog } : {}),
    ...(tab === 'tables' ? { tab } : {}),
  };
}
