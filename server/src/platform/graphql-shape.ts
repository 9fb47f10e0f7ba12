import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { ReadingBudget } from './graphql-budget';

/** The measures of a selection set with its fragments expanded. Counts stop at `COUNT_MAX`, beyond which any is too many. */
export type Shape = { selections: number; fields: number; aliases: number; depth: number; roots: readonly string[]; isRing: boolean };

const COUNT_MAX = 1_000_000;
const ROOTS_MAX = 100;
const EMPTY: Shape = { selections: 0, fields: 0, aliases: 0, depth: 0, roots: [], isRing: false };
const RING: Shape = { ...EMPTY, isRing: true };

/**
 * Measures every definition of a document. Each fragment is measured once and its result reused: following spreads one by one would double
 * the cost with every fragment in a chain of double spreads.
 */
export class ShapeReader {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly measured = new Map<string, Shape>();
  private readonly open = new Set<string>();

  constructor(
    document: DocumentNode,
    private readonly budget: ReadingBudget,
  ) {
    const named = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(named.map(node => [node.name.value, node]));
  }

  /** The measures of the fragments themselves, used or not, because validation reads them all. */
  allFragments(): Shape[] {
    return [...this.fragments.keys()].map(name => this.fragment(name));
  }

  set({ selections }: SelectionSetNode): Shape {
    let whole = EMPTY;
    for (const node of selections) {
      this.budget.spend();
      const own =
        node.kind === Kind.FIELD
          ? this.field(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? this.set(node.selectionSet)
            : this.fragment(node.name.value);
      whole = together(whole, { ...own, selections: own.selections + 1 });
    }
    return whole;
  }

  private field(node: FieldNode): Shape {
    const below = node.selectionSet ? this.set(node.selectionSet) : EMPTY;
    return {
      ...below,
      fields: below.fields + 1,
      aliases: below.aliases + (node.alias ? 1 : 0),
      depth: below.depth + 1,
      roots: [node.name.value],
    };
  }

  private fragment(name: string): Shape {
    const known = this.measured.get(name);
    if (known) return known;
    const node = this.fragments.get(name);
    if (!node) return EMPTY; // graphql-js reports unknown fragments itself
    if (this.open.has(name)) return RING;
    this.open.add(name);
    const shape = this.set(node.selectionSet);
    this.open.delete(name);
    this.measured.set(name, shape);
    return shape;
  }
}

function together(a: Shape, b: Shape): Shape {
  const sum = (name: 'selections' | 'fields' | 'aliases') => Math.min(COUNT_MAX, a[name] + b[name]);
  return {
    selections: sum('selections'),
    fields: sum('fields'),
    aliases: sum('aliases'),
    depth: Math.max(a.depth, b.depth),
    roots: a.roots.length > ROOTS_MAX ? a.roots : [...a.roots, ...b.roots],
    isRing: a.isRing || b.isRing,
  };
}
