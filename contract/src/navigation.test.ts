import { describe, expect, test } from 'vitest';
import { gateMiss, isOpen } from './access';
import { adminMenu, cashMenu, impersonationLanding, landingOf, mayEnter, menuOf, mobileMenu, topMenu, type Visitor } from './navigation';
import { areaOf, areas, userRoles } from './organisations';

const nobody: Visitor = {
  superuser: false,
  role: 'admin',
  category: 'Others',
  modules: [],
  organisationPackages: [],
  userPackages: [],
  assetType: 'portfolio',
};
const owner: Visitor = {
  ...nobody,
  category: 'Asset owner',
  modules: ['owner', 'cashManagement', 'fundList', 'addOns', 'contentAutomation', 'Asset List'],
  userPackages: ['securities', 'fxrates'],
};
const ownerMin: Visitor = { ...nobody, category: 'Asset owner', modules: ['owner'] };
const ownerBenchmark: Visitor = { ...owner, assetType: 'benchmark' };
const manager: Visitor = { ...nobody, category: 'Asset manager', modules: ['manager', 'cashManagement', 'fundList'] };
const consultant: Visitor = { ...nobody, category: 'Consultant', modules: ['consultant'] };
const consultantList: Visitor = { ...consultant, modules: ['consultant', 'Asset List'] };
const accountant: Visitor = { ...nobody, category: 'Accountant', modules: ['client', 'spcList', 'corporationList'] };
const others: Visitor = { ...nobody, modules: ['client'] };
const superuser: Visitor = { ...nobody, superuser: true };

const paths = (visitor: Visitor, items = topMenu) => menuOf(visitor, items).map(({ path }) => path);

describe('landing', () => {
  test.each([
    ['2.3.12 2.3.05 6.06 owner', owner, '/owner/overview'],
    ['2.3.13 owner of a benchmark', ownerBenchmark, '/owner/mandates'],
    ['2.3.14 2.3.06 6.08 manager', manager, '/manager/clients'],
    ['2.3.15 2.3.07 6.09 client', accountant, '/client/spcs'],
    ['2.3.16 6.10 consultant with Asset List', consultantList, '/consultant/assetList'],
    ['2.3.17 2.3.08 6.07 consultant', consultant, '/consultant/overview'],
    ['2.3.18 consultant of a benchmark', { ...consultant, assetType: 'benchmark' as const }, '/consultant/mandates'],
    ['2.3.19 2.3.09 6.28 superuser', superuser, '/admin/organisations'],
    ['2.3.20 anyone else', nobody, '/research'],
    ['owner before every other module', { ...owner, modules: ['consultant', 'manager', 'owner'] }, '/owner/overview'],
  ])('%s', (_, visitor, path) => expect(landingOf(visitor)).toBe(path));

  test('impersonation lands on overview, clients or the asset list', () => {
    expect(areas.map(impersonationLanding)).toEqual(['/owner/overview', '/manager/clients', '/client/assetList', '/consultant/assetList']);
  });
});

describe('role prefix', () => {
  test.each([
    ['2.4.01', 'Consultant', 'consultant'],
    ['2.4.02', 'Asset manager', 'manager'],
    ['2.4.03', 'Asset owner', 'owner'],
    ['2.4.04', 'Accountant', 'client'],
    ['2.4.04', 'Others', 'client'],
  ] as const)('%s %s', (_, category, area) => expect(areaOf(category)).toBe(area));
});

test('private assets stand in the menu where the asset holds private funds, and nowhere else', () => {
  const isThere = (visitor: Visitor) => paths(visitor).some(path => path.endsWith('/privateEquity'));
  expect([owner, consultant].map(visitor => isThere({ ...visitor, organisationPackages: ['privateAssets'], holdsFunds: true }))).toEqual([
    true,
    true,
  ]);
  expect([owner, { ...ownerBenchmark, holdsFunds: true }, { ...accountant, holdsFunds: true }].map(isThere)).toEqual([false, false, false]);
});

describe('top menu', () => {
  const shown: [string, Visitor, string][] = [
    ['2.4.05', consultantList, '/consultant/assetList'],
    ['2.4.06', manager, '/manager/clients'],
    ['2.4.08', consultant, '/consultant/overview'],
    ['2.4.09', owner, '/owner/accounts'],
    ['2.4.10', owner, '/owner/assetClasses'],
    ['2.4.12', ownerBenchmark, '/owner/mandates'],
    ['2.4.14', owner, '/owner/funds'],
    ['2.4.16 6.30', accountant, '/client/spcs'],
    ['2.4.17 6.30', accountant, '/client/corporations'],
    ['2.4.19', owner, '/owner/instructions'],
    ['2.4.21', owner, '/owner/addons'],
    ['2.4.23', owner, '/notifications'],
    ['2.4.24', owner, '/settings'],
    ['2.4.25 2.4.26', owner, '/owner/securities'],
    ['2.4.27', owner, '/owner/fx'],
    ['2.4.28', owner, '/owner/counterparties'],
    ['2.4.29 superuser', { ...superuser, category: 'Asset owner' }, '/owner/securities'],
  ];
  test.each(shown)('%s shown', (_, visitor, path) => expect(paths(visitor)).toContain(path));

  const hidden: [string, Visitor, string][] = [
    ['2.4.07 6.31', owner, '/owner/clients'],
    ['2.4.07', accountant, '/client/clients'],
    ['2.4.11', ownerBenchmark, '/owner/overview'],
    ['2.4.11', manager, '/manager/accounts'],
    ['2.4.13', manager, '/manager/mandates'],
    ['2.4.13', accountant, '/client/mandates'],
    ['2.4.15 6.12', ownerMin, '/owner/funds'],
    ['2.4.18', others, '/client/spcs'],
    ['6.13 accountant without spcList', { ...accountant, modules: ['client', 'corporationList'] }, '/client/spcs'],
    ['6.14 accountant without corporationList', { ...accountant, modules: ['client', 'spcList'] }, '/client/corporations'],
    ['2.4.20 6.11', ownerMin, '/owner/instructions'],
    ['2.4.22', ownerBenchmark, '/owner/addons'],
    ['2.4.22 6.15', ownerMin, '/owner/addons'],
    ['2.4.29 2.4.37', ownerMin, '/owner/securities'],
    ['2.4.30', ownerMin, '/owner/fx'],
    ['2.4.36 6.10 module removed', { ...owner, modules: ['owner'] }, '/owner/assetList'],
  ];
  test.each(hidden)('%s hidden', (_, visitor, path) => expect(paths(visitor)).not.toContain(path));

  test('the menu below 600 px adds the role’s own items', () => {
    expect(paths(consultant, mobileMenu)).toEqual(['/consultant']);
    expect(paths(owner, mobileMenu)).toEqual(['/owner/overview', '/owner/accounts', '/owner/mandates', '/owner/addons']);
    expect(paths(manager, mobileMenu)).toEqual([
      '/manager/clients',
      '/manager/instructions',
      '/manager/funds_deprecated',
      '/manager/counterparties',
      '/manager/products',
    ]);
  });

  test('cash screens are for whoever manages cash, in the areas that have mandates', () => {
    expect(paths({ ...owner, modules: ['owner', 'cashManagement'] }, cashMenu)).toContain('/owner/transactions');
    expect(paths({ ...manager, modules: ['manager', 'cashManagement'] }, cashMenu)).toContain('/manager/transactions');
    expect(paths(ownerMin, cashMenu)).toEqual([]);
    expect(paths({ ...others, modules: ['client', 'cashManagement'] }, cashMenu)).not.toContain('/client/transactions');
  });

  test('the administration menu names its 21 screens, and departures', () => expect(adminMenu).toHaveLength(22));
});

describe('areas', () => {
  test('6.29 an area opens by category or by module, and no other way', () => {
    expect(mayEnter(owner, 'owner')).toBe(true);
    expect(mayEnter(owner, 'manager')).toBe(false);
    expect(mayEnter({ ...others, modules: ['owner'] }, 'owner')).toBe(true);
    expect(mayEnter(others, 'client')).toBe(true);
    expect(mayEnter(owner, 'admin')).toBe(false);
    expect(mayEnter(superuser, 'admin')).toBe(true);
  });
});

describe('visibility gate', () => {
  test('6.20 one required module is enough, none is not', () => {
    expect(isOpen(owner, { modules: ['owner', 'manager'] })).toBe(true);
    expect(gateMiss(owner, { modules: ['manager'] })).toBe('module');
  });
  test('6.21 an organisation package of the given types', () => {
    expect(gateMiss(owner, { organisationPackages: ['basel'] })).toBe('organisationPackage');
    expect(isOpen({ ...owner, organisationPackages: ['basel'] }, { organisationPackages: ['hedging', 'basel'] })).toBe(true);
  });
  test('6.22 a user package, or a superuser', () => {
    expect(gateMiss(ownerMin, { userPackages: ['securities'] })).toBe('userPackage');
    expect(isOpen({ ...ownerMin, superuser: true }, { userPackages: ['securities'] })).toBe(true);
  });
  test('6.05 roles are exactly admin, user, readonly', () => expect(userRoles).toEqual(['admin', 'user', 'readonly']));
});
