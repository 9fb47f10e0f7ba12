import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { listAddress } from '#platform/list-address';

export type DocumentDialog = 'add' | 'edit';
export type DocumentsAddress = { page?: number; search?: string; type?: DocumentType; dialog?: DocumentDialog; id?: string };

const readList = listAddress();

export function documentsAddress(given: Record<string, unknown>): DocumentsAddress {
  const { page, search } = readList(given);
  const type = documentTypes.find(name => name === given['type']);
  const { dialog, id } = given;
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(dialog === 'add' || dialog === 'edit' ? { dialog } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}
