import { mayManageUsers } from '@hakaru/contract/access';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { SetupLink } from '#features/setup-steps/public';
import { useLanguage, useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { LockedState } from '#ui/states';
import s from './settings.module.css';
import { settingsText } from './text';

/** A section is named like its screen, unless it has a shorter name of its own. */
const SECTIONS = [
  { path: '/settings/profile' },
  { path: '/settings/security' },
  { path: '/settings/notifications' },
  { path: '/settings/loginHistory' },
  { path: '/settings/packages', word: 'packages' },
  { path: '/settings/tolerances', admin: true },
  { path: '/settings/users', admin: true },
  { path: '/settings/organisation', admin: true },
  { path: '/settings/masterData', admin: true },
  { path: '/settings/integrations', admin: true },
  { path: '/settings/intakes', admin: true },
  { path: '/settings/completeExport', admin: true },
  { path: '/settings/support', admin: true },
] as const;

export type SettingsFrameProps = { title: string; actions?: ReactNode; adminOnly?: boolean; children: ReactNode };

/** Every settings page: the sections on the left, the page beside them. Pages for administrators only show a note to others. */
export function SettingsFrame({ title, actions, adminOnly = false, children }: SettingsFrameProps) {
  const t = useText(settingsText);
  const { role } = useProfile();
  const language = useLanguage();
  const { routesByPath } = useRouter();
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
          <SetupLink className={s.section} />
          {SECTIONS.filter(section => isAdmin || !('admin' in section)).map(section => (
            <Link
              key={section.path}
              to={section.path}
              className={s.section}
              {...(pathname.startsWith(section.path) ? { 'aria-current': 'page', ref: showInRow } : {})}
            >
              {'word' in section ? t(section.word) : routesByPath[section.path].options.staticData?.title?.[language]}
            </Link>
          ))}
        </nav>
        <div className={s.content}>{isLocked ? <LockedState title={title}>{t('locked')}</LockedState> : children}</div>
      </div>
    </>
  );
}

/** On a phone the sections are one scrolling row: scrolls the current one into view. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link && row && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - row.offsetLeft - 16;
}
