import { committeePackTasks } from '#features/committee-packs/jobs';
import { openApp } from '#platform/app';
import { readSettings } from '#platform/settings';
import { startWorker } from '#platform/worker';

// A worker that makes committee packs, to be killed by a test.
await startWorker(await openApp(readSettings(process.env)), committeePackTasks, { beatMs: 100 });
