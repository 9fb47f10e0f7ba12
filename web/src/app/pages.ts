import type { AnyRoute } from '@tanstack/react-router';
import { helpRoutes } from '#features/help/routes';
import { notificationRoutes } from '#features/notifications/routes';
import { settingsRoutes } from '#features/settings/routes';

/**
 * Every signed-in screen: a feature joins the house with one line here. Screens of an area are written with `$role`
 * (`/$role/mandates`); the shell has already checked that the area may be entered.
 */
export const pages = [...settingsRoutes, ...notificationRoutes, ...helpRoutes] satisfies AnyRoute[];
