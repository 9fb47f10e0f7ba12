import { isOpen, type Gate } from '@hakaru/contract/access';
import { adminMenu, mayEnter, menuItems, menuOf, mobileMenu, type MenuItem, type Visitor } from '@hakaru/contract/navigation';
import { areaOf, areas, type Area } from '@hakaru/contract/organisations';
import { pages } from './pages';

/** An item shows when its gate holds and its screen exists (a feature joins by registering its routes in pages.ts). */
export function shownMenu(visitor: Visitor, items: readonly MenuItem[] = menuItems): MenuItem[] {
  return menuOf(visitor, items).filter(({ path }) => screenExists(path));
}

/** The items that the narrow menu adds to the main menu. */
export function narrowMenu(visitor: Visitor): MenuItem[] {
  const above = new Set(shownMenu(visitor).map(({ path }) => path));
  return shownMenu(visitor, mobileMenu).filter(({ path }) => !above.has(path));
}

export function shownAdminMenu(visitor: Visitor, organisationId: string): { id: string; path: string }[] {
  if (!visitor.superuser) return [];
  return adminMenu
    .map(item => ({ ...item, path: item.path.replace('{organisation}', organisationId) }))
    .filter(({ path }) => screenExists(path));
}

export function screenExists(path: string): boolean {
  return isAreaRoot(path) || patterns.some(pattern => fits(pattern, path));
}

/** Screens that can be found by name: registered as listed, and open to this user. */
export function listedPages(visitor: Visitor): { path: string; title: { en: string; jp: string } }[] {
  return pages.flatMap(page => {
    const { staticData } = page.options;
    if (!staticData?.listed || !staticData.title) return [];
    if (staticData.role === 'admin' && visitor.role !== 'admin') return [];
    const path = pathOf(page).replace('$role', areaOf(visitor.category));
    return isOpen(visitor, staticData.gate ?? {}) ? [{ path, title: staticData.title }] : [];
  });
}

/** The area a path belongs to, if it belongs to one. */
export function areaOfPath(pathname: string): Area | 'admin' | null {
  const [, first = ''] = pathname.split('/');
  if (first === 'admin') return 'admin';
  return areas.find(area => area === first) ?? null;
}

/**
 * Whether this user may see the page: it is in one of their areas or in none, and the screen's own gate is open. The server checks again;
 * without this check a screen would be shown, with its actions, until the server's refusal arrives.
 */
export function mayStand(visitor: Visitor, pathname: string, gate: Gate = {}): boolean {
  const area = areaOfPath(pathname);
  return (area === null || mayEnter(visitor, area)) && isOpen(visitor, gate);
}

const patterns = pages.map(pathOf);

/** The root of an area redirects to its first page; it is a route of the app, not of a feature. */
function isAreaRoot(path: string): boolean {
  return areas.some(area => path === `/${area}`);
}

function pathOf({ options }: (typeof pages)[number]): string {
  return (options as { path: string }).path; // every page is made with a path; the type also allows routes by id
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((segment, at) => (segment.startsWith('$') ? given[at] !== '' : segment === given[at]))
  );
}
