import type { Both } from '@hakaru/contract/languages';
import type { Visitor } from '@hakaru/contract/navigation';
import { menuText, type MenuWord } from '#features/menus/public';
import { listedPages, shownAdminMenu, shownMenu } from '#app/screens';

export type PalettePage = { path: string; title: Both };

/** Every page this person may open: what any of their menus shows, and what features list beside it. Each address once. */
export function palettePages(visitor: Visitor, organisationId: string): PalettePage[] {
  const menus = [...shownMenu(visitor), ...shownAdminMenu(visitor, organisationId)];
  const named = menus.map(({ id, path }) => ({ path, title: menuText[id as MenuWord] })); // a test keeps the words complete
  return [...new Map([...named, ...listedPages(visitor)].map(page => [page.path, page])).values()];
}
