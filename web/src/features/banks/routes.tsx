import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { banksAddress } from './address';
import { banksTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: banksAddress } as const;
const gate = { superuser: true } as const;

export const bankRoutes = [
  createRoute({
    ...shell,
    path: '/admin/banks',
    staticData: { title: banksTitles.bank, listed: true, gate },
    component: lazyRouteComponent(() => import('./banks-page'), 'BanksPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/branches',
    staticData: { title: banksTitles.branch, listed: true, gate },
    component: lazyRouteComponent(() => import('./branches-page'), 'BranchesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/bankAccounts',
    staticData: { title: banksTitles.account, listed: true, gate },
    component: lazyRouteComponent(() => import('./bank-accounts-page'), 'BankAccountsPage'),
  }),
] as const;
