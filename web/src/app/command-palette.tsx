import type { Visitor } from '@hakaru/contract/navigation';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useProfile } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { isComposing } from '#ui/form/form';
import s from './command-palette.module.css';
import { palettePages } from './palette-pages';
import { paletteText } from './text';

/** Every page this person may open, by name in either language. */
export function CommandPalette({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const t = useText(paletteText);
  const listId = useId();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = usePages(visitor).filter(page => matches(page, query));
  const chosen = found[Math.min(at, found.length - 1)];
  const go = (path: string) => {
    onClose();
    void navigate({ to: path as '/' }); // a path of the menu tables or of a registered page
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt(Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    }
    if (event.key === 'Enter' && chosen) go(chosen.path);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <input
        className={s.input}
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}${chosen.path}` : undefined}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={query}
        onChange={event => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={t('results')} className={s.list}>
        {found.map(page => (
          <div
            key={page.path}
            id={`${listId}${page.path}`}
            role="option"
            aria-selected={page === chosen}
            className={s.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => go(page.path)}
          >
            <span>{page.name}</span>
            <span className={s.path}>{page.path}</span>
          </div>
        ))}
      </div>
      <p className={s.hint}>{found.length === 0 ? t('none') : t('hint')}</p>
    </Dialog>
  );
}

type Page = { path: string; name: string; words: string };

function usePages(visitor: Visitor): Page[] {
  const language = useLanguage();
  const { organisation } = useProfile();
  return useMemo(() => {
    return palettePages(visitor, organisation.id).map(({ path, title }) => ({
      path,
      name: title[language],
      words: `${title.en} ${title.jp} ${path}`.toLowerCase(),
    }));
  }, [visitor, language, organisation.id]);
}

function matches(page: Page, query: string): boolean {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every(word => page.words.includes(word));
}
