// Builds the web when its sources have changed since the last build. Run directly, it does so at once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { commandFor, ROOT } from '#programs';
import { runNode } from '#run';
import { listFiles } from '#tidy/tree';

const STAMP = `${ROOT}web/dist/.stamp`;

/** The stamp is a hash of what the build reads, so a checkout that only touches times does not cause a build. */
export async function buildWebWhenStale({ force = false, quiet = false } = {}): Promise<'built' | 'fresh'> {
  const stamp = stampOfSources();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'fresh';
  const { code, output } = await runNode(commandFor('vite', 'build', '--logLevel', 'warn'), {
    cwd: `${ROOT}web`,
    quiet,
    // A build is a build whoever asks for it: NODE_ENV=test or development would bake other code.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The web could not be built.${quiet ? `\n${output}` : ''}`);
  writeFileSync(STAMP, stamp);
  return 'built';
}

export function stampOfSources(): string {
  const hash = createHash('sha256');
  const files = ['engine', 'contract', 'web']
    .flatMap(listFiles)
    .filter(path => !/\.(test|spec)\.tsx?$|\/testing\/|\/stories\/|\.md$/.test(path));
  for (const path of [...files, 'package-lock.json'].toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(`${ROOT}${path}`));
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const done = await buildWebWhenStale({ force: process.argv.includes('--force') });
  console.log(`The web is ${done}.`);
}
