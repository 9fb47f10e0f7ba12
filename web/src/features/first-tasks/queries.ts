import { firstTasksOf, type OpenTask } from '@hakaru/contract/first-tasks';
import { useQuery } from '@tanstack/react-query';
import { useProfile, useSavePreferences, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { FirstTasksDoneDocument } from './first-tasks.gen';

export type AskedTask = OpenTask & { isDone: boolean | undefined };

/** The first tasks of this user, and which of them the server has seen done: refetched whenever they return to the page. */
export function useFirstTasks(): AskedTask[] {
  const { organisation, superuser, originalOrganisation } = useProfile();
  const { data: done } = useQuery({
    queryKey: ['firstTasks', organisation.id],
    queryFn: async ({ signal }) => (await ask(FirstTasksDoneDocument, {}, signal)).firstTasksDone,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const tasks = firstTasksOf(useVisitor(), { isSupport: superuser && !originalOrganisation });
  return tasks.map(task => ({ ...task, isDone: done?.includes(task.id) }));
}

/** Shows or hides the first tasks, on every device of the user. */
export function useFirstDay() {
  const { preferences, originalOrganisation } = useProfile();
  const save = useSavePreferences();
  return {
    isShown: preferences.firstDay === 'shown' && !originalOrganisation,
    isSaving: save.isPending,
    show: (isShown: boolean) => save.mutate({ firstDay: isShown ? 'shown' : 'hidden' }),
  };
}
