// npm start: builds the web and the server when stale, then this process becomes the server. Settings are the server's own.
import { pathToFileURL } from 'node:url';

const SERVES_PAGES = process.env['ROLE'] !== 'worker';
/** While starting, a new line is printed at least this often. */
const QUIET_MS = 2_000;

console.log('Starting Hakaru.');
const program = await prepare().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
console.log('Loading the server.');
await import(pathToFileURL(program).href);

/** Returns the path of the server's program. */
async function prepare(): Promise<string> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const heartbeat = setInterval(() => console.log(`Building, for ${seconds().toFixed(0)} s.`), QUIET_MS);
  try {
    const [{ buildWebWhenStale }, { bundleServerWhenStale }] = await Promise.all([import('#web-build'), import('#server-bundle')]);
    const web = SERVES_PAGES ? buildWebWhenStale({ quiet: true }) : Promise.resolve('fresh');
    const [done, folder] = await Promise.all([web, bundleServerWhenStale()]);
    if (done === 'built') console.log(`Built the web in ${seconds().toFixed(1)} s.`);
    return `${folder}/server.js`;
  } finally {
    clearInterval(heartbeat);
  }
}
