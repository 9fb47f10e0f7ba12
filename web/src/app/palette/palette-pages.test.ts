import { reportingMenu, type Visitor } from '@hakaru/contract/navigation';
import { expect, test } from 'vitest';
import { menuText } from '#features/menus/public';
import { palettePages } from './palette-pages';
import { shownMenu } from '#app/screens';

const owner: Visitor = {
  superuser: false,
  role: 'user',
  category: 'Asset owner',
  modules: ['owner'],
  organisationPackages: [],
  userPackages: [],
  assetType: 'portfolio',
};
const pathsOf = (visitor: Visitor) => palettePages(visitor, 'org').map(({ path }) => path);

test('the screens of the month are found by name, each with words in both languages', () => {
  expect(reportingMenu.filter(({ id }) => !(id in menuText))).toEqual([]);
  const shown = shownMenu(owner, reportingMenu).map(({ path }) => path);
  expect(shown).toContain('/owner/monthEnd');
  expect(pathsOf(owner)).toEqual(expect.arrayContaining(shown));
  for (const { title } of palettePages(owner, 'org')) expect(title.en !== '' && title.jp !== '').toBe(true);
});

test('a manager is offered the screens of its own area, and no month to close', () => {
  const paths = pathsOf({ ...owner, category: 'Asset manager', modules: ['manager'] });
  expect(paths).toEqual(expect.arrayContaining(['/manager/clients', '/manager/reportingTasks']));
  expect(paths.filter(path => path.startsWith('/owner') || path.startsWith('/admin') || path.endsWith('/monthEnd'))).toEqual([]);
});

test('no address is offered twice', () => {
  const paths = pathsOf({ ...owner, superuser: true });
  expect(new Set(paths).size).toBe(paths.length);
});
