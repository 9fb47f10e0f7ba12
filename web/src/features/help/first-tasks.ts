import { areaOf, type Area } from '@hakaru/contract/organisations';
import { adminMenu, menuOf, type Visitor } from '@hakaru/contract/navigation';
import { CLIENT_TASKS, CONSULTANT_TASKS, MANAGER_TASKS, OWNER_TASKS, SUPPORT_TASKS } from './first-day-text';
import type { FirstTask } from './manual';

const TASKS: Readonly<Record<Area, readonly FirstTask[]>> = {
  owner: OWNER_TASKS,
  consultant: CONSULTANT_TASKS,
  manager: MANAGER_TASKS,
  client: CLIENT_TASKS,
};
const SHOWN = 3;

export type OpenTask = FirstTask & { path: string };

/** The first three tasks whose pages this person may open. Support works from administration until it works in a client. */
export function firstTasksOf(visitor: Visitor, { isSupport }: { isSupport: boolean }): OpenTask[] {
  const menu = isSupport ? adminMenu : menuOf(visitor);
  const tasks = isSupport ? SUPPORT_TASKS : TASKS[areaOf(visitor.category)];
  return tasks
    .flatMap(task => {
      const found = menu.find(({ id }) => id === task.item);
      return found ? [{ ...task, path: found.path }] : [];
    })
    .slice(0, SHOWN);
}
