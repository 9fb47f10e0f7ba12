import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { calendarTitles } from './title-text';

type CalendarAddress = { month?: string; view?: 'grid' | 'list'; known?: string; meeting?: string };

function calendarAddress({ month, view, known, meeting }: Record<string, unknown>): CalendarAddress {
  return {
    ...(typeof month === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
    ...(view === 'list' || view === 'grid' ? { view } : {}),
    ...(typeof known === 'string' ? { known } : {}),
    ...(typeof meeting === 'string' ? { meeting } : {}),
  };
}

export const calendarRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/calendar',
    validateSearch: calendarAddress,
    staticData: { title: calendarTitles.title, listed: true },
    component: lazyRouteComponent(() => import('./calendar-page'), 'CalendarPage'),
  }),
] as const;
