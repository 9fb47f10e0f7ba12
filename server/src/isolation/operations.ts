import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  getNamedType,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Access } from '#platform/access';
import { shapeLimits } from '#platform/graphql-limits';

/** One root field as a probe asks for it: all that it can return, with a variable for every argument. */
export type Operation = {
  kind: 'query' | 'mutation';
  name: string;
  access: Access;
  document: string;
  /** The arguments that may take an id. */
  idArguments: string[];
  variables: Readonly<Record<string, unknown>>;
};

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).map(field => operation('query', field));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(field => operation('mutation', field));
  return [...queries, ...mutations];
}

function operation(kind: Operation['kind'], field: GraphQLField<unknown, unknown>): Operation {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = field.args.length > 0 ? `${field.name}(${passed})` : field.name;
  return {
    kind,
    name: field.name,
    access: field.extensions['access'] as Access, // every root field has one, as the start asserts
    document: widest(depth => `${kind} ${declared ? `(${declared}) ` : ''}{ ${call}${selection(field.type, depth)} }`),
    idArguments: field.args.filter(isIdLike).map(({ name }) => name),
    variables: Object.fromEntries(field.args.map(argument => [argument.name, sample(argument.name, argument.type)])),
  };
}

const DEPTH = 3;

/** Selects as deep as the limits allow, because a refused document would probe nothing. */
function widest(documentTo: (depth: number) => string): string {
  for (let depth = DEPTH; depth > 0; depth--) {
    const document = documentTo(depth);
    if (!shapeLimits(parse(document))) return document;
  }
  throw new Error(`No part of it may be asked for: ${documentTo(1)}`);
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(field => field.args.every(({ type: given }) => !isNonNullType(given)));
  const selected = fields.flatMap(field => {
    const inner = getNamedType(field.type);
    if (isScalarType(inner) || isEnumType(inner)) return [field.name];
    const deeper = depth > 1 ? selection(field.type, depth - 1) : '';
    return deeper ? [`${field.name}${deeper}`] : [];
  });
  return selected.length > 0 ? ` { ${selected.join(' ')} }` : '';
}

function isIdLike({ name, type }: GraphQLArgument): boolean {
  return getNamedType(type).name === 'ID' || /(^id$|Id$)/.test(name);
}

const WORDS: Readonly<Record<string, unknown>> = {
  role: 'user',
  language: 'en',
  email: 'probe@probe.example',
  type: 'asset owner',
  ref: 'PROBE',
  kind: 'reportDue',
  password: 'Probe!Probe2026',
  current: 'Probe!Other2026',
  password_confirmation: null,
  first: 5,
  page: 1,
  version: 1,
  search: null,
  subject: null,
  asOf: '2026-09-30',
  currency: 'JPY',
  horizon: '1y',
  modules: [],
  packages: [],
  allowedCidrs: [],
  brand: null,
  sso: false,
};

/** A plausible value, so that the call reaches the part where ids are looked up. */
function sample(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType) ?? fallback(type.ofType);
  if (isListType(type)) return name in WORDS ? WORDS[name] : [];
  if (name in WORDS && fits(WORDS[name], type)) return WORDS[name];
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map(field => [field.name, sample(field.name, field.type)]));
  if (getNamedType(type).name === 'String' && /(date|day|from|to|start|end)$/i.test(name)) return '2026-09-30';
  return null;
}

/** A value of another type than the argument's would be refused before any look-up. */
function fits(word: unknown, type: GraphQLInputType): boolean {
  const wanted = { Int: 'number', Float: 'number', Boolean: 'boolean', String: 'string', ID: 'string' }[getNamedType(type).name];
  return wanted === undefined ? word === null : word === null || typeof word === wanted;
}

function fallback(type: GraphQLInputType): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isListType(type)) return [];
  return { Int: 1, Float: 1, Boolean: false, ID: MISSING, String: 'probe' }[getNamedType(type).name] ?? 'probe';
}

export const MISSING = '00000000-0000-4000-8000-000000000000';
