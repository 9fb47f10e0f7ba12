import { expect, test } from 'vitest';
import { exactFirst, type Group, type Item } from './items';

const item = (name: string, code: string | null = null): Item => ({
  key: name,
  name,
  words: name,
  code,
  client: null,
  path: '/',
  assetId: null,
});
const shown = (groups: readonly Group[]) => groups.map(({ id, items }) => [id, ...items.map(({ name }) => name)]);

const groups: Group[] = [
  { id: 'mandate', items: [item('Bond fund'), item('Equity', 'HDE01')] },
  { id: 'security', items: [item('Security of Kaede'), item('Other security')] },
  { id: 'pages', items: [item('Users and security'), item('Security')] },
];

test('what is called exactly as typed comes first, with its group', () => {
  expect(shown(exactFirst(groups, ' ｓecurity '))).toEqual([
    ['pages', 'Security', 'Users and security'],
    ['mandate', 'Bond fund', 'Equity'],
    ['security', 'Security of Kaede', 'Other security'],
  ]);
  expect(shown(exactFirst(groups, 'hde01'))[0]).toEqual(['mandate', 'Equity', 'Bond fund']);
});

test('without an exact name the order stays', () => {
  expect(shown(exactFirst(groups, 'secur'))).toEqual(shown(groups));
  expect(shown(exactFirst(groups, ''))).toEqual(shown(groups));
});
