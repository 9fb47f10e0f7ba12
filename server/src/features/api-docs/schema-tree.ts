import type { ApiField, ApiSchema, ApiType } from '@hakaru/contract/public-api';
import { SCOPE_DOORS, tokenScopes } from '@hakaru/contract/service-tokens';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** The GraphQL schema open to service tokens: the root fields of every scope and each type reachable from them. */
export function apiSchemaOf(schema: GraphQLSchema): ApiSchema {
  const reached = new Map<string, GraphQLNamedType>();
  const reach = (type: GraphQLNamedType): void => {
    if (reached.has(type.name)) return;
    reached.set(type.name, type);
    for (const field of fieldsOf(type)) follow(field);
  };
  const follow = (field: Asked): void => {
    reach(getNamedType(field.type));
    for (const arg of argsOf(field)) reach(getNamedType(arg.type));
  };
  const roots = tokenScopes.flatMap(scope =>
    SCOPE_DOORS[scope].flatMap(door => {
      const [parent = '', name = ''] = door.split('.');
      const type = schema.getType(parent);
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) return [];
      follow(field);
      return [{ ...fieldOf(field), scope, isChange: parent === 'Mutation' }];
    }),
  );
  return { roots, types: [...reached.values()].map(typeOf).toSorted((a, b) => a.name.localeCompare(b.name)) };
}

type Asked = GraphQLField<unknown, unknown> | GraphQLInputField;

const fieldsOf = (type: GraphQLNamedType): Asked[] =>
  isObjectType(type) || isInputObjectType(type) ? Object.values<Asked>(type.getFields()) : [];

const argsOf = (field: Asked): readonly GraphQLArgument[] => ('args' in field ? field.args : []);

function fieldOf(field: Asked): ApiField {
  const args = argsOf(field).map(({ name, type, description }) => ({ name, type: String(type), description: description ?? '' }));
  return { name: field.name, type: String(field.type), description: field.description ?? '', args };
}

function typeOf(type: GraphQLNamedType): ApiType {
  const kind = isEnumType(type) ? 'enum' : isInputObjectType(type) ? 'input' : isObjectType(type) ? 'object' : 'scalar';
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  return { name: type.name, kind, description: type.description ?? '', fields: fieldsOf(type).map(fieldOf), values };
}
