import type { Tasks } from '#platform/jobs';
import { auditTasks } from '#features/audit/jobs';
import { cashWarningTasks } from '#features/cash-warnings/jobs';
import { committeePackTasks } from '#features/committee-packs/jobs';
import { demoTasks } from '#features/demo/documents/plant';
import { adviserWatchlistPlanting } from '#features/demo/institution/adviser-watchlist';
import { commentPlanting } from '#features/demo/institution/comments';
import { committeePackPlanting } from '#features/demo/institution/committee-pack';
import { intakePlanting } from '#features/demo/institution/intakes';
import { researchPlanting } from '#features/demo/research/files';
import { deletionTasks } from '#features/departures/deletion-jobs';
import { departureTasks } from '#features/departures/jobs';
import { documentTasks } from '#features/documents/jobs';
import { exportTasks } from '#features/exports/jobs';
import { extractionTasks } from '#features/extraction-models/jobs';
import { replayTasks } from '#features/extraction-models/replay-jobs';
import { importTasks } from '#features/imports/jobs';
import { intakeTasks } from '#features/intakes/jobs';
import { sheetTasks } from '#features/instruction-documents/jobs';
import { monthEndTasks } from '#features/month-ends/jobs';
import { digestTasks } from '#features/notifications/digest';
import { reminderTasks } from '#features/reporting-tasks/jobs';
import { labelTasks } from '#features/reporting-tasks/labels';
import { reportTasks } from '#features/reports/opening-jobs';
import { researchTasks } from '#features/research/jobs';
import { watchlistTasks } from '#features/watchlist/jobs';
import { webhookTasks } from '#features/webhooks/jobs';
import { fileRemovalTasks } from '#platform/file-removal-job';
import { mailTasks } from '#platform/mail-job';
import { sweepTasks } from '#platform/sweep-job';

/** All jobs of the workers; a feature with jobs adds its own here. */
export const tasks: Tasks = {
  ...mailTasks,
  ...sweepTasks,
  ...fileRemovalTasks,
  ...digestTasks,
  ...monthEndTasks,
  ...reportTasks,
  ...reminderTasks,
  ...labelTasks,
  ...cashWarningTasks,
  ...sheetTasks,
  ...watchlistTasks,
  ...importTasks,
  ...intakeTasks,
  ...exportTasks,
  ...departureTasks,
  ...deletionTasks,
  ...committeePackTasks,
  ...documentTasks,
  ...researchTasks,
  ...extractionTasks,
  ...replayTasks,
  ...auditTasks,
  ...webhookTasks,
  ...demoTasks,
  ...commentPlanting,
  ...adviserWatchlistPlanting,
  ...committeePackPlanting,
  ...researchPlanting,
  ...intakePlanting,
};
