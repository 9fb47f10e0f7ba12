import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#programs';

type Locked = { optionalDependencies?: Record<string, string>; engines?: { node?: string }; hasInstallScript?: boolean };

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> }; // npm's own format

/** The systems we promise to install on, as native packages name them. Musl is not among them: there is no PostgreSQL for it. */
const promised = /(?:^|[-/])(?:linux-(?:x64|arm64)(?:-gnu)?|darwin-(?:x64|arm64)|(?:win32|windows)-x64(?:-msvc)?)$/;

/** The linter's newest release has no binaries for these systems yet; linting is all that fails there. */
const knownGaps = [
  '@oxlint-tsgolint/darwin-arm64',
  '@oxlint-tsgolint/darwin-x64',
  '@oxlint-tsgolint/win32-x64',
  '@oxlint/binding-darwin-arm64',
  '@oxlint/binding-darwin-x64',
  '@oxlint/binding-win32-x64-msvc',
];

test('the lock file carries the native packages of every system we promise', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(name => promised.test(name) && !isLocked(path, name)),
  );
  expect([...new Set(missing)].toSorted()).toEqual(knownGaps);
});

test('nothing asks for a newer Node than 20', () => {
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    /^\s*(>=|\^|~)?\s*(2[1-9]|[3-9]\d)(\.|\s|$)/.test(engines?.node ?? ''),
  );
  expect(tooNew.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

/** npm looks beside the package that asks, then in each folder above it. */
function isLocked(asking: string, name: string): boolean {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
