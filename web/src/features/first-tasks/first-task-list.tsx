import { Circle, CircleCheck } from 'lucide-react';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import s from './first-day.module.css';
import type { AskedTask } from './queries';
import { firstDayText, firstTaskText, firstTaskTitles } from './text';

export function FirstTaskList({ tasks }: { tasks: readonly AskedTask[] }) {
  const t = useText(firstDayText);
  const titleOf = useText(firstTaskTitles);
  const bodyOf = useText(firstTaskText);
  return (
    <ol className={s.tasks}>
      {tasks.map(({ id, path, isDone }) => (
        <li key={id} data-done={isDone || undefined}>
          {isDone ? (
            <CircleCheck size={16} className={s.good} role="img" aria-label={t('isDone')} />
          ) : (
            <Circle size={16} className={s.open} role="img" aria-label={t('isOpen')} />
          )}
          <div>
            <AppLink to={path}>{titleOf(id)}</AppLink>
            <p>{bodyOf(id)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
