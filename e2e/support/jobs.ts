import { connectTo } from '@hakaru/tools/embedded-database';

/** Runs a recurring job now instead of at its next turn, as the timetable would. A server of somebody else's keeps its own timetable. */
export async function runNow(job: string): Promise<void> {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (!dataDir) return;
  const client = await connectTo(dataDir);
  try {
    await client.query('select graphile_worker.add_job($1)', [job]);
  } finally {
    await client.end();
  }
}
