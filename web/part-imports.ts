import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url));

/**
 * Resolves the `#ui/…` imports of package.json as the compiler does. Their targets are lists (.tsx, then .ts); Vite reads only the
 * first entry of such a list and would not find the .ts files.
 */
export function partImports(): Plugin {
  return {
    name: 'hakaru:part-imports',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('#') || !importer?.startsWith(SOURCE)) return null;
      return [`${SOURCE}${id.slice(1)}.tsx`, `${SOURCE}${id.slice(1)}.ts`].find(file => existsSync(file)) ?? null;
    },
  };
}
