import { importsOf, isCode, partOf, type Rule, type Source } from '#tidy/source';

/** Files that depend on each other can only be read together. Types count as well: what both need belongs in a file of its own. */
export const filesHaveNoCircles: Rule = sources => {
  const needs = needsOf(sources.filter(({ path }) => isCode(path)));
  return circlesIn(needs).map(circle => `${circle[0]} must not need itself: ${circle.join(', ')} import each other`);
};

type Needs = ReadonlyMap<string, readonly string[]>;

function needsOf(sources: readonly Source[]): Needs {
  const paths = new Set(sources.map(({ path }) => path));
  const found = (target: string) => [`${target}.ts`, `${target}.tsx`].find(path => paths.has(path));
  const targets = (source: Source) =>
    importsOf(source)
      .filter(({ lazy }) => !lazy) // a route loads its page when opened, and the page knows its address
      .flatMap(({ target }) => found(fromRoot(partOf(source.path), target)) ?? []);
  return new Map(sources.map(source => [source.path, targets(source)]));
}

/** `#` refers to the sources of the part; tools and browser tests have them at their root. */
function fromRoot(part: string, target: string): string {
  if (!target.startsWith('#')) return target;
  return `${part}/${part === 'tools' || part === 'e2e' ? '' : 'src/'}${target.slice(1)}`;
}

/** Tarjan's algorithm: groups of two or more files that can all be reached from each other. */
function circlesIn(needs: Needs): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const lower = (path: string, to: number) => lowest.set(path, Math.min(lowest.get(path) ?? to, to));
  const visit = (path: string): void => {
    order.set(path, order.size);
    lower(path, order.size - 1);
    open.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lower(path, lowest.get(next) ?? 0);
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path)).toSorted();
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of needs.keys()) if (!order.has(path)) visit(path);
  return circles;
}
