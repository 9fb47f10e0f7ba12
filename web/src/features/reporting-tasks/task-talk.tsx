import { Comments } from '#features/comments/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import type { Task } from './queries';
import { tasksText } from './text';

/** The comments on one task; it is named in the address, so that a notice can link to it. */
export function TaskTalk({ talk, tasks, onClose }: { talk: string; tasks: readonly Task[]; onClose: () => void }) {
  const t = useText(tasksText);
  const formats = useFormats();
  const language = useLanguage();
  const [assetId = '', subject = ''] = talk.split('|');
  const task = tasks.find(({ id }) => id === subject);
  const month = formats.month(subject.split('.')[1] ?? null);
  const title = task ? `${task.entityRef} ${language === 'jp' ? task.entityJp : task.entityEn} · ${month}` : t('comments');
  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      <Comments place={{ kind: 'task', assetId, subject }} />
    </Dialog>
  );
}
