// Bundles the server when its sources have changed since the last time.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#programs';
import { stampOf } from '#web-build';

/** Below the root, like dist/, so that packages and the demo files are found from there. */
const FOLDER = `${ROOT}.start`;
const STAMP = `${FOLDER}/.stamp`;
const KEPT_MS = 24 * 3_600_000;

/**
 * From its sources a server needs five seconds of a core until it serves, and each of its child programs up to three; from a bundle, which
 * takes two seconds to build, one and a half. Returns the bundle's folder.
 */
export async function bundleServerWhenStale(): Promise<string> {
  const stamp = stampOf(['engine', 'contract', 'workbook', 'server', 'tools/build.ts']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return FOLDER;
  const { bundleServer } = await import('#build'); // esbuild is loaded only when needed
  const fresh = `${ROOT}.cache/start-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    await bundleServer(fresh);
    linkWeb();
    rmSync(STAMP, { force: true });
    rmSync(join(FOLDER, 'migrations'), { recursive: true, force: true });
    cpSync(join(fresh, 'migrations'), join(FOLDER, 'migrations'), { recursive: true });
    takeOver(fresh);
    writeFileSync(STAMP, stamp);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return FOLDER;
}

/** Links the web to where it is built. */
function linkWeb(): void {
  const link = join(FOLDER, 'web');
  mkdirSync(`${ROOT}web/dist`, { recursive: true });
  if (!existsSync(link)) symlinkSync(`${ROOT}web/dist`, link, 'junction');
}

/** A running server may still load parts of its bundle, so they are kept for a day; their names contain a hash of the content. */
function takeOver(fresh: string): void {
  const files = readdirSync(fresh).filter(name => /\.(js|map|json)$/.test(name));
  const isPart = (name: string) => name.startsWith('part-');
  for (const name of files.toSorted((one, other) => Number(isPart(other)) - Number(isPart(one))))
    renameSync(join(fresh, name), join(FOLDER, name));
  for (const name of readdirSync(FOLDER).filter(name => isPart(name) && !files.includes(name)))
    if (Date.now() - statSync(join(FOLDER, name)).mtimeMs > KEPT_MS) rmSync(join(FOLDER, name), { force: true });
}
