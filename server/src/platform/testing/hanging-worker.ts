import { openApp } from '#platform/app';
import { readSettings } from '#platform/settings';
import { startWorker } from '#platform/worker';

// A worker that takes a job and never finishes it, to be killed by a test.
const app = await openApp(readSettings(process.env));
const hang = async (): Promise<void> => {
  process.stdout.write('begun\n');
  await new Promise(() => undefined);
};
await startWorker(app, { hang }, { beatMs: 100 });
