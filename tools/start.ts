// npm start: the web is built when stale, then this very process becomes the server. Settings are the server's own.
import { buildWebWhenStale } from '#web-build';

const servesPages = process.env['ROLE'] !== 'worker';

if (servesPages) {
  const startedAt = performance.now();
  const done = await buildWebWhenStale({ quiet: true }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (done === 'built') console.log(`Built the web in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
await import(new URL('../server/src/main.ts', import.meta.url).href);
