import { documentTasks } from '#features/documents/jobs';
import { matchInTurn } from '#features/documents/public';
import { extractionTasks } from '#features/extraction-models/jobs';
import { replayTasks } from '#features/extraction-models/replay-jobs';
import { startWorker } from '#platform/worker';
import { openTestServer } from '#testing/test-server';
import { openDesk } from './notice-desk';

/** A server that reads documents, with the users who handle a fund's notices and with models for them. */
export async function openNoticeServer() {
  const server = await openTestServer();
  const worker = await startWorker(server.app, { ...documentTasks, ...extractionTasks, ...replayTasks });
  const admin = await server.as('admin@hoshikawa.example');
  const [row] = await server.sql(`select id, name_en from entity where kind = 'fund' and name_en = 'US Direct Lending III'`);
  const fund = { id: String(row?.['id']), name: String(row?.['name_en']) };
  await matchInTurn('start', { patterns: ['x'], pages: [] }); // starting the process may take longer than a request's limit
  const desk = openDesk(server, admin, fund);
  await desk.learn();
  return {
    server,
    desk,
    fund,
    admin,
    colleague: await server.as('user@hoshikawa.example'),
    readonly: await server.as('view@hoshikawa.example'),
    stranger: await server.as('pa@redfern.example'),
    async close() {
      await worker.stop();
      await server.close();
    },
  };
}
