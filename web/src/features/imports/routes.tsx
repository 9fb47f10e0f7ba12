import { importStatuses } from '@hakaru/contract/address-choices';
import type { ImportStatus } from '@hakaru/contract/imports';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { importsTitles } from './title-text';

export type HistoryAddress = { page?: number; search?: string; status?: ImportStatus; proposed?: boolean };

export function historyAddress(given: Record<string, unknown>): HistoryAddress {
  const { page, search } = listAddress()(given);
  const status = importStatuses.find(name => name === given['status']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(given['proposed'] === true ? { proposed: true } : {}),
  };
}

/** A cell of the file, as the end of a trace names it. */
export type CellAddress = { sheet?: string; cell?: string };

export function cellAddress({ sheet, cell }: Record<string, unknown>): CellAddress {
  // The router reads a cell that is only a row, such as 17, as a number.
  const [name, place] = [sheet, cell].map(given => (typeof given === 'number' ? String(given) : given));
  return typeof name === 'string' && typeof place === 'string' ? { sheet: name, cell: place } : {};
}

const shell = { getParentRoute: () => shellRoute } as const;

export const importRoutes = [
  createRoute({
    ...shell,
    path: '/$role/import',
    validateSearch: ({ client }: Record<string, unknown>): { client?: string } => (typeof client === 'string' ? { client } : {}),
    staticData: { title: importsTitles.importData, action: importsTitles.upload },
    component: lazyRouteComponent(() => import('./import-page'), 'ImportPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/import/history',
    validateSearch: historyAddress,
    staticData: { title: importsTitles.history },
    component: lazyRouteComponent(() => import('./history-page'), 'HistoryPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/import/history/$importId',
    validateSearch: cellAddress,
    staticData: { title: importsTitles.importResult },
    component: lazyRouteComponent(() => import('./detail-page'), 'DetailPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/tolerances',
    staticData: { title: importsTitles.tolerances, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./tolerances-page'), 'TolerancesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/uploads',
    validateSearch: historyAddress,
    staticData: { title: importsTitles.uploads, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./uploads-page'), 'UploadsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/uploads/$importId',
    staticData: { title: importsTitles.uploads, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./upload-page'), 'UploadPage'),
  }),
] as const;
