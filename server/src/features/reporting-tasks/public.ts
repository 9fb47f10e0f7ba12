import type { DatasetState } from '@hakaru/contract/reporting-tasks';
import type { ImportKind } from '@hakaru/contract/enumerations';
import { assignmentsOfEntities, isOwedFor } from '#features/packages/public';
import type { Db } from '#platform/db';
import { noteDatasets } from './store';

export { currentMonth, lateReports } from './actions';
export { approveFilesBy } from './validate';
export { findReceivers, forgetFile, type Receiver } from './store';
export { dueWithin } from './due-reports';
export { tasksOf, type Task } from './tasks';

/** The state of one dataset of some mandates for a month. */
export type DatasetNote = {
  organisationId: string;
  entityIds: readonly string[];
  asOf: string;
  dataset: ImportKind;
  state: DatasetState;
  /** Null if a person entered it by hand. */
  importId: string | null;
  warnings?: number;
  errors?: number;
  at: Date;
};

/**
 * For every feature that brings data in: call it in the same transaction, in the owner's scope, when a file is staged (`received`, or
 * `error` if it has errors) and when it is approved. It is noted for every package of the mandate that requires the dataset for that
 * month-end; other mandates and days are ignored. Repeating a call changes nothing. Returns the number of tasks affected.
 */
export async function noteDataset(db: Db, { entityIds, warnings = 0, errors = 0, ...note }: DatasetNote): Promise<number> {
  const assignments = await assignmentsOfEntities(db, note.organisationId, entityIds);
  const assignmentIds = assignments
    .filter(one => one.termsOn(note.asOf).datasets.includes(note.dataset) && isOwedFor(one, note.asOf))
    .map(({ id }) => id);
  if (assignmentIds.length > 0) await noteDatasets(db, { ...note, assignmentIds, warnings, errors });
  return assignmentIds.length;
}
