import { mayManageUsers } from '@hakaru/contract/access';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { LockedState } from '#ui/states';
import s from './settings.module.css';
import { settingsText } from './text';

const SECTIONS = [
  { path: '/settings/profile', word: 'profile' },
  { path: '/settings/security', word: 'security' },
  { path: '/settings/notifications', word: 'notifications' },
  { path: '/settings/loginHistory', word: 'loginHistory' },
  { path: '/settings/packages', word: 'packages' },
  { path: '/settings/tolerances', word: 'tolerances', admin: true },
  { path: '/settings/users', word: 'users', admin: true },
  { path: '/settings/organisation', word: 'organisation', admin: true },
  { path: '/settings/support', word: 'support', admin: true },
] as const;

export type SettingsFrameProps = { title: string; actions?: ReactNode; adminOnly?: boolean; children: ReactNode };

/** Every settings page: the sections at the left, the page beside them. What only administrators may do is said, not shown. */
export function SettingsFrame({ title, actions, adminOnly = false, children }: SettingsFrameProps) {
  const t = useText(settingsText);
  const { role } = useProfile();
  const pathname = useRouterState({ select: state => state.location.pathname });
  const isAdmin = mayManageUsers(role);
  const isLocked = adminOnly && !isAdmin;
  return (
    <>
      <PageHead title={title} context={t('settings')}>
        {isLocked ? null : actions}
      </PageHead>
      <div className={s.frame}>
        <nav className={s.sections} aria-label={t('settings')}>
          {SECTIONS.filter(section => isAdmin || !('admin' in section)).map(({ path, word }) => (
            <Link
              key={path}
              to={path}
              className={s.section}
              {...(pathname.startsWith(path) ? { 'aria-current': 'page', ref: showInRow } : {})}
            >
              {t(word)}
            </Link>
          ))}
        </nav>
        <div className={s.content}>{isLocked ? <LockedState title={title}>{t('locked')}</LockedState> : children}</div>
      </div>
    </>
  );
}

/** On a phone the sections are one row that scrolls: the one in use is brought into it. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link && row && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - row.offsetLeft - 16;
}
