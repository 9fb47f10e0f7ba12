import { FUNDS_GATE } from '@hakaru/contract/gates';
import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { fundsAddress } from './address';
import { fundsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const superuser = { superuser: true } as const;
const list = { ...shell, validateSearch: fundsAddress } as const;
const privateFund = {
  staticData: { title: fundsTitles.fund, gate: addOns.privateEquity.gate },
  component: lazyRouteComponent(() => import('./private-fund-page'), 'PrivateFundPage'),
} as const;

export const fundRoutes = [
  createRoute({ ...shell, ...privateFund, path: '/$role/privateEquity/$fundId' }),
  createRoute({ ...shell, ...privateFund, path: '/$role/privateEquity/$fundId/$tab' }),
  createRoute({
    ...list,
    path: '/$role/funds',
    staticData: { title: fundsTitles.funds, gate: FUNDS_GATE },
    component: lazyRouteComponent(() => import('./funds-page'), 'FundsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/funds/$fundId',
    staticData: { title: fundsTitles.fund, gate: FUNDS_GATE },
    component: lazyRouteComponent(() => import('./fund-page'), 'FundPage'),
  }),
  createRoute({
    ...list,
    path: '/manager/funds_deprecated',
    staticData: { title: fundsTitles.deprecated, gate: FUNDS_GATE },
    component: lazyRouteComponent(() => import('./funds-page'), 'DeprecatedFundsPage'),
  }),
  createRoute({
    ...list,
    path: '/directory/funds',
    staticData: { title: fundsTitles.directory, listed: true },
    component: lazyRouteComponent(() => import('./funds-page'), 'FundDirectoryPage'),
  }),
  createRoute({
    ...shell,
    path: '/directory/funds/$fundId',
    staticData: { title: fundsTitles.fund },
    component: lazyRouteComponent(() => import('./fund-page'), 'FundDirectoryEntryPage'),
  }),
  createRoute({
    ...list,
    path: '/admin/funds',
    staticData: { title: fundsTitles.funds, listed: true, gate: superuser },
    component: lazyRouteComponent(() => import('./admin-funds-page'), 'AdminFundsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/funds/$fundId',
    staticData: { title: fundsTitles.fund, gate: superuser },
    component: lazyRouteComponent(() => import('./admin-fund-page'), 'AdminFundPage'),
  }),
] as const;
