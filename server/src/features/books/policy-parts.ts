import { addDays } from '@hakaru/engine/calendar/day';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { type Book, type BookEntity, inForce } from './book';

type Structure = Pick<Book, 'entities' | 'classes' | 'policies'>;
type Version = BookEntity['parts'][number];

/**
 * The components of the policy benchmark: the policy's weights, each on the benchmark of its class. They are derived and not stored, so that
 * policy and benchmark cannot disagree. A new version begins where the policy or a class's benchmark changes.
 */
export function policyParts(structure: Structure): Version[] {
  const { classes, entities, policies } = structure;
  const [first] = policies;
  if (!first) return [];
  const accounts = new Map(classes.flatMap(({ id, entityId }) => (entityId ? [[id, entities.get(entityId)] as const] : [])));
  const changes = [...accounts.values()].flatMap(account =>
    (account?.benchmarks ?? []).flatMap(({ fromDay, toDay }) => [fromDay, ...(toDay === null ? [] : [addDays(toDay, 1)])]),
  );
  const days = [...new Set([...policies.map(({ fromDay }) => fromDay), ...changes])].filter(day => day >= first.fromDay).toSorted();
  const order = new Map([...entities.keys()].map((id, at) => [id, at]));
  const versions = days.map(fromDay => ({ fromDay, weights: weightsOn(structure, accounts, { fromDay, order }) }));
  const isNew = (version: Version, at: number) => JSON.stringify(version.weights) !== JSON.stringify(versions[at - 1]?.weights);
  return versions.filter((version, at) => policies.some(({ fromDay }) => fromDay === version.fromDay) || isNew(version, at));
}

type Accounts = ReadonlyMap<string, BookEntity | undefined>;

function weightsOn(
  { policies }: Structure,
  accounts: Accounts,
  { fromDay, order }: { fromDay: string; order: ReadonlyMap<string, number> },
) {
  const percents = new Map<string, string[]>();
  for (const [classId, { weightPercent }] of inForce(policies, fromDay)?.weights ?? []) {
    const benchmarks = accounts.get(classId)?.benchmarks ?? [];
    const componentId = inForce(benchmarks, fromDay)?.benchmarkId ?? `${UNMEASURED}${classId}`;
    percents.set(componentId, [...(percents.get(componentId) ?? []), weightPercent]);
  }
  const place = (id: string) => order.get(id) ?? Infinity;
  return [...percents]
    .map(([componentId, of]) => ({ componentId, weightPercent: of.length === 1 ? (of[0] ?? '0') : toText(sum(of)) }))
    .toSorted((a, b) => place(a.componentId) - place(b.componentId) || a.componentId.localeCompare(b.componentId));
}

/** The component of a class with a weight but without a benchmark: it has no returns, so the whole becomes a gap. */
const UNMEASURED = 'unmeasured ';

export const isUnmeasured = (componentId: string): boolean => componentId.startsWith(UNMEASURED);

/** Sets the components of every policy benchmark. One that would contain itself gets none and so has no return, which ends the recursion. */
export function derivePolicyBenchmarks(structure: Structure): void {
  if (structure.policies.length === 0) return;
  const derived = [...structure.entities.values()].filter(({ type }) => type === 'policyWeightedAverage');
  const parts = derived.length > 0 ? policyParts(structure) : [];
  for (const benchmark of derived) benchmark.parts = parts;
  for (const benchmark of derived) if (leadsBack(structure, benchmark)) benchmark.parts = [];
}

function leadsBack({ entities }: Structure, { id, parts }: BookEntity): boolean {
  const seen = new Set<string>();
  const open = componentIds(parts);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === id) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...componentIds(entities.get(at)?.parts ?? []));
  }
  return false;
}

const componentIds = (parts: readonly Version[]): string[] => parts.flatMap(({ weights }) => weights.map(({ componentId }) => componentId));
