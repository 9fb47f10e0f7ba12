import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from '#tidy/source';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['engine', 'contract', 'workbook', 'server', 'web', 'client', 'e2e', 'tools'];
const skipped = /(^|\/)(node_modules|dist|\.data|\.cache|test-results|playwright-report)(\/|$)/;

/** All hand-written files of the eight parts. */
export function readTree(): Source[] {
  return parts
    .flatMap(part => listFiles(part))
    .filter(path => /\.(tsx?|css|sql|graphql|html|json)$/.test(path))
    .map(path => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));
}

/** Paths from the root, with forward slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (skipped.test(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
