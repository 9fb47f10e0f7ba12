import { audiences, type Audience } from '@hakaru/contract/first-tasks';
import { useRouterState } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { firstDayText, FirstTaskList, useFirstDay, useFirstTasks } from '#features/first-tasks/public';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { SearchBox } from '#ui/search-box';
import { EmptyState } from '#ui/states';
import { ChapterText } from './chapter-text';
import { MANUALS } from './chapters';
import s from './help.module.css';
import { MANUAL_PATHS, type Chapter } from './manual';
import { holdsAll, wordsOfChapter } from './manual-search';
import { helpText } from './text';

const FIRST_DAY = 'firstDay';
const readAddress = ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {});

/** The manual of this address: its contents and chapters, filtered by the search. */
export function ManualPage() {
  const t = useText(helpText);
  const audience = useAudience();
  const [{ q = '' }, set] = useAddress(readAddress);
  const isFound = (text: string) => holdsAll(text, q);
  const chapters = MANUALS[audience].filter(chapter => isFound(wordsOfChapter(chapter)));
  useChapterOfAddress();
  return (
    <>
      <PageHead title={t(audience)} context={t('context')}>
        <SearchBox label={t('search')} value={q} onSearch={text => set({ q: text }, { replace: true })} />
        <Button icon={<Printer size={14} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageHead>
      {q !== '' && (
        <p className={s.found} role="status">
          {t('found', { n: chapters.length })}
        </p>
      )}
      <div className={s.manual}>
        <Contents audience={audience} chapters={chapters} isSearched={q !== ''} />
        <article className={s.text}>
          {q === '' && <FirstDay />}
          {chapters.length === 0 && (
            <EmptyState title={t('noneFound')} action={<Button onClick={() => set({ q: undefined })}>{t('showAll')}</Button>} />
          )}
          {chapters.map(chapter => (
            <ChapterText key={chapter.id} chapter={chapter} isFound={isFound} />
          ))}
        </article>
      </div>
    </>
  );
}

function useAudience(): Audience {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return audiences.find(one => MANUAL_PATHS[one] === pathname) ?? 'owner';
}

/** A link from a page names its chapter, but the browser looks for it before the manual is rendered. */
function useChapterOfAddress(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

function Contents({ audience, chapters, isSearched }: { audience: Audience; chapters: readonly Chapter[]; isSearched: boolean }) {
  const t = useText(helpText);
  const firstDay = useText(firstDayText);
  const language = useLanguage();
  return (
    <div className={s.contents} data-print="hide">
      <nav aria-label={t('contents')}>
        <b>{t('contents')}</b>
        <ol>
          {!isSearched && (
            <li>
              <a href={`#${FIRST_DAY}`}>{firstDay('title')}</a>
            </li>
          )}
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title[language]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label={t('others')} className={s.others}>
        <b>{t('others')}</b>
        <ul>
          {audiences
            .filter(one => one !== audience)
            .map(one => (
              <li key={one}>
                <AppLink to={MANUAL_PATHS[one]}>{t(one)}</AppLink>
              </li>
            ))}
          <li>
            <AppLink to="/docs/api">{t('apiDocs')}</AppLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** The first tasks again, for users who have hidden them on their landing page. */
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
