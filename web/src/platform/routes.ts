import type { Gate } from '@hakaru/contract/access';
import type { Both } from '@hakaru/contract/languages';
import { createRootRoute, createRoute } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the document, in both languages. */
    title?: Both;
    /** What opens the screen beyond its area; used by the shell and the command palette, while the server decides. */
    gate?: Gate;
    /** The screen opens even when its gate is closed, and shows itself what is missing. */
    saysWhatIsMissing?: true;
    /** Only for these roles. */
    role?: 'admin';
    /** The action performed on this page, which the command palette offers to users who may write. */
    action?: Both;
    /** Found in the command palette. Detail screens need an id and are left out. */
    listed?: boolean;
  }
}

/**
 * The two parent routes of every screen: `rootRoute` for pages without sign-in, `shellRoute` for the signed-in product. They are empty here
 * so that features can name their parent; the app adds the components.
 */
export const rootRoute = createRootRoute();
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell' });
