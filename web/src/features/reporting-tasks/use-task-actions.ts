import { AppError } from '@hakaru/contract/errors';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { useRefreshTasks, type Task } from './queries';
import { PublishTaskDocument, RemindReportersDocument, ValidateTasksDocument } from './reporting-tasks.gen';
import { tasksText } from './text';

type TaskKey = Pick<Task, 'assetId' | 'assignmentId' | 'asOf'>;

const keysOf = (tasks: readonly TaskKey[]) => tasks.map(({ assignmentId, asOf }) => ({ assignmentId, asOf }));

/** Reminds the reporters of what is missing, after confirmation. `client` is the name where the asset is not the organisation's own. */
export function useRemind() {
  const t = useText(tasksText);
  const refresh = useRefreshTasks();
  return async (tasks: readonly (TaskKey & { client: string | null })[]) => {
    const [first] = tasks;
    if (!first) return;
    let done = 0;
    const isDone = await confirm({
      title: t('remindAsk', { n: tasks.length }),
      body: t('remindBody'),
      client: first.client,
      confirmLabel: t('remind'),
      action: async () => {
        ({ done } = (await ask(RemindReportersDocument, { assetId: first.assetId, tasks: keysOf(tasks) })).remindReporters);
      },
    });
    if (!isDone) return;
    toast(done > 0 ? t('reminded', { n: done }) : t('remindedNone'), { tone: done > 0 ? 'ok' : 'info' });
    await refresh();
  };
}

/** The client a task is for, where it is another organisation's. */
export function useClientOf(): (task: Task) => string | null {
  const language = useLanguage();
  const { organisation } = useProfile();
  return ({ clientId, clientEn, clientJp }) => (clientId === organisation.id ? null : language === 'jp' ? clientJp : clientEn);
}

/** Remind, validate, publish: each asks for confirmation where it affects other people, reports its result, and refetches the list. */
export function useTaskActions() {
  const t = useText(tasksText);
  const formats = useFormats();
  const refresh = useRefreshTasks();
  const clientOf = useClientOf();
  const sendReminders = useRemind();
  const remind = (tasks: readonly Task[]) => sendReminders(tasks.map(task => ({ ...task, client: clientOf(task) })));
  const validate = async (tasks: readonly Task[]) => {
    const [first] = tasks;
    if (!first) return;
    let done = 0;
    const action = async () => {
      ({ done } = (await ask(ValidateTasksDocument, { assetId: first.assetId, tasks: keysOf(tasks) })).validateTasks);
    };
    const client = clientOf(first);
    // For an own asset it can be undone at once; for a client's it is confirmed, with the client's name.
    if (client === null) await action();
    else if (!(await confirm({ title: t('validateAsk', { n: tasks.length }), client, confirmLabel: t('validate'), action }))) return;
    toast(done > 0 ? t('validated', { n: done }) : t('validatedNone'), { tone: done > 0 ? 'ok' : 'info' });
    await refresh();
  };
  const publish = async (task: Task) => {
    const { assetId, entityId, asOf, entityRef } = task;
    const isDone = await confirm({
      title: t('publishAsk'),
      body: t('publishBody', { ref: entityRef, month: formats.month(asOf) }),
      client: clientOf(task),
      confirmLabel: t('publish'),
      failureText: t('publishFailed'),
      action: () => ask(PublishTaskDocument, { assetId, entityId, asOf }).catch(alreadyDone),
    });
    if (!isDone) return;
    toast(t('published'));
    await refresh();
  };
  return { remind, validate, publish };
}

/** Somebody else was first: the result is the one that was wanted. */
function alreadyDone(error: unknown): void {
  if (error instanceof AppError && error.fields['asOf']?.includes('alreadyPublished')) return;
  throw error;
}
