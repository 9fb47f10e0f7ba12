import { X } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import s from './first-day.module.css';
import { FirstTaskList } from './first-task-list';
import { useFirstDay, useFirstTasks } from './queries';
import { firstDayText } from './text';

/** Above the landing page of a new user, until dismissed. The server recognises which tasks have been done. */
export function FirstDayPanel() {
  const t = useText(firstDayText);
  const tasks = useFirstTasks();
  const { show, isSaving } = useFirstDay();
  const done = tasks.filter(({ isDone }) => isDone).length;
  if (tasks.length === 0) return null;
  return (
    <section className={s.panel} aria-labelledby="first-day" data-print="hide">
      <div className={s.head}>
        <h2 id="first-day">{t('title')}</h2>
        <span className={s.count}>{t('done', { n: done, of: tasks.length })}</span>
        <IconButton className={s.hide} label={t('hide')} icon={<X size={16} />} disabled={isSaving} onClick={() => show(false)} />
      </div>
      {done === tasks.length && <p className={s.all}>{t('allDone')}</p>}
      <FirstTaskList tasks={tasks} />
    </section>
  );
}
