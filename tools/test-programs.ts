import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '#build';
import { ROOT } from '#programs';

export type TestPrograms = { /** The path of `name`, to be run by node alone. */ path(name: string): string; remove(): void };

/**
 * The server's programs and a test's own, bundled as by a build. From its sources a server needs five seconds of a core until it serves,
 * from a bundle one: for a test that starts several this saves more than bundling costs.
 */
export async function bundleForTests(more: Readonly<Record<string, string>> = {}): Promise<TestPrograms> {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}.cache/test-programs-`);
  mkdirSync(join(folder, 'web'));
  await bundleServer(folder, more);
  return { path: name => join(folder, `${name}.js`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
