import { UnstyledButton } from '@mantine/core';
import { Settings2 } from 'lucide-react';
import { favouritesText } from '#features/favourites/public';
import { useText } from '#platform/text';
import { MenuDivider, MenuItem, MenuLabel } from '#ui/menu';
import { useFavouriteItems } from './palette/favourite-items';
import s from './shell.module.css';

const nothing = () => undefined;

/** The favourites in the menu of the header. */
export function FavouritesItems({ onArrange }: { onArrange: () => void }) {
  const t = useText(favouritesText);
  const { items, go } = useFavouriteItems(nothing);
  return (
    <>
      <MenuLabel>{items?.length === 0 ? <span className={s.favouritesNone}>{t('none')}</span> : t('title')}</MenuLabel>
      {items?.map(item => (
        <MenuItem key={item.key} onClick={() => void go(item)}>
          {item.code !== null && <span className={s.favouriteCode}>{item.code}</span>}
          {item.name}
          {item.client !== null && <span className={s.favouriteClient}>{item.client}</span>}
        </MenuItem>
      ))}
      {items && items.length > 0 && (
        <>
          <MenuDivider />
          <MenuItem icon={<Settings2 size={14} />} onClick={onArrange}>
            {t('manage')}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** The same on the sheet of the narrow layout. */
export function FavouritesSheet({ onClose }: { onClose: () => void }) {
  const t = useText(favouritesText);
  const { items, go } = useFavouriteItems(onClose);
  if (!items || items.length === 0) return null;
  return (
    <div role="group" aria-label={t('title')}>
      <div className={s.sheetLabel} aria-hidden="true">
        {t('title')}
      </div>
      {items.map(item => (
        <UnstyledButton key={item.key} className={s.sheetLink} onClick={() => void go(item)}>
          {item.code !== null && <span className={s.favouriteCode}>{item.code}</span>}
          {item.name}
        </UnstyledButton>
      ))}
    </div>
  );
}
