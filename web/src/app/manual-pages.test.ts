import { audiences, firstTasksOf, type Audience } from '@hakaru/contract/first-tasks';
import { organisationPackages, modules, type OrganisationCategory, type UserRole } from '@hakaru/contract/organisations';
import { expect, test } from 'vitest';
import { MANUALS } from '#features/help/chapters';
import { chapterOfPage } from '#features/help/public';
import { pages } from './pages';

const paths = pages.map(({ options }) => (options as { path: string }).path); // every page is made with a path

const CATEGORY: Readonly<Record<Audience, OrganisationCategory>> = {
  owner: 'Asset owner',
  bank: 'Asset owner',
  consultant: 'Consultant',
  manager: 'Asset manager',
  accountant: 'Accountant',
  trustBank: 'Others',
  support: 'Others',
};

const visitorOf = (audience: Audience, role: UserRole) => ({
  superuser: audience === 'support',
  role,
  category: CATEGORY[audience],
  modules,
  organisationPackages: audience === 'owner' ? [] : organisationPackages,
  userPackages: [],
  assetType: 'portfolio' as const,
});

test('1.20 1.21 the pages a manual leads to exist', () => {
  const named = Object.values(MANUALS).flatMap(chapters => chapters.flatMap(({ pages = [] }) => pages));
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter(path => !paths.includes(path))).toEqual([]);
});

test('the chapter a page’s help button names is in a manual, and the pages of daily work have one', () => {
  const chapters = new Set(Object.values(MANUALS).flatMap(all => all.map(({ id }) => id)));
  const named = paths.flatMap(path => chapterOfPage(path.replace('$role', 'owner')) ?? []);
  expect([...new Set(named)].filter(id => !chapters.has(id))).toEqual([]);
  const without = paths.filter(path => path.startsWith('/$role/') && chapterOfPage(path.replace('$role', 'owner')) === null);
  expect(without).toEqual([]);
});

test('everybody of every audience, also who may only read, is given three first tasks on pages that exist', () => {
  for (const audience of audiences)
    for (const role of ['admin', 'readonly'] as const) {
      const tasks = firstTasksOf(visitorOf(audience, role), { isSupport: audience === 'support' });
      expect(
        tasks.map(({ id }) => id),
        `${audience} ${role}`,
      ).toHaveLength(3);
      const patterns = paths.map(path => path.replace('$role', '(owner|consultant|manager|client)'));
      const lost = tasks.filter(({ path }) => !patterns.some(pattern => new RegExp(`^${pattern}$`).test(path)));
      expect(lost).toEqual([]);
    }
});
