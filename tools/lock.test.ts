import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#programs';

type Locked = { optionalDependencies?: Record<string, string>; engines?: { node?: string }; hasInstallScript?: boolean };

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> }; // npm's own format

test('the lock file carries every native package that anything asks for: npm ci refuses one that does not', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(name => !isLocked(path, name)),
  );
  expect([...new Set(missing)].toSorted()).toEqual([]);
});

test('nothing asks for a newer Node than 20', () => {
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    /^\s*(>=|\^|~)?\s*(2[1-9]|[3-9]\d)(\.|\s|$)/.test(engines?.node ?? ''),
  );
  expect(tooNew.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

/** npm looks beside the package that requires it, then in each folder above. */
function isLocked(asking: string, name: string): boolean {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
