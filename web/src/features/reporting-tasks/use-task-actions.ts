import { AppError } from '@hakaru/contract/errors';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { useRefreshTasks, type Task } from './queries';
import { PublishTaskDocument, RemindReportersDocument, ValidateTasksDocument } from './reporting-tasks.gen';
import { tasksText } from './text';

const keysOf = (tasks: readonly Task[]) => tasks.map(({ assignmentId, asOf }) => ({ assignmentId, asOf }));

/** Remind, validate, publish: each asks first where it reaches other people, says how it went, and brings the list up to date. */
export function useTaskActions() {
  const t = useText(tasksText);
  const formats = useFormats();
  const refresh = useRefreshTasks();
  const remind = async (tasks: readonly Task[]) => {
    const [first] = tasks;
    if (!first) return;
    let done = 0;
    const isDone = await confirm({
      title: t('remindAsk', { n: tasks.length }),
      body: t('remindBody'),
      confirmLabel: t('remind'),
      action: async () => {
        ({ done } = (await ask(RemindReportersDocument, { assetId: first.assetId, tasks: keysOf(tasks) })).remindReporters);
      },
    });
    if (!isDone) return;
    toast(done > 0 ? t('reminded', { n: done }) : t('remindedNone'), { tone: done > 0 ? 'ok' : 'info' });
    await refresh();
  };
  const validate = async (tasks: readonly Task[]) => {
    const [first] = tasks;
    if (!first) return;
    const { done } = (await ask(ValidateTasksDocument, { assetId: first.assetId, tasks: keysOf(tasks) })).validateTasks;
    toast(done > 0 ? t('validated', { n: done }) : t('validatedNone'), { tone: done > 0 ? 'ok' : 'info' });
    await refresh();
  };
  const publish = async ({ assetId, entityId, asOf, entityRef }: Task) => {
    const isDone = await confirm({
      title: t('publishAsk'),
      body: t('publishBody', { ref: entityRef, month: formats.month(asOf) }),
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

/** Somebody else was faster: what was wanted is so. */
function alreadyDone(error: unknown): void {
  if (error instanceof AppError && error.fields['asOf']?.includes('alreadyPublished')) return;
  throw error;
}
