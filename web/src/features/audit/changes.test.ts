import { expect, test } from 'vitest';
import { changesOf } from './changes';

test('only what differs is shown, without the bookkeeping of the record', () => {
  const before = { id: '1', version: 1, nameEn: 'Old', modules: ['owner'], brand: null, packages: ['basel'] };
  const after = {
    ...before,
    version: 2,
    nameEn: 'New',
    modules: ['owner', 'fundList'],
    brand: { name: 'N', colour: '#123456', logo: null },
  };
  expect(changesOf(before, after)).toEqual([
    { field: 'nameEn', before: 'Old', after: 'New' },
    { field: 'modules', before: 'owner', after: 'owner, fundList' },
    { field: 'brand', before: '', after: 'name: N, colour: #123456' },
  ]);
});

test('what is new is shown whole, what is no record is shown as nothing', () => {
  expect(changesOf(null, { role: 'admin', sso: false })).toEqual([
    { field: 'role', before: '', after: 'admin' },
    { field: 'sso', before: '', after: 'false' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf('x', [1])).toEqual([]);
});
