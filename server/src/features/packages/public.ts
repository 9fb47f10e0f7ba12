import type { PackageTerms } from '@hakaru/contract/packages';
import type { KnownOf } from '#platform/as-known';
import type { Db } from '#platform/db';
import * as store from './store';
import { withTerms } from './terms';

export { endAssignments, reopenAssignments } from './store';

/** Who reports by which package, on what terms. */
export type Assignment = store.AssignmentRow & { packageName: string; packageNameJp: string | null; terms: PackageTerms };

/** Those of an asset as known at a moment (null: now). */
export async function assignmentsOfAsset(
  db: Db,
  organisationId: string,
  assetId: string,
  known: string | null = null,
): Promise<Assignment[]> {
  return await withPackages(db, { ownerId: organisationId, known }, await store.assignmentsOfAsset(db, { organisationId, assetId, known }));
}

export async function assignmentsOfEntities(db: Db, organisationId: string, entityIds: readonly string[]): Promise<Assignment[]> {
  return await withPackages(db, { ownerId: organisationId, known: null }, await store.assignmentsOf(db, organisationId, { entityIds }));
}

/** The last day any package of a mandate reports, or null while one is open or there is none (decisions G47). */
export async function latestReportingEnd(db: Db, organisationId: string, entityId: string): Promise<string | null> {
  const ends = (await store.assignmentsOf(db, organisationId, { entityIds: [entityId] })).map(({ reportingEnd }) => reportingEnd);
  return ends.reduce<string | null>((latest, end) => (end !== null && (latest === null || end > latest) ? end : latest), null);
}

async function withPackages(db: Db, of: KnownOf, rows: readonly store.AssignmentRow[]): Promise<Assignment[]> {
  if (rows.length === 0) return [];
  const all = of.known === null ? await store.allPackages(db, of.ownerId) : await store.packagesKnown(db, of);
  const byId = new Map(all.map(one => [one.id, withTerms(one, all)]));
  return rows.flatMap(row => {
    const found = byId.get(row.packageId);
    return found ? [{ ...row, packageName: found.name, packageNameJp: found.nameJp, terms: found.terms }] : [];
  });
}
