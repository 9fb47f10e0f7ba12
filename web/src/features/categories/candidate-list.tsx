import { Checkbox, Select, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { nameIn } from './axis-panel';
import s from './categories.module.css';
import type { Candidate, Category } from './queries';
import { configureText } from './text';

/** Stands for the list of entities without a category. */
export const UNASSIGNED = 'unassigned';

export type CandidateListProps = {
  title: string;
  /** Which category the list shows. */
  shown: string;
  onShow: (list: string) => void;
  categories: readonly Category[];
  candidates: readonly Candidate[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

export function CandidateList({ title, shown, onShow, categories, candidates, chosen, onChoose }: CandidateListProps) {
  const t = useText(configureText);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const found = candidates.filter(candidate => isFound(candidate, search));
  const set = (ids: readonly string[], isChosen: boolean) => {
    const rest = [...chosen].filter(id => !ids.includes(id));
    onChoose(new Set(isChosen ? [...rest, ...ids] : rest));
  };
  const lists = [
    { value: UNASSIGNED, label: t('unassigned') },
    ...categories.map(one => ({ value: one.id, label: nameIn(one, language) })),
  ];
  const ids = found.map(({ id }) => id);
  return (
    <Panel title={title}>
      <div className={s.tools}>
        <Select
          aria-label={`${title}: ${t('shownIn')}`}
          data={lists}
          value={shown}
          onChange={next => onShow(next ?? UNASSIGNED)}
          allowDeselect={false}
        />
        <TextInput
          type="search"
          aria-label={`${title}: ${t('search')}`}
          placeholder={t('search')}
          leftSection={<Search size={14} />}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <Checkbox
          label={t('selectAll', { n: found.length })}
          checked={ids.length > 0 && ids.every(id => chosen.has(id))}
          disabled={ids.length === 0}
          onChange={event => set(ids, event.currentTarget.checked)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('empty')} next="filter" />
      ) : (
        <ul className={s.items} tabIndex={0} aria-label={title}>
          {found.map(candidate => (
            <li key={candidate.id}>
              <Checkbox
                label={
                  <>
                    {nameIn(candidate, language)}
                    <span className={s.code}>{candidate.ref}</span>
                  </>
                }
                checked={chosen.has(candidate.id)}
                onChange={event => set([candidate.id], event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Ignores case and character width. */
function isFound({ ref, name, nameJp }: Candidate, search: string): boolean {
  const wanted = search.normalize('NFKC').trim().toLowerCase();
  return [ref, name, nameJp].some(text => text.normalize('NFKC').toLowerCase().includes(wanted));
}
