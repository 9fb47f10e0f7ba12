import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { signInRoutes } from '#features/sign-in/routes';
import { termsRoutes } from '#features/terms/routes';
import { rootRoute, shellRoute } from '#platform/routes';
import { setUnauthorized } from '#platform/session';
import { AreaIndex } from './area-index';
import { ErrorScreen } from './error-screen';
import { Root } from './root';
import { NotFoundScreen } from './not-found-screen';
import { pages } from './pages';
import { Shell } from './shell';
import { StartPage } from './start-page';
import { screenText } from './text';

// Pages have the shell's own boundary. These catch what the shell or the router throws, so that it too is shown in the reader's language.
rootRoute.update({ component: Root, notFoundComponent: NotFoundScreen, errorComponent: ErrorScreen });
shellRoute.update({ component: Shell, notFoundComponent: NotFoundScreen, errorComponent: ErrorScreen });

const areaIndex = createRoute({ getParentRoute: () => shellRoute, path: '/$role', component: AreaIndex });
const anythingElse = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  staticData: { title: screenText.notFound },
  component: NotFoundScreen,
});

const starts = (['/', '/en', '/jp', '/ja'] as const).map(path =>
  createRoute({ getParentRoute: () => rootRoute, path, component: StartPage }),
);
const gallery = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/gallery',
  component: lazyRouteComponent(() => import('#ui/gallery/gallery-page'), 'GalleryPage'),
});

const routeTree = rootRoute.addChildren([
  ...starts,
  gallery,
  ...signInRoutes,
  ...termsRoutes,
  shellRoute.addChildren([...pages, areaIndex, anythingElse]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
  defaultPendingMs: 200,
});

// A refusal belongs to the page it occurred on. Cleared on arrival, not on leaving: the page being left would send its request again.
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) setUnauthorized(false);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
