import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicModules } from './chunks';
import { partImports } from './part-imports';
import { publicSite } from './public-site';
import { styleLayers } from './style-layers';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

const { plugin: findPublic, isPublic, isShared } = publicModules();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [partImports(), publicSite(), styleLayers(), react(), findPublic],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // No inlined assets: a data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // A public.ts only names what others may use: who takes one thing from it must not load the files of all the others.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/public\.ts$/, sideEffects: false }] },
      input: { app: 'index.html', public: 'src/public/boot.ts' },
      output: {
        // Libraries that every page needs and only our releases change: one file, fetched once.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//,
            },
            // By default the bundler makes a file for every set of pages that share something, and a first visit fetches sixty of them.
            // Style sheets go with their scripts; their order does not matter, because they are in layers (style-layers.ts).
            { name: 'public-shared', test: isShared, includeDependenciesRecursively: false },
            { name: 'first', tags: ['$initial'], test: id => !isPublic(id) },
            { name: 'shared', minShareCount: 5, test: id => !isPublic(id) },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // Pages are served from here; requests for the server are proxied.
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/tunnel', '/dev/outbox', '/dev/idp', '/healthz', '/readyz'].map(path => [path, server]),
    ),
  },
});
