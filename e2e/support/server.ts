import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { issuedBy, linesWithTokens, type Issued } from '@hakaru/tools/log-secrets';
import { startServerProcess, temporaryDataDir } from '@hakaru/tools/server-process';

// Many tests sign in as the same few users within a minute; the limit itself is tested through the API.
const RATE_LIMITS = JSON.stringify({ loginPerAccountMinute: 10_000 });
// The figures are the same with fewer months in workbooks, and the run starts half a minute earlier.
const DEMO_MONTHS = '4';
/** A test receives webhooks on this machine. */
const WEBHOOKS_HERE = { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_HTTP: '1' };
const LOG = fileURLToPath(new URL('../../.cache/e2e/server.log', import.meta.url));

/**
 * One real server for the whole run, started as by `npm start`, on a database of its own. With E2E_URL set, that server is used instead and
 * nothing is started.
 */
export default async function startServer(): Promise<(() => Promise<void>) | void> {
  if (process.env['E2E_URL']) return;
  const dataDir = temporaryDataDir('e2e');
  const server = await startServerProcess({
    dataDir: dataDir.path,
    logFile: LOG,
    env: { RATE_LIMITS, DEMO_MONTHS, ...WEBHOOKS_HERE },
  }).catch((error: unknown) => {
    dataDir.remove();
    throw error;
  });
  process.env['E2E_URL'] = server.url; // workers are started after this and inherit it
  process.env['E2E_DATA_DIR'] = dataDir.path;
  return async () => {
    const issued = await issuedBy(dataDir.path).finally(async () => {
      await server.stop();
      dataDir.remove();
    });
    refuseSecrets(issued);
  };
}

/** No token issued during the run, by whichever test, may appear in the server's log. */
function refuseSecrets(issued: Issued): void {
  const lines = linesWithTokens(readFileSync(LOG, 'utf8'), issued);
  if (lines.length > 0) throw new Error(`The server wrote a token it had issued into its log ${LOG}, on line ${lines.join(', ')}.`);
  console.log(
    `The server's log holds none of the ${issued.hashes.size} tokens it issued and none of the ${issued.mailed.length} it mailed.`,
  );
}
