import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { companiesAddress, companyAddress } from './address';
import { companiesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const companyRoutes = [
  createRoute({
    ...shell,
    path: '/$role/companies',
    validateSearch: companiesAddress,
    staticData: { title: companiesTitles.title },
    component: lazyRouteComponent(() => import('./companies-page'), 'CompaniesPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/companies/$companyId',
    validateSearch: companyAddress,
    staticData: { title: companiesTitles.company },
    component: lazyRouteComponent(() => import('./company-page'), 'CompanyPage'),
  }),
] as const;
