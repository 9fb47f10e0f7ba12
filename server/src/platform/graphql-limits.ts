import {
  BREAK,
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ReadingBudget } from './graphql-budget';
import { ShapeReader, type Shape } from './graphql-shape';
import { isStandardIntrospection } from './standard-introspection';

export const GRAPHQL_LIMITS = {
  bytes: 100_000,
  tokens: 1_000,
  depth: 8,
  aliases: 15,
  rootFields: 20,
  fields: 200,
  /** Fields, spreads and inline fragments of the operation, with its fragments expanded. */
  selections: 400,
  /** The same, summed over all fragments, used or not. */
  fragmentSelections: 2_000,
  nodes: 10_000,
  first: 100,
} as const;

/**
 * Root fields whose `first` may exceed the usual hundred, with their own maximum (decisions: organisations fetches 2,000): pickers and the
 * category grid need a whole asset, market tables as much as one looks through at once.
 */
const LARGER_FIRST: Readonly<Record<string, number>> = {
  organisations: 2_000,
  categories: 500,
  categoryCandidates: 2_000,
  platformEntities: 2_000,
  securities: 1_000,
  securityPrices: 1_000,
  fxRates: 2_000,
};

/** Mutations that check a secret: only one in a request, otherwise a batch of aliases could be used for guessing. */
const SECRET_MUTATIONS = new Set(['setPassword', 'startImpersonation']);

/**
 * Limits on the document's shape, checked before graphql-js's own rules, some of which are slow on documents made of duplicates. Fields,
 * aliases, spreads, inline fragments and depth count wherever a fragment is spread; unused fragments are checked as well.
 */
export function shapeLimits(document: DocumentNode, budget = new ReadingBudget()): GraphQLError | null {
  const operations = document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) return new GraphQLError('Send exactly one operation.');
  const reader = new ShapeReader(document, budget);
  const shape = reader.set(operation.selectionSet);
  if (isStandardIntrospection(document)) return null;
  const problem = problemOf(shape) ?? problemOfFragments(reader.allFragments()) ?? problemOfRoots(shape.roots, operation.operation);
  return problem ? new GraphQLError(problem) : null;
}

function problemOf({ isRing, depth, aliases, fields, selections }: Shape): string | null {
  if (isRing) return 'A fragment may not contain itself.';
  if (depth > GRAPHQL_LIMITS.depth) return 'The query is too deep.';
  if (aliases > GRAPHQL_LIMITS.aliases) return 'Too many aliases.';
  if (fields > GRAPHQL_LIMITS.fields) return 'Too many fields.';
  return selections > GRAPHQL_LIMITS.selections ? 'Too many selections.' : null;
}

function problemOfFragments(fragments: readonly Shape[]): string | null {
  const selections = fragments.reduce((sum, one) => sum + one.selections, 0);
  if (selections > GRAPHQL_LIMITS.fragmentSelections) return 'Too many selections.';
  return fragments.map(problemOf).find(problem => problem !== null) ?? null;
}

function problemOfRoots(roots: readonly string[], operation: string): string | null {
  if (roots.length > GRAPHQL_LIMITS.rootFields) return 'Too many root fields.';
  if (roots.filter(isIntrospection).length > 1) return 'Ask for the schema once in a request.';
  const isGuess = operation === 'mutation' && roots.filter(name => SECRET_MUTATIONS.has(name)).length > 1;
  return isGuess ? 'One such mutation per request.' : null;
}

/** Whether a document queries the schema itself, of which a few words can request a large part. */
export function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Field: ({ name }) => (found ||= isIntrospection(name.value)) && BREAK });
  return found;
}

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

/** Amounts are checked after coercion, because a rule on literals does not see `first: $n`. */
export function amountProblem(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string | null {
  let nodes = 0;
  let problem: string | null = null;
  const fragments = new Map(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const count = (set: SelectionSetNode, many: number): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        if (fragment) count(fragment.selectionSet, many);
      } else if (node.kind === Kind.INLINE_FRAGMENT) count(node.selectionSet, many);
      else if (node.selectionSet) {
        const first = firstOf(node, variables);
        const ceiling = LARGER_FIRST[node.name.value] ?? GRAPHQL_LIMITS.first;
        if (first !== null && (first < 1 || first > ceiling)) problem ??= `first must be between 1 and ${ceiling}.`;
        nodes += many * (first ?? 1);
        count(node.selectionSet, many * (first ?? 1));
      }
    }
  };
  for (const node of document.definitions) if (node.kind === Kind.OPERATION_DEFINITION) count(node.selectionSet, 1);
  return problem ?? (nodes > GRAPHQL_LIMITS.nodes ? 'The query asks for too many nodes.' : null);
}

function firstOf(node: FieldNode, variables: Readonly<Record<string, unknown>>): number | null {
  const argument = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (!argument) return null;
  if (argument.kind === Kind.INT) return Number(argument.value);
  const value = argument.kind === Kind.VARIABLE ? variables[argument.name.value] : null;
  return typeof value === 'number' ? value : null;
}
