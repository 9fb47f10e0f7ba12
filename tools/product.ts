// The product as an operator gets it, in a folder of its own; once made, it reads nothing from this repository.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, makeImage } from '#image';
import { commandFor, ROOT } from '#programs';
import { runNode } from '#run';

export type Product = { /** Contains dist/ and node_modules/. */ folder: string; remove(): void };

/** Built by the Dockerfile's stages, with packages installed anew. */
export async function makeWholeProduct(): Promise<Product> {
  const { root, app } = await makeImage(() => undefined);
  return { folder: app, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Built from a copy of the sources in a clean folder; it links the packages installed here, which saves minutes. */
export async function makeProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-product-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    copyTree(folder);
    linkPackages(folder);
    const { code, output } = await runNode(commandFor('tsx', 'tools/build.ts'), { cwd: folder, quiet: true });
    if (code !== 0 || !existsSync(join(folder, 'dist/server.js'))) throw new Error(`The build ended with ${code}: ${output.slice(-3000)}`);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Our own packages are links to the sources; in the clean folder they must point to the copies. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@hakaru'), { recursive: true });
  for (const name of readdirSync(`${ROOT}node_modules`)) {
    if (name !== '@hakaru' && !name.startsWith('.')) symlinkSync(`${ROOT}node_modules/${name}`, join(packages, name));
  }
  for (const name of readdirSync(`${ROOT}node_modules/@hakaru`)) symlinkSync(join(folder, name), join(packages, '@hakaru', name));
}
