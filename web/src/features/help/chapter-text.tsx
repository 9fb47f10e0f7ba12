import { isOpen } from '@hakaru/contract/access';
import { isShown, menuItems } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { useRouter } from '@tanstack/react-router';
import { useVisitor } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import s from './help.module.css';
import type { Chapter } from './manual';
import { Methods } from './methods';
import { helpText } from './text';

export const METHODS_CHAPTER = 'methods';

export function ChapterText({ chapter, isFound }: { chapter: Chapter; isFound: (text: string) => boolean }) {
  const language = useLanguage();
  const { id, title, paragraphs, steps = [], pages = [] } = chapter;
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
      {pages.length > 0 && <Pages paths={pages} />}
      {id === METHODS_CHAPTER && <Methods isFound={isFound} />}
    </section>
  );
}

/** Links to the pages a chapter is about, as far as this reader may open them. */
function Pages({ paths }: { paths: readonly string[] }) {
  const t = useText(helpText);
  const language = useLanguage();
  const visitor = useVisitor();
  const { routesByPath } = useRouter();
  const role = areaOf(visitor.category);
  const pages = paths.flatMap(path => {
    const found = Object.entries(routesByPath).find(([known]) => known === path)?.[1].options.staticData;
    const isMine = !path.startsWith('/admin/') || visitor.superuser;
    const isAdmins = found?.role === 'admin' && visitor.role !== 'admin';
    // A manual for another audience names pages that this reader's menus do not have.
    const item = menuItems.find(one => one.path === path.replace('$role', '{role}'));
    const isOthers = item !== undefined && !isShown(visitor, role, item);
    return found?.title && isMine && !isAdmins && !isOthers && isOpen(visitor, found.gate ?? {}) ? [{ path, title: found.title }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <p className={s.pages} data-print="hide">
      {t('pages')}{' '}
      {pages.map(({ path, title }) => (
        <AppLink key={path} to={path.replace('$role', role)}>
          {title[language]}
        </AppLink>
      ))}
    </p>
  );
}
