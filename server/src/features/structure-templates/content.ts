import { createHash } from 'node:crypto';
import { savedViewInput, type SavedViewInput } from '@hakaru/contract/saved-views';
import { canonical } from '#platform/audit';
import type { Db } from '#platform/db';
import * as store from './content-store';

/** The structure of one portfolio and of its organisation. References are codes, because ids belong to the organisation. */
export type StructureContent = {
  rules: store.Rules;
  baseCurrency: string;
  classes: store.ClassRow[];
  totalBenchmark: string | null;
  policy: store.PolicyRow[];
  /** Components before what is made of them. */
  benchmarks: store.BenchmarkRow[];
  /** Parents before their children. */
  packages: store.PackageRow[];
  limits: store.Limits;
  views: SavedViewInput[];
};

export async function readContent(db: Db, place: store.Place & { baseCurrency: string }): Promise<StructureContent> {
  const { organisationId } = place;
  const classes = await store.findClasses(db, place);
  const totalBenchmark = await store.findTotalBenchmark(db, place);
  const policy = await store.findPolicy(db, place);
  const used = [...classes.map(({ benchmark }) => benchmark), totalBenchmark].filter(ref => ref !== null);
  return {
    rules: await store.readRules(db, organisationId),
    baseCurrency: place.baseCurrency,
    classes,
    totalBenchmark,
    policy,
    benchmarks: reachedFrom(used, await store.findBenchmarks(db, place)),
    packages: parentsFirst(await store.findPackages(db, organisationId)),
    limits: await store.readLimits(db, organisationId),
    views: (await store.findTeamViews(db, organisationId)).flatMap(withoutFilters),
  };
}

/** Identifies what was shown, so that nothing else is copied. */
export function sumOf(content: StructureContent): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/**
 * The benchmarks of classes and of the total, and their components. Those that only a mandate or a fund uses may be an agreement with its
 * manager, so they stay.
 */
function reachedFrom(refs: readonly string[], all: readonly store.BenchmarkRow[]): store.BenchmarkRow[] {
  const byRef = new Map(all.map(row => [row.ref, row]));
  const found = new Map<string, store.BenchmarkRow>();
  const visit = (ref: string): void => {
    const row = byRef.get(ref);
    if (!row || found.has(ref)) return;
    for (const part of row.parts) visit(part.ref);
    found.set(ref, row);
  };
  for (const ref of refs) visit(ref);
  return [...found.values()];
}

function parentsFirst(all: readonly store.PackageRow[]): store.PackageRow[] {
  const byId = new Map(all.map(row => [row.id, row]));
  const found = new Map<string, store.PackageRow>();
  const visit = (row: store.PackageRow): void => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    if (parent && !found.has(parent.id)) visit(parent);
    found.set(row.id, row);
  };
  for (const row of all) if (!found.has(row.id)) visit(row);
  return [...found.values()];
}

/** A filter may name a mandate, a manager or a person, so views are copied without. */
function withoutFilters({ screen, name, content }: store.ViewRow): SavedViewInput[] {
  const checked = savedViewInput.safeParse({ ...(content as object), screen, name }); // an object, by the store that wrote it
  return checked.success ? [{ ...checked.data, filters: [] }] : [];
}
