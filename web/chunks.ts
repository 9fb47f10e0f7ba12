import type { Plugin } from 'vite';

const PUBLIC_ENTRY = /\/src\/public\/boot\.ts$/;
const PUBLIC_FOLDER = /\/src\/public\//;

/**
 * Collects the modules of the public pages, so that what they share with the app goes into a small chunk of its own. Visitors may never
 * sign in; a chunk shared with the rest of the app would make them download all of it.
 */
export function publicModules(): { plugin: Plugin; isPublic: (id: string) => boolean; isShared: (id: string) => boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'hakaru:public-modules',
    apply: 'build',
    buildEnd() {
      found.clear();
      for (const id of this.getModuleIds()) if (PUBLIC_ENTRY.test(id)) found.add(id);
      // A Set also iterates over what is added during the loop.
      for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    },
  };
  const isPublic = (id: string): boolean => found.has(id);
  return { plugin, isPublic, isShared: id => isPublic(id) && id.endsWith('.ts') && !PUBLIC_FOLDER.test(id) };
}
