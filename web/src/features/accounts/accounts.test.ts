import { gatheringTypes, type EntityType } from '@hakaru/contract/enumerations';
import { expect, test } from 'vitest';
import type { BookEntity } from '#features/figures/public';
import { translator } from '#platform/text';
import { accountTree } from './account-tree';
import { typeText } from './text';

const entity = (id: string, type: EntityType, closed: string | null = null) =>
  ({
    id,
    type,
    ref: id,
    name: { en: `${type} ${id}`, jp: id },
    shortName: null,
    mandate: closed ? { performanceClosedDate: closed } : null,
  }) as BookEntity; // what the tree reads of an entity

/** A total over one row of each gathering type, each over a mandate of its own. */
function indexOf(types: readonly EntityType[]): Parameters<typeof accountTree>[0] {
  const children = new Map<string, BookEntity[]>(types.map(type => [type, [entity(`M-${type}`, 'mandate')]]));
  children.set(
    'ROOT',
    types.map(type => entity(type, type)),
  );
  return { root: entity('ROOT', 'total'), children: id => children.get(id) ?? [] };
}

test('3E.004 every row that gathers others stands in the tree above them, under the word of its own type in both languages', () => {
  const tree = accountTree(indexOf(gatheringTypes), { search: '', closed: false, asOf: '2026-09-30' });
  expect(tree.get('ROOT')?.map(({ type }) => type)).toEqual([...gatheringTypes]);
  for (const type of gatheringTypes) expect(tree.get(type)?.map(({ id }) => id)).toEqual([`M-${type}`]);
  for (const language of ['en', 'jp'] as const)
    expect(new Set(gatheringTypes.map(type => translator(typeText, language)(type))).size).toBe(gatheringTypes.length);
});

test('a search keeps what matches with everything above it', () => {
  const tree = accountTree(indexOf(gatheringTypes), { search: 'm-virtual', closed: false, asOf: '2026-09-30' });
  expect(tree.get('ROOT')?.map(({ id }) => id)).toEqual(['virtual']);
  expect(accountTree(indexOf(gatheringTypes), { search: 'nothing', closed: false, asOf: '2026-09-30' }).get('ROOT')).toEqual([]);
});
