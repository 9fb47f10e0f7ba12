import { audienceOf } from '@hakaru/contract/first-tasks';
import { useRouterState } from '@tanstack/react-router';
import { chapterOfPage, MANUAL_PATHS } from '#features/help/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { useSite } from '#features/site/public';

/**
 * Each audience has its own manual, opened at the chapter about the current page. An address configured for the installation replaces the
 * built-in manual; both open in a new tab.
 */
export function useHelpAddress(): { href: string; target: '_blank'; rel: string } {
  const { superuser, originalOrganisation } = useProfile();
  const { helpUrlManager, helpUrlDefault } = useSite();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const audience = audienceOf(useVisitor(), { isSupport: superuser && !originalOrganisation });
  const chapter = chapterOfPage(pathname);
  const href = (audience === 'manager' ? helpUrlManager : helpUrlDefault) ?? `${MANUAL_PATHS[audience]}${chapter ? `#${chapter}` : ''}`;
  return { href, target: '_blank', rel: 'noopener' };
}
