import { Printer } from 'lucide-react';
import { firstDayText, FirstTaskList, useFirstDay, useFirstTasks } from '#features/first-tasks/public';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { ASSETS_MANUAL } from './assets-manual-text';
import { FIGURES_MANUAL } from './figures-manual-text';
import s from './help.module.css';
import type { Chapter } from './manual';
import { MANAGER_MANUAL } from './manager-manual-text';
import { OWNER_MANUAL } from './owner-manual-text';
import { helpText } from './text';

const OWNER_CHAPTERS: readonly Chapter[] = [...OWNER_MANUAL, ...FIGURES_MANUAL, ...ASSETS_MANUAL];

export function OwnerHelpPage() {
  const t = useText(helpText);
  return <Manual title={t('ownerTitle')} chapters={OWNER_CHAPTERS} />;
}

export function ManagerHelpPage() {
  const t = useText(helpText);
  return <Manual title={t('managerTitle')} chapters={MANAGER_MANUAL} />;
}

function Manual({ title, chapters }: { title: string; chapters: readonly Chapter[] }) {
  const t = useText(helpText);
  const firstDay = useText(firstDayText);
  const language = useLanguage();
  return (
    <>
      <PageHead title={title} context={t('context')}>
        <Button icon={<Printer size={14} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageHead>
      <div className={s.manual}>
        <nav className={s.contents} aria-label={t('contents')} data-print="hide">
          <b>{t('contents')}</b>
          <ol>
            <li>
              <a href={`#${FIRST_DAY}`}>{firstDay('title')}</a>
            </li>
            {chapters.map(({ id, title: chapter }) => (
              <li key={id}>
                <a href={`#${id}`}>{chapter[language]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={s.text}>
          <FirstDay />
          {chapters.map(chapter => (
            <ChapterText key={chapter.id} chapter={chapter} />
          ))}
        </article>
      </div>
    </>
  );
}

const FIRST_DAY = 'firstDay';

/** The same tasks as on the page one arrives at, for whoever has hidden them there. */
function FirstDay() {
  const t = useText(firstDayText);
  const tasks = useFirstTasks();
  const { isShown, show } = useFirstDay();
  return (
    <section aria-labelledby={FIRST_DAY}>
      <h2 id={FIRST_DAY}>{t('title')}</h2>
      <p>{t('lead')}</p>
      <FirstTaskList tasks={tasks} />
      {!isShown && (
        <div className={s.again} data-print="hide">
          <Button onClick={() => show(true)}>{t('showAgain')}</Button>
        </div>
      )}
    </section>
  );
}

function ChapterText({ chapter }: { chapter: Chapter }) {
  const language = useLanguage();
  const { id, title, paragraphs, steps = [] } = chapter;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title[language]}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph.en}>{paragraph[language]}</p>
      ))}
      {steps.length > 0 && (
        <ol>
          {steps.map(step => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
