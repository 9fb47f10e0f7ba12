import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Started with node itself rather than npx: the same on every system, and nothing can be downloaded by accident. */
export const programs = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

export type Program = keyof typeof programs;

/** The arguments for `node` to run the program. */
export const commandFor = (program: Program, ...words: string[]): string[] => [`${ROOT}${programs[program]}`, ...words];
