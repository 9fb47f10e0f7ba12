import { areaOf } from '@hakaru/contract/organisations';
import { useFavourites } from '#features/favourites/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { useLanguage } from '#platform/text';
import { screenExists } from '#app/screens';
import { itemOf, type Item } from './items';
import { useGo } from './use-go';

/** The user's favourites as palette items (null while loading), and the function that opens one. */
export function useFavouriteItems(onGo: () => void): { items: readonly Item[] | null; go: (item: Item) => Promise<void> } {
  const { id, organisation } = useProfile();
  const visitor = useVisitor();
  const language = useLanguage();
  const { data } = useFavourites();
  const go = useGo(onGo, `${id} ${organisation.id}`);
  const items = data?.map(one => itemOf(one, areaOf(visitor.category), language)).filter(({ path }) => screenExists(path));
  return { items: items ?? null, go };
}
