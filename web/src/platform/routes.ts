import type { Gate } from '@hakaru/contract/access';
import type { Both } from '@hakaru/contract/languages';
import { createRootRoute, createRoute } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the document, in both languages. */
    title?: Both;
    /** What opens the screen beyond its area; the shell and the command palette read it, the server decides. */
    gate?: Gate;
    /** With the gate shut the screen is opened all the same, and says itself what is missing. */
    saysWhatIsMissing?: true;
    /** Only these roles have anything to do there. */
    role?: 'admin';
    /** What people come to do there, as the command palette offers it to whoever may write. */
    action?: Both;
    /** Found in the command palette. Detail screens need an id and are left out. */
    listed?: boolean;
  }
}

/**
 * The two routes every screen hangs on: `rootRoute` for pages without sign-in, `shellRoute` for the signed-in product. They are
 * empty here so that features can name their parent; the app gives them their components.
 */
export const rootRoute = createRootRoute();
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell' });
