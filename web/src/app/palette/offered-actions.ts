import { isOpen, mayWrite } from '@hakaru/contract/access';
import type { Both } from '@hakaru/contract/languages';
import { isShown, menuItems, type Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { pages } from '#app/pages';

/** Actions that features register with their routes; offered to users who may write, where the page's gate is open. */
export function offeredActions(visitor: Visitor): { path: string; title: Both }[] {
  if (!mayWrite(visitor.role)) return [];
  const area = areaOf(visitor.category);
  return pages.flatMap(page => {
    const { staticData, path } = page.options as typeof page.options & { path: string }; // every page is made with a path
    if (!staticData?.action || !isOpen(visitor, staticData.gate ?? {})) return [];
    if (staticData.role === 'admin' && visitor.role !== 'admin') return [];
    const item = menuItems.find(one => one.path.replace('{role}', '$role') === path);
    if (item && !isShown(visitor, area, item)) return [];
    return [{ path: path.replace('$role', area), title: staticData.action }];
  });
}
