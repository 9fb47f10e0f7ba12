import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const GRAPHQL_LIMITS = {
  bytes: 100_000,
  tokens: 1_000,
  depth: 8,
  aliases: 15,
  rootFields: 20,
  fields: 200,
  nodes: 10_000,
  first: 100,
} as const;

/**
 * Root fields whose `first` may exceed the usual hundred, each with its own ceiling (decisions: organisations fetches 2,000): pickers and
 * the grid of categories hold an asset whole, and the tables of the markets as much as one looks through at once.
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

/** Mutations that try a secret: one a request, or a batch of aliases becomes a guessing machine. */
const SECRET_MUTATIONS = new Set(['setPassword', 'startImpersonation']);

/**
 * Shape limits, checked by one walk before graphql-js's own rules, some of which are slow on a document made of duplicates.
 * The rule also refuses introspection of cycles, because depth is counted through fragments.
 */
export function shapeLimits(document: DocumentNode): GraphQLError | null {
  const operations = document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) return new GraphQLError('Send exactly one operation.');
  const walk = new Walk(document);
  walk.enter(operation.selectionSet, 1, new Set());
  if (walk.problem) return new GraphQLError(walk.problem);
  const roots = walk.rootNames;
  if (roots.length > GRAPHQL_LIMITS.rootFields) return new GraphQLError('Too many root fields.');
  if (operation.operation === 'mutation' && roots.filter(name => SECRET_MUTATIONS.has(name)).length > 1) {
    return new GraphQLError('One such mutation per request.');
  }
  return null;
}

class Walk {
  readonly rootNames: string[] = [];
  problem: string | null = null;
  private aliases = 0;
  private fields = 0;
  private readonly fragments: Map<string, FragmentDefinitionNode>;

  constructor(document: DocumentNode) {
    const named = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(named.map(node => [node.name.value, node]));
  }

  enter(set: SelectionSetNode, depth: number, open: ReadonlySet<string>): void {
    if (depth > GRAPHQL_LIMITS.depth) this.problem ??= 'The query is too deep.';
    for (const node of set.selections) {
      if (this.problem) return;
      if (node.kind === Kind.FIELD) this.field(node, depth, open);
      else if (node.kind === Kind.INLINE_FRAGMENT) this.enter(node.selectionSet, depth, open);
      else this.spread(node.name.value, depth, open);
    }
  }

  private field(node: FieldNode, depth: number, open: ReadonlySet<string>): void {
    if (depth === 1) this.rootNames.push(node.name.value);
    if (node.alias && ++this.aliases > GRAPHQL_LIMITS.aliases) this.problem = 'Too many aliases.';
    if (++this.fields > GRAPHQL_LIMITS.fields) this.problem = 'Too many fields.';
    if (node.selectionSet) this.enter(node.selectionSet, depth + 1, open);
  }

  private spread(name: string, depth: number, open: ReadonlySet<string>): void {
    const fragment = this.fragments.get(name);
    if (!fragment) return; // graphql-js names unknown fragments itself
    if (open.has(name)) this.problem = 'A fragment may not contain itself.';
    else this.enter(fragment.selectionSet, depth, new Set([...open, name]));
  }
}

/** Amounts are judged after coercion, because a literal rule does not see `first: $n`. */
export function amountProblem(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string | null {
  let nodes = 0;
  let problem: string | null = null;
  const fragments = new Map(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const visit = (set: SelectionSetNode, many: number): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        if (fragment) visit(fragment.selectionSet, many);
      } else if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet, many);
      else if (node.selectionSet) {
        const first = firstOf(node, variables);
        const ceiling = LARGER_FIRST[node.name.value] ?? GRAPHQL_LIMITS.first;
        if (first !== null && (first < 1 || first > ceiling)) problem ??= `first must be between 1 and ${ceiling}.`;
        nodes += many * (first ?? 1);
        visit(node.selectionSet, many * (first ?? 1));
      }
    }
  };
  for (const node of document.definitions) if (node.kind === Kind.OPERATION_DEFINITION) visit(node.selectionSet, 1);
  return problem ?? (nodes > GRAPHQL_LIMITS.nodes ? 'The query asks for too many nodes.' : null);
}

function firstOf(node: FieldNode, variables: Readonly<Record<string, unknown>>): number | null {
  const argument = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (!argument) return null;
  if (argument.kind === Kind.INT) return Number(argument.value);
  const value = argument.kind === Kind.VARIABLE ? variables[argument.name.value] : null;
  return typeof value === 'number' ? value : null;
}
