import {
  adminMenu,
  impersonationLanding,
  landingOf,
  menuItems,
  menuMiss,
  mobileMenu,
  topMenu,
  type Visitor,
} from '@hakaru/contract/navigation';
import { describe, expect, test } from 'vitest';
import { menuText } from '#features/menus/public';
import { pages } from './pages';
import { areaOfPath, listedPages, mayStand, screenExists, shownAdminMenu, shownMenu } from './screens';

const owner: Visitor = {
  superuser: false,
  role: 'user',
  category: 'Asset owner',
  modules: ['owner'],
  organisationPackages: [],
  userPackages: [],
  assetType: 'portfolio',
};

describe('menus', () => {
  test('every item of every menu has its words', () => {
    const ids = [...menuItems, ...mobileMenu, ...adminMenu].map(({ id }) => id);
    expect(ids.filter(id => !(id in menuText))).toEqual([]);
  });
  test('2.4.23 2.4.24 notifications and settings are there for everybody', () =>
    expect(shownMenu(owner).map(({ path }) => path)).toEqual(expect.arrayContaining(['/notifications', '/settings'])));
  test('an item without its screen stays away although its gate holds', () => {
    expect(screenExists('/owner/nothing-here')).toBe(false);
    for (const { path } of shownMenu(owner)) expect(screenExists(path)).toBe(true);
  });
  test('6.25 the administration menu is the super-user’s', () => expect(shownAdminMenu(owner, 'x')).toEqual([]));
  test('an id in the address fits a screen with a parameter, an empty one does not', () => {
    expect(screenExists('/settings/users/123')).toBe(true);
    expect(screenExists('/settings/users/')).toBe(false);
  });
});

describe('areas', () => {
  test('2.3.21 6.29 other areas and administration are refused', () => {
    expect(mayStand(owner, '/owner/overview')).toBe(true);
    expect(mayStand(owner, '/manager/clients')).toBe(false);
    expect(mayStand(owner, '/admin/users')).toBe(false);
    expect(mayStand({ ...owner, superuser: true }, '/admin/users')).toBe(true);
    expect(mayStand(owner, '/settings/profile')).toBe(true);
  });
  test('6.16 a screen whose gate is shut is refused before it asks for anything', () => {
    const gate = { modules: ['contentAutomation'] } as const;
    expect(mayStand({ ...owner, modules: ['owner'] }, '/owner/documents', gate)).toBe(false);
    expect(mayStand({ ...owner, modules: ['owner', 'contentAutomation'] }, '/owner/documents', gate)).toBe(true);
    expect(mayStand(owner, '/manager/documents', {})).toBe(false);
  });
  test('the area of a path', () => expect(['/client/spcs', '/admin', '/research'].map(areaOfPath)).toEqual(['client', 'admin', null]));
});

describe('pages found by name', () => {
  test('6.03 user management is listed for administrators only', () => {
    const paths = (role: 'admin' | 'user') => listedPages({ ...owner, role }).map(({ path }) => path);
    expect(paths('admin')).toContain('/settings/users');
    expect(paths('user')).not.toContain('/settings/users');
  });
  test('6.16 documents are there with content automation, in one’s own area, and without the module they are not', () => {
    const paths = (modules: string[]) => listedPages({ ...owner, modules }).map(({ path }) => path);
    expect(paths(['owner', 'contentAutomation'])).toContain('/owner/documents');
    expect(paths(['owner'])).not.toContain('/owner/documents');
  });
});

describe('why a page is hidden', () => {
  const miss = (visitor: Visitor, id: string) =>
    menuMiss(
      visitor,
      'owner',
      topMenu.find(one => one.id === id)!,
    );
  test.each([
    ['2.4.07 clients', 'clients', 'area'],
    ['2.4.15 funds', 'funds', 'module'],
    ['2.4.29 securities', 'securities', 'userPackage'],
    ['2.4.18 SPCs', 'spcs', 'category'],
  ])('%s', (_, id, reason) => expect(miss(owner, id)).toBe(reason));
  test('2.4.11 a benchmark has no overview', () =>
    expect([miss({ ...owner, assetType: 'benchmark' }, 'overview'), miss(owner, 'overview')]).toEqual(['assetType', null]));
});

test('every place somebody lands is a screen of its own', () => {
  const landings = [
    ...[['owner'], ['manager'], ['client'], ['consultant'], ['consultant', 'Asset List'], []].flatMap(modules =>
      (['portfolio', 'benchmark'] as const).map(assetType => landingOf({ ...owner, modules, assetType })),
    ),
    landingOf({ ...owner, modules: [], superuser: true }),
    ...(['owner', 'manager', 'client', 'consultant'] as const).map(impersonationLanding),
  ];
  expect(new Set(landings).size).toBe(10);
  expect(landings.filter(path => !screenExists(path))).toEqual([]);
});

test('an item of the menu and its screen have the same gate', () => {
  const gates = new Map(pages.map(({ options }) => [(options as { path: string }).path, options.staticData?.gate ?? {}])); // every page has a path
  const apart = menuItems.filter(({ path, gate }) => {
    const own = gates.get(path.replace('{role}', '$role'));
    return own && JSON.stringify(own) !== JSON.stringify(gate);
  });
  // Support staff land on the asset list when they enter a client, whether or not the client has the module.
  expect(apart.map(({ id }) => id)).toEqual(['assetList']);
});
