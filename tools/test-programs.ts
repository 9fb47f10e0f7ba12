import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '#build';
import { ROOT } from '#programs';

export type TestPrograms = { /** Where `name` lies, to be run by node alone. */ path(name: string): string; remove(): void };

/**
 * The server's programs, and more of a test's own, as a build makes them. From its sources a server needs five seconds of a core until it
 * serves, from this one second: a test that starts several saves more than the bundle costs.
 */
export async function bundleForTests(more: Readonly<Record<string, string>> = {}): Promise<TestPrograms> {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}.cache/test-programs-`);
  mkdirSync(join(folder, 'web'));
  await bundleServer(folder, more);
  return { path: name => join(folder, `${name}.js`), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
