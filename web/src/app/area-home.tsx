import { gateMiss, type GateMiss } from '@hakaru/contract/access';
import { isShown, topMenu, type MenuItem, type Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { HomePage, type HiddenPage, type OpenPage } from '#features/home/public';
import { useVisitor } from '#features/profile/public';
import { useLanguage } from '#platform/text';
import { menuText, type MenuWord } from '#features/menus/public';
import { listedPages, shownMenu } from './screens';

/** A landing screen until its feature is there: what this person may open, and why the rest is not (decisions G108). */
export function AreaHome() {
  const visitor = useVisitor();
  const language = useLanguage();
  const named = (item: MenuItem) => menuText[item.id as MenuWord][language]; // a test keeps the words complete
  const menu: OpenPage[] = shownMenu(visitor).map(item => ({ path: item.path, name: named(item) }));
  const listed = listedPages(visitor).map(({ path, title }) => ({ path, name: title[language] }));
  const open = [...new Map([...menu, ...listed].map(page => [page.path, page])).values()];
  const hidden: HiddenPage[] = topMenu.flatMap(item => {
    const reason = whyHidden(visitor, item);
    return reason ? [{ name: named(item), ...reason }] : [];
  });
  return <HomePage open={open} hidden={hidden} />;
}

export type Reason = { reason: GateMiss | 'area' | 'assetType' | 'funds'; needs: readonly string[] };

/** Why an item of the menu is not there, in the order in which the menu decides; null when it is. */
export function whyHidden(visitor: Visitor, item: MenuItem): Reason | null {
  const area = areaOf(visitor.category);
  if (item.areas && !item.areas.includes(area)) return { reason: 'area', needs: item.areas };
  if (item.assetType && item.assetType !== visitor.assetType) return { reason: 'assetType', needs: [item.assetType] };
  if (item.ofFunds && visitor.holdsFunds !== true) return { reason: 'funds', needs: [] };
  if (isShown(visitor, area, item)) return null;
  const miss = gateMiss(visitor, item.gate);
  if (miss === null) return null;
  const { modules = [], userPackages = [], organisationPackages = [], categories = [] } = item.gate;
  const needs = {
    module: modules,
    userPackage: userPackages,
    organisationPackage: organisationPackages,
    category: categories,
    superuser: [],
  };
  return { reason: miss, needs: needs[miss] };
}
