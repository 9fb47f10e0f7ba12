import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { requireAccess, requireMutationAccess, requireScope, type Access } from './access';
import type { Context } from './context';
import './descriptions';

declare global {
  // Pothos is extended by declaration merging; its own names are fixed.
  // oxlint-disable-next-line typescript/no-namespace
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    // The type parameters must repeat Pothos's own.
    // oxlint-disable no-unused-vars
    interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
    }
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
    }
    // oxlint-enable no-unused-vars
  }
}

/** Checks each root field's access before its resolver, and puts it on the schema, where the start and tests can read it. */
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const access = accessOption(config.pothosOptions);
    return access ? { ...config, extensions: { ...config.extensions, access } } : config;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const access = accessOption(config.pothosOptions);
    if (!access) return resolve;
    const required = config.parentType === 'Mutation' ? requireMutationAccess : requireAccess;
    const door = `${config.parentType}.${config.name}`;
    return (parent, args, ctx, info) => {
      const context = ctx as unknown as Context; // the builder below fixes the only context of this plugin
      requireScope(context, access, door);
      required(context, access);
      return resolve(parent, args, ctx, info);
    };
  }
}

function accessOption(options: object): Access | undefined {
  return 'access' in options ? (options.access as Access) : undefined; // typed by the option merged above
}

SchemaBuilder.registerPlugin('access', AccessPlugin);

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { ID: { Input: string; Output: string }; Json: { Input: unknown; Output: unknown } };
}>({ plugins: ['access', 'descriptions'], defaultFieldNullability: false });

builder.queryType();
builder.mutationType();
builder.scalarType('Json', { serialize: value => value, parseValue: value => value });

/** The start fails on a root field without an access rule, so that a missing rule never means "anyone". */
export function assertDeclared(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.extensions['access']) throw new Error(`${type?.name}.${field.name} does not declare who may use it`);
    }
  }
  return schema;
}

export const PaginatorInfo = builder.objectRef<Page<unknown>['paginatorInfo']>('PaginatorInfo').implement({
  fields: t => ({
    currentPage: t.exposeInt('currentPage'),
    perPage: t.exposeInt('perPage'),
    lastPage: t.exposeInt('lastPage'),
    total: t.exposeInt('total'),
  }),
});

export type Page<T> = { data: T[]; paginatorInfo: { currentPage: number; perPage: number; lastPage: number; total: number } };

export function pageOf<T>(data: T[], { page, first, total }: { page: number; first: number; total: number }): Page<T> {
  return { data, paginatorInfo: { currentPage: page, perPage: first, lastPage: Math.max(1, Math.ceil(total / first)), total } };
}
