import { COST_MAX, FIELD_COSTS, KNOWLEDGE_COST } from '@hakaru/contract/public-api';
import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

const MOMENTS = ['known', 'since'];

/** Why a request is too expensive, or null. */
export function costProblem(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string | null {
  const cost = costOf(document, variables);
  return cost > COST_MAX ? `The query costs ${cost} and may cost ${COST_MAX}: ask in several requests.` : null;
}

/**
 * The cost of a request: its root fields, and the distinct moments of knowledge it asks for. Calculated after the shape was checked, so
 * that following fragments ends soon, and with the variables' values, because a moment may be in one.
 */
export function costOf(document: DocumentNode, variables: Readonly<Record<string, unknown>>): number {
  const roots = rootFields(document);
  const moments = new Set(roots.flatMap(field => momentsOf(field, variables)));
  return roots.reduce((sum, { name }) => sum + (FIELD_COSTS[name.value] ?? 1), 0) + moments.size * KNOWLEDGE_COST;
}

const known = new WeakMap<DocumentNode, FieldNode[]>();

/** Found once for a document, because the same one is asked with again and again. */
function rootFields(document: DocumentNode): FieldNode[] {
  const found = known.get(document) ?? findRootFields(document);
  known.set(document, found);
  return found;
}

function findRootFields(document: DocumentNode): FieldNode[] {
  const fragments = new Map(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [])),
  );
  const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
    set?.selections.flatMap(node =>
      node.kind === Kind.FIELD ? [node] : fieldsOf(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)),
    ) ?? [];
  return document.definitions.flatMap(node => (node.kind === Kind.OPERATION_DEFINITION ? fieldsOf(node.selectionSet) : []));
}

function momentsOf({ arguments: given = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): string[] {
  return given.flatMap(({ name, value }) => {
    if (!MOMENTS.includes(name.value)) return [];
    if (value.kind === Kind.STRING) return [value.value];
    const named = value.kind === Kind.VARIABLE ? variables[value.name.value] : null;
    return typeof named === 'string' ? [named] : [];
  });
}
