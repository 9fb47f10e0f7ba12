import type { MenuItem as Item } from '@hakaru/contract/navigation';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useProfile, useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Menu, MenuItem } from '#ui/menu';
import { MenuLink, useIsWithin } from './menu-link';
import { menuText, type MenuWord } from '#features/menus/public';
import { shownAdminMenu, shownMenu } from './screens';
import s from './shell.module.css';
import { appText } from './text';

/** Reports through `onFold` whether the menu fits; when it does not, the bar folds it into the narrow menu. */
export function MainMenu({ onFold }: { onFold: (folded: boolean) => void }) {
  const t = useText(appText);
  const word = useText(menuText);
  const visitor = useVisitor();
  const { organisation } = useProfile();
  const items = shownMenu(visitor);
  const within = (...groups: Item['group'][]) => items.filter(({ group }) => groups.includes(group));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onFold(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onFold, items.length]);
  return (
    <nav ref={nav} className={s.nav} aria-label={t('mainMenu')}>
      {within('main').map(({ id, path }) => (
        <MenuLink key={id} path={path} className={s.link}>
          {word(id as MenuWord)} {/* a test checks that every menu item has a text */}
        </MenuLink>
      ))}
      <DropMenu label={word('cash')} items={within('cash')} />
      <DropMenu label={word('reporting')} items={within('reporting')} />
      <DropMenu label={word('markets')} items={within('markets')} />
      <DropMenu label={word('library')} items={within('documents', 'library')} />
      <DropMenu label={word('admin')} items={shownAdminMenu(visitor, organisation.id)} />
    </nav>
  );
}

/** Hidden when empty. */
function DropMenu({ label, items }: { label: string; items: readonly { id: string; path: string }[] }) {
  const word = useText(menuText);
  const navigate = useNavigate();
  const isHere = useIsWithin(items.map(({ path }) => path));
  if (items.length === 0) return null;
  const target = (
    <UnstyledButton className={s.link} {...(isHere ? { 'aria-current': 'true' } : {})}>
      {label}
      <ChevronDown size={13} aria-hidden="true" />
    </UnstyledButton>
  );
  return (
    <Menu target={target} position="bottom-start">
      {items.map(({ id, path }) => (
        <MenuItem key={id} onClick={() => void navigate({ to: path as '/' }) /* a path of the menu tables */}>
          {word(id as MenuWord)} {/* a test checks that every menu item has a text */}
        </MenuItem>
      ))}
    </Menu>
  );
}
