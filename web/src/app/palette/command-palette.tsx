import type { Visitor } from '@hakaru/contract/navigation';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { isComposing } from '#ui/form/form';
import s from './command-palette.module.css';
import type { Group, GroupId, Item } from './items';
import { kindText, paletteText } from './text';
import { useGo } from './use-go';
import { isFinding, usePaletteGroups } from './use-items';

/** Searches pages, objects and actions by name in either language; recently opened items come first. */
export function CommandPalette({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const t = useText(paletteText);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { groups, by, isSearching, isError } = usePaletteGroups(visitor, query);
  const items = groups.flatMap(group => group.items);
  const chosen = items[Math.min(at, items.length - 1)];
  const go = useGo(onClose, by);
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt(Math.max(0, Math.min(items.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    }
    if (event.key === 'Enter' && chosen) void go(chosen);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <input
        className={s.input}
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}${chosen.key}` : undefined}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={query}
        onChange={event => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <Results listId={listId} groups={groups} chosen={chosen} onChoose={item => void go(item)} />
      <p className={s.hint} role="status">
        {isSearching ? t('searching') : isError ? t('failed') : !items.some(isFinding) ? t('none') : t('hint')}
      </p>
    </Dialog>
  );
}

type ResultsProps = { listId: string; groups: readonly Group[]; chosen: Item | undefined; onChoose: (item: Item) => void };

function Results({ listId, groups, chosen, onChoose }: ResultsProps) {
  const t = useText(paletteText);
  const nameOf = useGroupName();
  const list = useRef<HTMLDivElement>(null);
  const key = chosen?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }); // returns a promise in newer browsers: no clean-up
  }, [key]);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('results')} className={s.list}>
      {groups.map(({ id, items }) => (
        <Fragment key={id}>
          <div role="presentation" className={s.group}>
            {nameOf(id)}
          </div>
          {items.map(item => (
            <div
              key={item.key}
              id={`${listId}${item.key}`}
              role="option"
              aria-selected={item === chosen}
              className={s.option}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {item.code !== null && <span className={s.code}>{item.code}</span>}
              <span className={s.name}>{item.name}</span>
              {item.client !== null && <span className={s.client}>{item.client}</span>}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function useGroupName(): (id: GroupId) => string {
  const t = useText(paletteText);
  const kind = useText(kindText);
  return id => (id in kindText ? kind(id as keyof typeof kindText) : t(id as Exclude<GroupId, keyof typeof kindText>)); // looked up just before
}
