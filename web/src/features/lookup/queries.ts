import { lookupText } from '@hakaru/contract/lookup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { LookupDocument, NameListsDocument, type LookupQuery, type NameListsQuery } from './lookup.gen';

export type FoundObject = LookupQuery['lookup'][number];

/** Objects by code or name; the previous results stay until the next response arrives. */
export function useLookup(search: string, assetId: string | null) {
  return useQuery({
    queryKey: ['lookup', search, assetId],
    queryFn: async ({ signal }) => (await ask(LookupDocument, { search, assetId }, signal)).lookup,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** An object with the text that a search is compared with. */
export type NamedObject = { object: FoundObject; text: string };

/** The names that are searched here, without waiting for the server; loaded once and again after a while. */
export function useNames(assetId: string | null) {
  return useQuery({
    queryKey: ['lookup', 'names', assetId],
    queryFn: async ({ signal }) => (await ask(NameListsDocument, { assetId }, signal)).nameLists.flatMap(objectsOf),
    staleTime: 300_000,
  });
}

type NameList = NameListsQuery['nameLists'][number];

function objectsOf({ kind, clientName, clientNameJp, assetId, area, keys, codes, names, namesJp }: NameList): NamedObject[] {
  return keys.map((key, at) => {
    const code = codes[at] ?? null;
    const name = names[at] ?? '';
    const nameJp = namesJp[at] ?? '';
    const object = { kind, id: key, code, name, nameJp, clientName, clientNameJp, assetId, path: `${area}/${key}` };
    return { object, text: lookupText(code, name, nameJp) };
  });
}
