import { fileURLToPath } from 'node:url';

/** The root of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Started with node itself rather than through npx: the same on every system, and nothing can be fetched by accident. */
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

/** The words after `node` that run the program. */
export const commandFor = (program: Program, ...words: string[]): string[] => [`${ROOT}${programs[program]}`, ...words];
