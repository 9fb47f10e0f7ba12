import type { ApiField, ApiSchema, ApiType } from '@hakaru/contract/public-api';

export type Found = { roots: ApiSchema['roots']; types: ApiType[] };

/** The root fields and types whose name, description, fields or values contain every word of the search. */
export function findInSchema({ roots, types }: ApiSchema, search: string): Found {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => words.every(word => text.toLowerCase().includes(word));
  const ofField = ({ name, description, args }: ApiField): string => [name, description, ...args.map(arg => arg.name)].join(' ');
  return {
    roots: roots.filter(root => holds(`${ofField(root)} ${root.scope}`)),
    types: types.filter(
      ({ name, description, fields, values }) =>
        holds(`${name} ${description}`) || fields.some(field => holds(ofField(field))) || values.some(holds),
    ),
  };
}

/**
 * The name of a type without its list and non-null marks.
 *
 * @example namedType('[Figure!]!') // 'Figure'
 */
export const namedType = (type: string): string => type.replaceAll(/[[\]!]/g, '');
