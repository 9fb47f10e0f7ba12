import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url));
/** From the weakest to the strongest; Mantine names its own. Styles in no layer, a screen's own, win over all of them. */
const ORDER = '@layer mantine, base, ui;';

/** Puts the styles of shared components in a layer below those of the screens, so that the order of style sheets does not matter. */
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
