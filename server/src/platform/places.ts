import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** In the sources every part has its own folder; in a build everything is beside the one bundle. */
export const isBuilt = !import.meta.url.endsWith('.ts');

const at = (source: string, built: string): string => fileURLToPath(new URL(isBuilt ? built : source, import.meta.url));

export const MIGRATIONS = at('../../migrations/', './migrations/');
export const WEB = at('../../../web/dist/', './web/');
export const DEMO_FILES = at('../../../demo-files/', '../demo-files/');

/** The names a build gives to the programs that run in separate processes. */
export type ChildName = 'read-workbook' | 'read-pdf' | 'print-paper';

/** Names the folder where a test run has bundled them: loading one from source takes seconds of a core, from a bundle half a second. */
export const BUNDLED_CHILDREN = 'BUNDLED_CHILDREN';

export type ChildProgram = { path: string; /** The arguments node needs to run it. */ execArgv: string[] };

/**
 * @param home the `import.meta.url` of the module beside whose `child.ts` the program is
 */
export function childProgram(home: string, name: ChildName): ChildProgram {
  if (isBuilt) return { path: fileURLToPath(new URL(`./${name}.js`, import.meta.url)), execArgv: [] };
  const bundled = process.env[BUNDLED_CHILDREN];
  if (bundled) return { path: join(bundled, `${name}.js`), execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: fileURLToPath(new URL('./child.ts', home)), execArgv: ['--import', loader] };
}
