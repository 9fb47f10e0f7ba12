import { useRouterState } from '@tanstack/react-router';
import { Bell, CircleHelp, Menu as MenuIcon, Search, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type CSSProperties } from 'react';
import { useUnread } from '#features/notifications/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { BrandMark } from '#features/site/public';
import { isTyping } from '#platform/is-typing';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import { AsOfPicker } from './as-of-picker';
import { AssetPicker } from './asset-picker';
import { barPaint } from './brand-colour';
import { FavouritesMenu } from './favourites-menu';
import { useHelpAddress } from './help-address';
import { MainMenu } from './main-menu';
import { NarrowMenu } from './narrow-menu';
import s from './shell.module.css';
import { appText } from './text';
import { unreadLabel } from './unread';
import { UserMenu } from './user-menu';

export function TopBar() {
  const t = useText(appText);
  const { organisation } = useProfile();
  const [open, setOpen] = useState(false);
  const [folded, setFolded] = useState(false);
  const pathname = useRouterState({ select: state => state.location.pathname });
  useEffect(() => setOpen(false), [pathname]);
  const paint = barPaint(organisation.brand?.colour);
  const painted = (paint ? { '--bar-ground': paint.ground, '--bar-ink': paint.ink } : {}) as CSSProperties; // custom properties are not in the type
  const name = organisation.brand?.name ?? t('product');
  return (
    <header data-print="hide" className={s.bar} style={painted} data-branded={paint !== null} data-folded={folded}>
      <IconButton
        className={s.burger}
        label={open ? t('closeMenu') : t('openMenu')}
        icon={open ? <X size={18} /> : <MenuIcon size={18} />}
        aria-expanded={open}
        aria-controls="narrow-menu"
        onClick={() => setOpen(!open)}
      />
      {/* On a phone the name beside the mark is hidden, from screen readers too. */}
      <AppLink to="/" className={s.home} aria-label={name} quiet>
        <BrandMark name={name} logo={organisation.brand?.logo ?? null} />
      </AppLink>
      <MainMenu onFold={setFolded} />
      <div className={s.right}>
        <AssetPicker />
        <AsOfPicker />
        <PaletteButton />
        <FavouritesMenu />
        <HelpLink />
        <NotificationsLink />
        <UserMenu />
      </div>
      {open && <NarrowMenu onClose={() => setOpen(false)} />}
    </header>
  );
}

function HelpLink() {
  const t = useText(appText);
  return (
    <a className={`${s.icon} ${s.hideNarrow}`} {...useHelpAddress()} aria-label={t('help')} title={t('help')}>
      <CircleHelp size={17} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}

function NotificationsLink() {
  const t = useText(appText);
  const unread = useUnread();
  return (
    <AppLink to="/notifications" className={s.icon} aria-label={t('unread', { n: unread })} title={t('unread', { n: unread })} quiet>
      <Bell size={17} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 && <span className={s.badge} data-count={unreadLabel(unread)} />}
    </AppLink>
  );
}

/** Ctrl/⌘+K opens the palette anywhere, ? the shortcuts outside text fields. Both lists are loaded on first use. */
function PaletteButton() {
  const t = useText(appText);
  const visitor = useVisitor();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null) return;
      event.preventDefault();
      setOpen(wanted);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        className={s.hideNarrow}
        label={t('search')}
        icon={<Search size={16} />}
        onClick={() => setOpen('palette')}
        aria-haspopup="dialog"
      />
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette visitor={visitor} onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function wantedBy(event: KeyboardEvent): 'palette' | 'shortcuts' | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k' && isCommand && !event.altKey && !event.shiftKey) return 'palette';
  return event.key === '?' && !isCommand && !event.altKey && !isTyping(event) ? 'shortcuts' : null;
}

const CommandPalette = lazy(() => import('./palette/command-palette').then(module => ({ default: module.CommandPalette })));
const ShortcutsDialog = lazy(() => import('./palette/shortcuts-dialog').then(module => ({ default: module.ShortcutsDialog })));
