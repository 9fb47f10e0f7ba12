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

/** How far one dataset of some mandates has come for a month. */
export type DatasetNote = {
  organisationId: string;
  entityIds: readonly string[];
  asOf: string;
  dataset: ImportKind;
  state: DatasetState;
  /** Null for what a person entered by hand. */
  importId: string | null;
  warnings?: number;
  errors?: number;
  at: Date;
};

/**
 * The door for whoever brings data in: call it in the same transaction, inside the owner's scope, when a file is staged (received, or error
 * when it has errors) and when it is approved. Noted for every package of the mandate that asks for the dataset on that month-end; other
 * mandates and days are passed over. Saying the same thing again changes nothing. Answers how many tasks were touched.
 */
export async function noteDataset(db: Db, { entityIds, warnings = 0, errors = 0, ...note }: DatasetNote): Promise<number> {
  const assignments = await assignmentsOfEntities(db, note.organisationId, entityIds);
  const assignmentIds = assignments
    .filter(one => one.termsOn(note.asOf).datasets.includes(note.dataset) && isOwedFor(one, note.asOf))
    .map(({ id }) => id);
  if (assignmentIds.length > 0) await noteDatasets(db, { ...note, assignmentIds, warnings, errors });
  return assignmentIds.length;
}
