import type { Tasks } from '#platform/jobs';
import { auditTasks } from '#features/audit/jobs';
import { cashWarningTasks } from '#features/cash-warnings/jobs';
import { exportTasks } from '#features/exports/jobs';
import { importTasks } from '#features/imports/jobs';
import { monthEndTasks } from '#features/month-ends/jobs';
import { reminderTasks } from '#features/reporting-tasks/jobs';
import { watchlistTasks } from '#features/watchlist/jobs';
import { fileRemovalTasks } from '#platform/file-removal-job';
import { mailTasks } from '#platform/mail-job';
import { sweepTasks } from '#platform/sweep-job';

/** Everything the workers know how to do; a feature with jobs adds its own here. */
export const tasks: Tasks = {
  ...mailTasks,
  ...sweepTasks,
  ...fileRemovalTasks,
  ...monthEndTasks,
  ...reminderTasks,
  ...cashWarningTasks,
  ...watchlistTasks,
  ...importTasks,
  ...exportTasks,
  ...auditTasks,
};
