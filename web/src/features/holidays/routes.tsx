import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { holidaysTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

function yearAddress({ year }: Record<string, unknown>): { year?: number } {
  return typeof year === 'number' && Number.isInteger(year) && year >= 1990 && year <= 2100 ? { year } : {};
}

export const holidayRoutes = [
  createRoute({
    ...shell,
    path: '/admin/countries',
    validateSearch: listAddress(),
    staticData: { title: holidaysTitles.countries, listed: true, gate },
    component: lazyRouteComponent(() => import('./countries-page'), 'CountriesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/countries/$code/holidays',
    validateSearch: yearAddress,
    staticData: { title: holidaysTitles.holidays, gate },
    component: lazyRouteComponent(() => import('./holidays-page'), 'HolidaysPage'),
  }),
] as const;
