import { expect, test } from 'vitest';
import { differences, type Holder } from './comparison';

const holder = (ref: string, modules: string[], types: string[]): Holder => ({
  id: ref,
  ref,
  nameEn: ref,
  nameJp: ref,
  type: 'others',
  category: 'Others',
  version: 1,
  packageRequests: [],
  modules,
  packages: types.map(type => ({ id: type, type })),
});

test('only what differs is compared, modules before packages', () => {
  const one = holder('A', ['owner', 'fundList'], ['reporting', 'basel']);
  const other = holder('B', ['owner'], ['reporting', 'hedging']);
  expect(differences([one, other])).toEqual([
    { kind: 'module', name: 'fundList', held: [true, false] },
    { kind: 'package', name: 'hedging', held: [false, true] },
    { kind: 'package', name: 'basel', held: [true, false] },
  ]);
  expect(differences([one, one])).toEqual([]);
});
