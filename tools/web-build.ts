// Builds the web when its sources have changed since the last build, or immediately when run directly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { commandFor, ROOT } from '#programs';
import { runNode } from '#run';
import { listFiles } from '#tidy/tree';

const DIST = `${ROOT}web/dist`;
const STAMP = `${DIST}/.stamp`;

/** The stamp is a hash of the build's inputs, so a checkout that only changes times does not cause a build. */
export async function buildWebWhenStale({ force = false, quiet = false } = {}): Promise<'built' | 'fresh'> {
  const stamp = stampOfSources();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'fresh';
  // Built beside and then moved, so that a running server misses its files for a moment only, and a failed build leaves the old one.
  const fresh = `${ROOT}.cache/web-build-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await build(fresh, quiet);
    writeFileSync(`${fresh}/.stamp`, stamp);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return 'built';
}

async function build(outDir: string, quiet: boolean): Promise<void> {
  const { code, output } = await runNode(commandFor('vite', 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'), {
    cwd: `${ROOT}web`,
    quiet,
    // The result must not depend on the caller: NODE_ENV=test or development would produce other code.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The web could not be built.${quiet ? `\n${output}` : ''}`);
}

export const stampOfSources = (): string => stampOf(['engine', 'contract', 'workbook', 'web']);

/** A hash of all files in these folders, and of these files, that a build may read. */
export function stampOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  const files = places
    .flatMap(place => (place.endsWith('.ts') ? [place] : listFiles(place)))
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
