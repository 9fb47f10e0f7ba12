import { Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu } from '#ui/menu';
import s from './shell.module.css';
import { appText } from './text';

const FavouritesItems = lazy(() => import('./favourites-list').then(module => ({ default: module.FavouritesItems })));
const ArrangeDialog = lazy(() => import('#features/favourites/public').then(module => ({ default: module.ArrangeFavouritesDialog })));

/** The favourites menu; its content is fetched when it is first opened. */
export function FavouritesMenu() {
  const t = useText(appText);
  const [isArranging, setIsArranging] = useState(false);
  return (
    <>
      <Menu target={<IconButton className={s.hideNarrow} label={t('favourites')} icon={<Star size={16} />} />} width={320}>
        <Suspense fallback={null}>
          <FavouritesItems onArrange={() => setIsArranging(true)} />
        </Suspense>
      </Menu>
      <Suspense fallback={null}>{isArranging && <ArrangeDialog onClose={() => setIsArranging(false)} />}</Suspense>
    </>
  );
}
