import { isAwaited } from '@hakaru/contract/reporting-tasks';
import { useNavigate, useParams } from '@tanstack/react-router';
import { BellRing, Ellipsis, FileText, MessageSquare, Send, Undo2 } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import type { Task } from './queries';
import { tasksText } from './text';
import { useTaskActions } from './use-task-actions';

const READY = new Set(['Validated', 'Revalidated']);

/** What this user may do with one task. Other actions are not offered, and the server checks again. */
export function TaskMenu({ task, onReturn }: { task: Task; onReturn: () => void }) {
  const t = useText(tasksText);
  return (
    <Menu target={<IconButton label={t('actionsOf', { ref: task.entityRef })} icon={<Ellipsis size={16} />} tooltip={false} />}>
      <Items task={task} onReturn={onReturn} />
    </Menu>
  );
}

function Items({ task, onReturn }: { task: Task; onReturn: () => void }) {
  const t = useText(tasksText);
  const { role = 'owner' } = useParams({ strict: false });
  const navigate = useNavigate();
  const { remind, publish } = useTaskActions();
  const { reportId, can, label } = task;
  const items = [
    reportId && {
      word: 'openReport' as const,
      icon: <FileText size={14} />,
      act: () => void navigate({ to: '/$role/reports/$reportId', params: { role, reportId } }),
    },
    can.report && READY.has(label) && { word: 'publish' as const, icon: <Send size={14} />, act: () => void publish(task) },
    can.steer && isAwaited(label) && { word: 'remind' as const, icon: <BellRing size={14} />, act: () => void remind([task]) },
    {
      word: 'comments' as const,
      icon: <MessageSquare size={14} />,
      act: () =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, talk: `${task.assetId}|${task.id}` }),
          resetScroll: false,
        } as never), // the list's own address
    },
    can.steer && task.datasets.length > 0 && { word: 'giveBack' as const, icon: <Undo2 size={14} />, act: onReturn },
  ].filter(item => item !== null && item !== false && item !== '');
  return items.map(({ word, icon, act }) => (
    <MenuItem key={word} icon={icon} onClick={act}>
      {t(word)}
    </MenuItem>
  ));
}
