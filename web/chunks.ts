import type { Plugin } from 'vite';

const PUBLIC_ENTRY = /\/src\/public\/boot\.ts$/;
const PUBLIC_FOLDER = /\/src\/public\//;

/**
 * Knows what the public pages are made of. They are read by people who may never come in, so what they share with the app is in a small
 * file of its own: in one with what the app needs, a visitor would fetch the whole app.
 */
export function publicModules(): { plugin: Plugin; isPublic: (id: string) => boolean; isShared: (id: string) => boolean } {
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
  const isPublic = (id: string): boolean => found.has(id);
  return { plugin, isPublic, isShared: id => isPublic(id) && id.endsWith('.ts') && !PUBLIC_FOLDER.test(id) };
}
