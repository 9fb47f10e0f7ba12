import { firstTasksOf, type OpenTask } from '@hakaru/contract/first-tasks';
import { useQuery } from '@tanstack/react-query';
import { useProfile, useSavePreferences, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { FirstTasksDoneDocument } from './first-tasks.gen';

export type AskedTask = OpenTask & { isDone: boolean | undefined };

/** What this person is asked to try first, and what of it the server has seen done: asked anew whenever they come back to the page. */
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

/** Shown again or hidden, on every device. */
export function useFirstDay() {
  const { preferences, originalOrganisation } = useProfile();
  const save = useSavePreferences();
  return {
    isShown: preferences.firstDay === 'shown' && !originalOrganisation,
    isSaving: save.isPending,
    show: (isShown: boolean) => save.mutate({ firstDay: isShown ? 'shown' : 'hidden' }),
  };
}
