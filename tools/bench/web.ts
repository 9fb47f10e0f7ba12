import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { kilobytes } from '#bench/print';
import { ROOT } from '#programs';

export type Asset = { file: string; gzBytes: number };

/** The scripts a browser needs before it can show the app: those named by the page, and their static imports. */
export function initialScripts(): Asset[] {
  return entryScripts(readManifest()).map(file => ({
    file,
    gzBytes: gzipSync(readFileSync(`${ROOT}web/dist/${file}`), { level: 9 }).length,
  }));
}

/** What a browser may have to load before it can show anything, in bytes with gzip. */
export const INITIAL_BUDGET = 220_000;

/** The sentence that stops a build whose first scripts are too large; null within the budget. */
export function overBudget(assets: readonly Asset[]): string | null {
  const size = sizeOf(assets);
  if (size <= INITIAL_BUDGET) return null;
  const files = assets.map(({ file, gzBytes }) => `${file} ${kilobytes(gzBytes)}`).join(', ');
  return `The first screen loads ${kilobytes(size)} of scripts, at most ${kilobytes(INITIAL_BUDGET)}: ${files}.`;
}

export const sizeOf = (assets: readonly Asset[]): number => assets.reduce((sum, { gzBytes }) => sum + gzBytes, 0);

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

export function entryScripts(manifest: Manifest, entry = 'index.html'): string[] {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) follow(next);
  };
  if (!manifest[entry]?.isEntry) throw new Error(`web/dist has no entry ${entry}.`);
  follow(entry);
  return [...seen].flatMap(name => manifest[name]?.file ?? []).filter(file => file.endsWith('.js'));
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${ROOT}web/dist/.vite/manifest.json`, 'utf8')) as Manifest; // written by the build just before
}
