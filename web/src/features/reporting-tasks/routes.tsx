import { taskLabels } from '@hakaru/contract/address-choices';
import type { TaskLabel } from '@hakaru/contract/reporting-tasks';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { tasksTitles } from './title-text';

export type TasksAddress = {
  month?: string;
  label?: TaskLabel;
  search?: string;
  page?: number;
  known?: string;
  client?: string;
  talk?: string;
};

function tasksAddress(given: Record<string, unknown>): TasksAddress {
  const { month, known, client, talk } = given;
  const label = taskLabels.find(name => name === given['label']);
  return {
    ...listAddress()(given),
    ...(typeof month === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(month) ? { month } : {}),
    ...(label ? { label } : {}),
    ...(typeof known === 'string' ? { known } : {}),
    ...(typeof client === 'string' ? { client } : {}),
    ...(typeof talk === 'string' ? { talk } : {}),
  };
}

export const reportingTaskRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/reportingTasks',
    validateSearch: tasksAddress,
    staticData: { title: tasksTitles.title },
    component: lazyRouteComponent(() => import('./tasks-page'), 'TasksPage'),
  }),
] as const;
