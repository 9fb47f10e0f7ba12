import { startEmbeddedPostgres } from '#platform/embedded-postgres';

// Starts a database in the given folder and reports where it runs; a test watches from outside.
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: { info: () => undefined, warn: console.error } });
process.stdout.write(JSON.stringify({ pid: postgres.postmasterPid(), appUrl: postgres.appUrl }));
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
