import { returnInput } from '@hakaru/contract/reporting-tasks';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshTasks, type Task } from './queries';
import { ReturnTaskDocument } from './reporting-tasks.gen';
import { tasksText } from './text';
import { useClientOf } from './use-task-actions';

/** Asks why a report is returned; its sender reads the reason. */
export function ReturnDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useText(tasksText);
  const refresh = useRefreshTasks();
  const form = useForm(returnInput, { comment: '' });
  const client = useClientOf()(task);
  const { assetId, assignmentId, asOf, entityRef } = task;
  return (
    <Dialog open onClose={onClose} title={`${entityRef} · ${t('giveBack')}`} client={client} busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('giveBack')}
        onSubmit={async ({ comment }) => {
          await ask(ReturnTaskDocument, { assetId, assignmentId, asOf, comment });
          toast(t('returned'));
          await refresh();
          onClose();
        }}
        onCancel={onClose}
      >
        <TextArea {...form.field('comment')} label={t('comment')} hint={t('commentHint')} rows={4} limit={1000} required />
      </Form>
    </Dialog>
  );
}
