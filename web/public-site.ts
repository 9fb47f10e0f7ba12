import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import { partImports } from './part-imports';
import type { Assets } from './src/public/head';
import type { renderAddress, renderSite } from './src/public/render';

type Renderer = { renderAddress: typeof renderAddress; renderSite: typeof renderSite };

const RENDER = fileURLToPath(new URL('./src/public/render.tsx', import.meta.url));
const TOKENS = fileURLToPath(new URL('./src/styles/tokens.css', import.meta.url));
const TOKENS_NAME = 'virtual:public-tokens.css';
const BOOT = 'src/public/boot.ts';
const ICON = 'src/styles/mark.svg';

/** Renders the public pages to one HTML file per page and language, and in development on each request. */
export function publicSite(): Plugin {
  return {
    name: 'hakaru:public-site',
    resolveId: id => (id === TOKENS_NAME ? `\0${TOKENS_NAME}` : null),
    load: async id => (id === `\0${TOKENS_NAME}` ? byTheSystem(await readFile(TOKENS, 'utf8')) : null),
    async generateBundle(_, bundle) {
      const source = await readFile(ICON_FILE, 'utf8');
      const icon = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'mark.svg', source }))}`;
      const { module } = await runnerImport<Renderer>(RENDER, { plugins: [partImports()], configFile: false, logLevel: 'warn' });
      for (const { file, html } of module.renderSite(assetsOf(bundle, icon)))
        this.emitFile({ type: 'asset', fileName: file.slice(1), source: html });
    },
    configureServer: server => void server.middlewares.use((...served) => void serve(server, ...served)),
  };
}

const ICON_FILE = fileURLToPath(new URL(ICON, import.meta.url));

/** Public pages have no theme setting: they follow the system's colour scheme, with the app's dark values. */
export function byTheSystem(tokens: string): string {
  return tokens.replace(/\[data-mantine-color-scheme='dark'\] (\{[^}]*\})/g, '@media (prefers-color-scheme: dark) { :root $1 }');
}

function assetsOf(bundle: Rolldown.OutputBundle, icon: string): Assets {
  const outputs = Object.values(bundle);
  const boot = outputs.find(output => output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith(BOOT));
  if (boot?.type !== 'chunk') throw new Error(`The build has no entry ${BOOT}.`);
  const styles = [...(boot.viteMetadata?.importedCss ?? [])].map(file => `/${file}`);
  const font = outputs.find(({ fileName }) => /inter-latin-wght-normal[^/]*\.woff2$/.test(fileName));
  const needed = boot.imports.map(file => `/${file}`);
  return { script: `/${boot.fileName}`, needed, styles, font: font && `/${font.fileName}`, icon };
}

type Served = Parameters<Connect.NextHandleFunction>;

async function serve(server: ViteDevServer, ...[request, response, next]: Served): Promise<void> {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
  try {
    const { renderAddress } = (await server.ssrLoadModule(RENDER)) as Renderer; // the module at RENDER exports this
    const url = request.url ?? '/';
    const html = renderAddress(url, request.headers['accept-language'], { script: `/${BOOT}`, needed: [], styles: [], icon: `/${ICON}` });
    if (html === null) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8').end(await server.transformIndexHtml(url, html));
  } catch (error) {
    next(error);
  }
}
