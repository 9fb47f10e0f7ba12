import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { assetLabel, useProfile, useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { useAssetChoice } from './asset-choice';
import { useHelpAddress } from './help-address';
import { MenuLink } from './menu-link';
import { menuText, type MenuWord } from '#features/menus/public';
import { narrowMenu, shownAdminMenu, shownMenu } from './screens';
import s from './shell.module.css';
import { appText } from './text';

const FavouritesSheet = lazy(() => import('./favourites-list').then(module => ({ default: module.FavouritesSheet })));

/** The whole menu on one sheet, including the items that only the narrow layout has. Esc closes it. */
export function NarrowMenu({ onClose }: { onClose: () => void }) {
  const t = useText(appText);
  const word = useText(menuText);
  const visitor = useVisitor();
  const { organisation } = useProfile();
  const help = useHelpAddress();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  const items = [...shownMenu(visitor), ...narrowMenu(visitor), ...shownAdminMenu(visitor, organisation.id)];
  return (
    <nav id="narrow-menu" className={s.sheet} aria-label={t('mainMenu')}>
      <MenuLink path="/" className={s.sheetLink} onClick={onClose}>
        {t('home')}
      </MenuLink>
      <Suspense fallback={null}>
        <FavouritesSheet onClose={onClose} />
      </Suspense>
      {items.map(({ id, path }) => (
        <MenuLink key={id} path={path} className={s.sheetLink} onClick={onClose}>
          {word(id as MenuWord)} {/* a test checks that every menu item has a text */}
        </MenuLink>
      ))}
      <AssetList onClose={onClose} />
      <a className={s.sheetLink} {...help}>
        {t('help')}
      </a>
      <a className={s.sheetLink} href="/privacy">
        {t('privacy')}
      </a>
    </nav>
  );
}

function AssetList({ onClose }: { onClose: () => void }) {
  const t = useText(appText);
  const choice = useAssetChoice();
  if (!choice) return null;
  const pick = (id: string) => {
    onClose();
    void choice.choose(id);
  };
  return (
    <div role="group" aria-label={t('asset')}>
      <div className={s.sheetLabel} aria-hidden="true">
        {t('asset')}
      </div>
      {choice.assets.map(asset => (
        <UnstyledButton key={asset.id} className={s.sheetLink} aria-pressed={asset.id === choice.current.id} onClick={() => pick(asset.id)}>
          {assetLabel(asset)}
        </UnstyledButton>
      ))}
    </div>
  );
}
