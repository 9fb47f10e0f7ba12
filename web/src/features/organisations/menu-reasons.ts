import { menuItems, menuMiss, mobileMenu, type MenuItem, type MenuMiss, type Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';

export type MenuVerdict = { item: MenuItem; path: string; miss: MenuMiss | null };

/** Every item of the menus for one person: shown, or the first rule that hides it. The same function decides the menu itself. */
export function menuVerdicts(visitor: Visitor): MenuVerdict[] {
  const area = areaOf(visitor.category);
  return [...menuItems, ADMINISTRATION, ...mobileMenu].map(item => ({
    item,
    path: item.path.replace('{role}', area),
    miss: menuMiss(visitor, area, item),
  }));
}

/** One row stands for the whole administration menu: its screens open together. */
const ADMINISTRATION: MenuItem = { id: 'admin', path: '/admin', group: 'main', gate: { superuser: true } };
