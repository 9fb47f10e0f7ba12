import { defineConfig } from 'vitest/config';
import { partImports } from './web/part-imports';

export default defineConfig({
  plugins: [partImports()],
  test: {
    include: ['*/**/*.test.ts', '*/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'e2e/**', '.cache/**', '.data/**'],
    // One copy of graphql: its instanceof checks fail across two module graphs.
    server: { deps: { inline: ['graphql', '@pothos/core', '@pothos/plugin-complexity', 'graphql-jit'] } },
    // Starts nothing by itself: the database of a run starts with the first test that asks for one.
    globalSetup: ['server/src/platform/testing/global-setup.ts'],
    testTimeout: 30_000,
    // The first hook of a run plants the demo institution for all.
    hookTimeout: 150_000,
    maxWorkers: 2,
  },
});
