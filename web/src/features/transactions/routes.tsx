import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { transactionsAddress } from './address';
import { transactionsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { modules: ['cashManagement'] } as const;

export const transactionRoutes = [
  createRoute({
    ...shell,
    path: '/$role/transactions',
    validateSearch: transactionsAddress,
    staticData: { title: transactionsTitles.title, gate },
    component: lazyRouteComponent(() => import('./transactions-page'), 'TransactionsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/transactions/$transactionId',
    staticData: { title: transactionsTitles.transaction, gate },
    component: lazyRouteComponent(() => import('./transaction-page'), 'TransactionPage'),
  }),
] as const;
