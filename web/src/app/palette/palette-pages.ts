import type { Both } from '@hakaru/contract/languages';
import type { Visitor } from '@hakaru/contract/navigation';
import { menuText, type MenuWord } from '#features/menus/public';
import { listedPages, shownAdminMenu, shownMenu } from '#app/screens';

export type PalettePage = { path: string; title: Both };

/** Every page this user may open: those in their menus and those that features register as listed, each address once. */
export function palettePages(visitor: Visitor, organisationId: string): PalettePage[] {
  const menus = [...shownMenu(visitor), ...shownAdminMenu(visitor, organisationId)];
  const named = menus.map(({ id, path }) => ({ path, title: menuText[id as MenuWord] })); // a test checks that every menu item has a text
  return [...new Map([...named, ...listedPages(visitor)].map(page => [page.path, page])).values()];
}
