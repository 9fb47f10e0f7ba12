import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { partImports } from './web/part-imports';
import { SlowestFiles } from './tools/testing/slowest-files';

/** The longest tests that need no planted database. */
const LONG_AND_ALONE = /server\/src\/(main|platform\/embedded-postgres)\.test\.ts$/;

/** The first API test plants the demo for all, and its neighbour would only wait for it: so the neighbour gets these. */
class WhilePlanting extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const alone = sorted.filter(({ moduleId }) => LONG_AND_ALONE.test(moduleId));
    const [first, ...others] = sorted.filter(file => !alone.includes(file));
    return first ? [first, ...alone, ...others] : alone;
  }
}

export default defineConfig({
  plugins: [partImports()],
  test: {
    include: ['*/**/*.test.ts', '*/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'e2e/**', '.cache/**', '.data/**', '.start/**'],
    // One copy of graphql: its instanceof checks fail across two module graphs.
    server: { deps: { inline: ['graphql', '@pothos/core', 'graphql-jit'] } },
    // Starts nothing by itself: the database of a run starts with the first test that asks for one.
    globalSetup: ['server/src/platform/testing/global-setup.ts'],
    setupFiles: ['tools/testing/repeatable.ts', 'web/src/ui/testing/leave-nothing.ts'],
    sequence: { sequencer: WhilePlanting },
    // Generous on purpose: these end a run that hangs, they measure nothing. A machine three times slower must pass.
    testTimeout: 180_000,
    // The first hook of a run plants the demo institution for all.
    hookTimeout: 600_000,
    // What is waited for is a condition; left to itself a wait would give up after a second.
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    reporters: ['default', new SlowestFiles()],
  },
});
