import type { DatasetState } from '@hakaru/contract/reporting-tasks';
import type { ImportKind } from '@hakaru/contract/enumerations';
import { assignmentsOfEntities, isOwedFor, type Assignment } from '#features/packages/public';
import type { Db } from '#platform/db';
import { noteDatasets as insertNotes } from './store';

export { currentMonth, lateReports } from './actions';
export { approveFilesBy } from './validate';
export { findReceivers, forgetFile, type Receiver } from './store';
export { dueWithin } from './due-reports';
export { tasksOf, type Task } from './tasks';

/** The state of data that arrived. */
type Note = {
  organisationId: string;
  state: DatasetState;
  /** Null if a person entered it by hand. */
  importId: string | null;
  warnings?: number;
  errors?: number;
  at: Date;
};

/** One dataset of some mandates for a month. */
type Dataset = { dataset: ImportKind; asOf: string; entityIds: Iterable<string> };

/**
 * For every feature that brings data in: call it in the same transaction, in the owner's scope, when a file is staged (`received`, or
 * `error` if it has errors) and when it is approved. Each dataset is noted for every package of the mandate that requires it for that
 * month-end; other mandates and days are ignored. Repeating a call changes nothing. Returns the number of tasks affected.
 */
export async function noteDatasets(db: Db, { warnings = 0, errors = 0, ...note }: Note, datasets: readonly Dataset[]): Promise<number> {
  const entities = [...new Set(datasets.flatMap(({ entityIds }) => [...entityIds]))];
  const byEntity = new Map<string, Assignment[]>();
  // Read once: a history has the same mandates in each of its months.
  for (const assignment of entities.length > 0 ? await assignmentsOfEntities(db, note.organisationId, entities) : []) {
    const some = byEntity.get(assignment.entityId) ?? [];
    byEntity.set(assignment.entityId, some);
    some.push(assignment);
  }
  let affected = 0;
  for (const { dataset, asOf, entityIds } of datasets) {
    const assignmentIds = [...entityIds]
      .flatMap(id => byEntity.get(id) ?? [])
      .filter(one => one.termsOn(asOf).datasets.includes(dataset) && isOwedFor(one, asOf))
      .map(({ id }) => id);
    if (assignmentIds.length > 0) await insertNotes(db, { ...note, asOf, dataset, assignmentIds, warnings, errors });
    affected += assignmentIds.length;
  }
  return affected;
}
