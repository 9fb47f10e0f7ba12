import { menuItems, menuMiss, mobileMenu, type MenuItem, type MenuMiss, type Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';

export type MenuVerdict = { item: MenuItem; path: string; miss: MenuMiss | null };

/** Every menu item for one user: shown, or the first rule that hides it. The menu itself is decided by the same function. */
export function menuVerdicts(visitor: Visitor): MenuVerdict[] {
  const area = areaOf(visitor.category);
  return [...menuItems, ADMINISTRATION, ...mobileMenu].map(item => ({
    item,
    path: item.path.replace('{role}', area),
    miss: menuMiss(visitor, area, item),
  }));
}

/** One row stands for the whole administration menu, whose screens are available together. */
const ADMINISTRATION: MenuItem = { id: 'admin', path: '/admin', group: 'main', gate: { superuser: true } };
