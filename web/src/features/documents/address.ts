import { readingStates, type ReadingState } from '@hakaru/contract/document-reading';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { listAddress } from '#platform/list-address';

export type DocumentDialog = 'add' | 'edit';
export type DocumentsAddress = {
  page?: number;
  search?: string;
  type?: DocumentType;
  reading?: ReadingState;
  entity?: string;
  dialog?: DocumentDialog;
  id?: string;
};

const readList = listAddress();

export function documentsAddress(given: Record<string, unknown>): DocumentsAddress {
  const { page, search } = readList(given);
  const type = documentTypes.find(name => name === given['type']);
  const reading = readingStates.find(state => state === given['reading']);
  const { dialog, id, entity } = given;
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(reading ? { reading } : {}),
    ...(typeof entity === 'string' ? { entity } : {}),
    ...(dialog === 'add' || dialog === 'edit' ? { dialog } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}

export type DocumentAddress = { page?: number; find?: string; box?: string; dialog?: 'edit' };

/** Which page of a document is open, and which words or which box are marked on it. */
export function documentAddress({ page, find, box, dialog }: Record<string, unknown>): DocumentAddress {
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(typeof find === 'string' || typeof find === 'number' ? { find: String(find) } : {}),
    ...(typeof box === 'string' ? { box } : {}),
    ...(dialog === 'edit' ? { dialog } : {}),
  };
}

export type SearchAddress = { text?: string; type?: DocumentType; page?: number };

export function searchAddress(given: Record<string, unknown>): SearchAddress {
  const { page } = readList(given);
  const type = documentTypes.find(name => name === given['type']);
  const { text } = given;
  return {
    ...(typeof text === 'string' || typeof text === 'number' ? { text: String(text) } : {}),
    ...(type ? { type } : {}),
    ...(page ? { page } : {}),
  };
}
