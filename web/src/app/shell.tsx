import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { FirstDay } from '#features/first-tasks/public';
import { ProfileContext, useProfile, useProfileQuery, useVisitor } from '#features/profile/public';
import { UnverifiedScreen } from '#features/sign-in/public';
import { siteQuery } from '#features/site/public';
import { SuperUserBar } from '#features/super-user/public';
import { useSession } from '#platform/session';
import { useText } from '#platform/text';
import { ExportContext } from '#ui/export/export-context';
import { FormDebug } from '#ui/form/form-debug';
import { usePageFrame } from '#ui/print/use-page-frame';
import { Detour } from './detour';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { homeOf, standingOf, type Standing } from './gates';
import { LoadingScreen } from './loading-screen';
import { NoticeStrip } from './notice-strip';
import { NotFoundScreen } from './not-found-screen';
import { PageBoundary } from './page-boundary';
import { areaOfPath, mayStand } from './screens';
import s from './shell.module.css';
import { appText } from './text';
import { TopBar } from './top-bar';
import { UnauthorizedScreen } from './unauthorized-screen';
import { useAppliedPreferences } from './use-applied-preferences';
import { useWhose } from './use-whose';

/** Every page behind the sign-in. Each gate keeps the address that was asked for. */
export function Shell() {
  const standing = useStanding();
  if (standing.at === 'loading') return <LoadingScreen />;
  if (standing.at === 'failed') return <ErrorScreen error={standing.error} />;
  if (standing.at === 'unverified') return <UnverifiedScreen />;
  if (standing.at === 'login') return <Detour to="/login" forgetOrigin={standing.from === null} />;
  if (standing.at === 'passwordChange') return <Detour to="/passwordchange" />;
  if (standing.at === 'terms') return <Detour to="/register" />;
  return (
    <ProfileContext value={standing.profile}>
      <FormDebug value={standing.profile.superuser}>
        <Frame />
      </FormDebug>
    </ProfileContext>
  );
}

export function useStanding(): Standing {
  const { token, ended } = useSession();
  const { href } = useLocation();
  const { data: profile, error } = useProfileQuery();
  // The site settings can add strips above the page; arriving later, they would move the page under the pointer.
  const isSiteKnown = !useQuery(siteQuery).isPending;
  return standingOf({ token, ended, href, profile: isSiteKnown ? profile : undefined, error });
}

function Frame() {
  const t = useText(appText);
  useAppliedPreferences();
  const whose = useWhose();
  usePageFrame(whose, 'app');
  return (
    <ExportContext value={whose}>
      <div className={s.app}>
        <a className={s.skip} href="#main">
          {t('skip')}
        </a>
        <SuperUserBar />
        <NoticeStrip />
        <TopBar />
        <main id="main" className={s.main} tabIndex={-1}>
          <AllowedScreen />
        </main>
        <Footer />
      </div>
    </ExportContext>
  );
}

/** The screen, or the reason why it is not shown. The address stays, so that the link can be passed on. */
function AllowedScreen() {
  const visitor = useVisitor();
  const home = homeOf(useProfile());
  const { unauthorized } = useSession();
  const pathname = useRouterState({ select: state => state.location.pathname });
  const loadedAt = useRouterState({ select: ({ matches }) => matches.at(-1)?.updatedAt ?? 0 });
  const { gate, saysWhatIsMissing } = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? {} });
  const isUnknownArea =
    useRouterState({ select: ({ matches }) => matches.some(({ params }) => 'role' in params) }) && areaOfPath(pathname) === null;
  if (isUnknownArea) return <NotFoundScreen />;
  if (unauthorized || !mayStand(visitor, pathname, saysWhatIsMissing ? {} : gate)) return <UnauthorizedScreen />;
  return (
    <>
      {pathname === home && <FirstDay />}
      <PageBoundary resetKey={`${pathname} ${loadedAt}`}>
        <Outlet />
      </PageBoundary>
    </>
  );
}
