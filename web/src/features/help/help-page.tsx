import { Printer } from 'lucide-react';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import s from './help.module.css';
import type { Chapter } from './manual';
import { MANAGER_MANUAL } from './manager-manual-text';
import { OWNER_MANUAL } from './owner-manual-text';
import { helpText } from './text';

export function OwnerHelpPage() {
  const t = useText(helpText);
  return <Manual title={t('ownerTitle')} chapters={OWNER_MANUAL} />;
}

export function ManagerHelpPage() {
  const t = useText(helpText);
  return <Manual title={t('managerTitle')} chapters={MANAGER_MANUAL} />;
}

function Manual({ title, chapters }: { title: string; chapters: readonly Chapter[] }) {
  const t = useText(helpText);
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
            {chapters.map(({ id, title: chapter }) => (
              <li key={id}>
                <a href={`#${id}`}>{chapter[language]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={s.text}>
          {chapters.map(chapter => (
            <ChapterText key={chapter.id} chapter={chapter} />
          ))}
        </article>
      </div>
    </>
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
