import { documentTasks } from '#features/documents/jobs';
import { startWorker } from '#platform/worker';
import { openTestServer } from '#testing/test-server';

/** A server with a document worker, an administrator and a reader of the owner, and a user of another organisation. */
export async function openDocumentServer() {
  const server = await openTestServer();
  const worker = await startWorker(server.app, documentTasks);
  const admin = await server.as('admin@hoshikawa.example');
  const readonly = await server.as('view@hoshikawa.example');
  const stranger = await server.as('pa@redfern.example');
  return { server, worker, admin, readonly, stranger };
}
