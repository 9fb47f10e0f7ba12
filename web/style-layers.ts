import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url));
/** From the weakest to the strongest; Mantine names its own. What is in no layer, a screen's own styles, wins over all of them. */
const ORDER = '@layer mantine, base, ui;';

/** Styles of the shared parts lie in a layer below those of the screens, so that it never matters which style sheet comes first. */
export function styleLayers(): Plugin {
  return {
    name: 'hakaru:style-layers',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.startsWith(SOURCE) || !path.endsWith('.css')) return null;
      const [folder = ''] = path.slice(SOURCE.length).split('/');
      const layer = folder === 'styles' ? 'base' : folder === 'ui' ? 'ui' : null;
      return layer ? { code: `${ORDER}@layer ${layer}{${code}}`, map: null } : null;
    },
  };
}
