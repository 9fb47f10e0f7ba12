// npm run build: one bundled server with its programs, migrations and the web, in dist/. Packages stay in node_modules.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '#programs';
import { buildWebWhenStale } from '#web-build';

const DIST = `${ROOT}dist`;
const SERVER = `${ROOT}server/src/`;

/** The programs started in separate processes, by the names platform/places.ts looks for. */
const CHILDREN = {
  'read-workbook': `${SERVER}workbooks/child.ts`,
  'read-pdf': `${SERVER}features/documents/reading/child.ts`,
  'print-paper': `${SERVER}platform/pdf/child.ts`,
};
const PROGRAMS = { server: `${SERVER}main.ts`, admin: `${SERVER}admin.ts`, ...CHILDREN };

/** Our code is bundled, npm packages are not: some find their own files by their location. */
const onlyOurs: Plugin = {
  name: 'only ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hakaru/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles everything except the web, in a folder below the root, from where packages are found.
 * @param more other programs by name, each with its source
 */
export async function bundleServer(folder: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await bundle(folder, { ...PROGRAMS, ...more });
  cpSync(`${ROOT}server/migrations`, `${folder}/migrations`, { recursive: true });
  const { name, version, license, engines } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<string, unknown>; // our own file
  const own = { name, version, license, private: true, type: 'module', engines };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(own, null, 2)}\n`);
}

/** Bundles the programs that a server running from its sources starts, in a folder below the root. */
export const bundleChildren = (folder: string): Promise<void> => bundle(folder, CHILDREN);

async function bundle(folder: string, programs: Readonly<Record<string, string>>): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'part-[hash]',
    minifySyntax: true,
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [onlyOurs],
  });
}

async function buildAll(): Promise<void> {
  await buildWebWhenStale({ quiet: true });
  // Built beside and then moved, so that a failed build leaves the old one.
  const fresh = `${ROOT}.cache/build-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await bundleServer(fresh);
    cpSync(`${ROOT}web/dist`, `${fresh}/web`, { recursive: true });
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const startedAt = performance.now();
  await buildAll();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built dist/ in ${seconds} s. It starts with: npm ci --omit=dev && node dist/server.js`);
}
