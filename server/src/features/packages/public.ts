import { reportsOn, type PackageTerms } from '@hakaru/contract/packages';
import type { KnownOf } from '#platform/as-known';
import type { Db } from '#platform/db';
import * as store from './store';
import { PackageBook } from './terms';

export { createPackage } from './actions';
export { insertPackageAssignments, insertPackages } from './bulk-store';
export { endAssignments, reopenAssignments } from './store';

/** An entity's assignment to a package. The terms are the current ones; `termsOn` gives those of a day. */
export type Assignment = store.AssignmentRow & {
  packageName: string;
  packageNameJp: string | null;
  terms: PackageTerms;
  termsOn: (day: string) => PackageTerms;
};

/** Whether a report is due for a month-end, by the terms of that day. */
export function isOwedFor(assignment: Assignment, asOf: string): boolean {
  return reportsOn({ ...assignment, frequency: assignment.termsOn(asOf).frequency }, asOf);
}

/** The assignments of an asset as known at a moment (null: now). */
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

/** The latest day on which a mandate's packages end (decisions G47). Packages without an end are ignored; null when none has one. */
export async function latestReportingEnd(db: Db, organisationId: string, entityId: string): Promise<string | null> {
  const ends = (await store.assignmentsOf(db, organisationId, { entityIds: [entityId] })).map(({ reportingEnd }) => reportingEnd);
  return ends.reduce<string | null>((latest, end) => (end !== null && (latest === null || end > latest) ? end : latest), null);
}

async function withPackages(db: Db, of: KnownOf, rows: readonly store.AssignmentRow[]): Promise<Assignment[]> {
  if (rows.length === 0) return [];
  const all = of.known === null ? await store.allPackages(db, of.ownerId) : await store.packagesKnown(db, of);
  const book = new PackageBook(all, await store.earlierTerms(db, of));
  return rows.flatMap(row => {
    const found = book.find(row.packageId);
    if (!found) return [];
    const { terms } = book.withTerms(found);
    const termsOn = (day: string) => book.termsOn(found.id, day);
    return [{ ...row, packageName: found.name, packageNameJp: found.nameJp, terms, termsOn }];
  });
}
