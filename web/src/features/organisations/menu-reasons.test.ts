import { isShown, menuItems, type Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { expect, test } from 'vitest';
import { menuVerdicts } from './menu-reasons';

const owner: Visitor = {
  superuser: false,
  role: 'user',
  category: 'Asset owner',
  assetType: 'portfolio',
  modules: ['owner'],
  organisationPackages: ['reporting'],
  userPackages: ['fxrates'],
};

test.each([
  ['overview', null],
  ['clients', 'area'],
  ['funds', 'module'],
  ['spcs', 'category'],
  ['securities', 'userPackage'],
  ['fx', null],
  ['transactions', 'module'],
  ['reportingTasks', null],
  ['documents', 'module'],
  ['research', null],
  ['admin', 'superuser'],
])('2.3 for an asset owner %s is explained as %s', (id, miss) => {
  expect(menuVerdicts(owner).find(({ item }) => item.id === id)?.miss).toBe(miss);
});

test('the explanation is what the menu does, whoever looks', () => {
  const visitors: Visitor[] = [
    owner,
    { ...owner, assetType: 'benchmark' },
    { ...owner, category: 'Accountant', modules: ['spcList', 'client'] },
  ];
  for (const visitor of visitors) {
    const verdicts = menuVerdicts(visitor).filter(({ item }) => menuItems.includes(item));
    expect(verdicts.map(({ miss }) => miss === null)).toEqual(menuItems.map(item => isShown(visitor, areaOf(visitor.category), item)));
  }
  expect(menuVerdicts({ ...owner, assetType: 'benchmark' }).find(({ item }) => item.id === 'overview')?.miss).toBe('assetType');
});
