import { SCOPE_DOORS } from '@hakaru/contract/service-tokens';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema';

/** Everything reachable by a service token with all scopes: root fields, and all types from there. */
function publicParts() {
  const types = new Map<string, GraphQLNamedType>();
  const parts: { path: string; type: GraphQLType; description: string | null | undefined }[] = [];
  const reach = (type: GraphQLType): void => {
    const named = getNamedType(type);
    if (types.has(named.name) || isIntrospectionType(named)) return;
    types.set(named.name, named);
    if (isObjectType(named)) for (const field of Object.values(named.getFields())) add(named.name, field);
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) add(named.name, { ...field, args: [] });
  };
  const add = (
    parent: string,
    field: {
      name: string;
      type: GraphQLType;
      description?: string | null | undefined;
      args: readonly { name: string; type: GraphQLType; description?: string | null | undefined }[];
    },
  ): void => {
    parts.push({ path: `${parent}.${field.name}`, type: field.type, description: field.description });
    reach(field.type);
    for (const arg of field.args) {
      parts.push({ path: `${parent}.${field.name}(${arg.name})`, type: arg.type, description: arg.description });
      reach(arg.type);
    }
  };
  for (const door of Object.values(SCOPE_DOORS).flat()) {
    const [parent = '', name = ''] = door.split('.');
    const field = [schema.getQueryType(), schema.getMutationType()].find(type => type?.name === parent)?.getFields()[name];
    if (field) add(parent, field);
  }
  return { types: [...types.values()], parts };
}

const reached = publicParts();

test('every type, field and argument a service token reaches says what it is', () => {
  expect(reached.parts.length).toBeGreaterThan(1_500);
  expect(reached.types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(reached.parts.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
});

/** A filter has the same enumeration as the field it filters. */
test('an argument that filters by an enumerated field is enumerated itself', () => {
  const enumerated = new Set<string>();
  for (const { path, type } of reached.parts) if (isEnumType(getNamedType(type)) && !path.includes('(')) enumerated.add(path);
  const loose = reached.parts.flatMap(({ path, type }) => {
    const found = /^(Query\.\w+)\((\w+)\)$/.exec(path);
    if (!found || isEnumType(getNamedType(type))) return [];
    const root = reached.parts.find(part => part.path === found[1]);
    return root && rowsOf(root.type).some(row => enumerated.has(`${row}.${found[2]}`)) ? [path] : [];
  });
  expect(loose).toEqual(['Query.funds(fundType)']); // specification 3.128: matched in any spelling
});

function rowsOf(type: GraphQLType): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  const data = named.getFields()['data'];
  return data ? [named.name, getNamedType(data.type).name] : [named.name];
}
