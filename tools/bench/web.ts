import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ROOT } from '#programs';

export type Asset = { file: string; gzBytes: number };

/** The scripts a browser needs before it can show the app: those named by the page, and their static imports. */
export function initialScripts(): Asset[] {
  return entryScripts(readManifest()).map(file => ({
    file,
    gzBytes: gzipSync(readFileSync(`${ROOT}web/dist/${file}`), { level: 9 }).length,
  }));
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
