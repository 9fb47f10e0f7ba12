import type { Plugin } from 'vite';

const PUBLIC_ENTRY = /\/src\/public\/boot\.ts$/;

/**
 * Knows what the public pages are made of: they are read by people who may never come in, so nothing of theirs is put into a file with
 * what the app needs.
 */
export function publicModules(): { plugin: Plugin; isPublic: (id: string) => boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'hakaru:public-modules',
    apply: 'build',
    buildEnd() {
      found.clear();
      for (const id of this.getModuleIds()) if (PUBLIC_ENTRY.test(id)) found.add(id);
      // A set goes on through what is added on the way.
      for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    },
  };
  return { plugin, isPublic: id => found.has(id) };
}
