import { Textarea } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage, useText } from '#platform/text';
import { wiring, type FieldProps } from '#ui/form/field-wiring';
import { isComposing } from '#ui/form/form';
import { asText } from '#ui/form/text-fields';
import s from './comments.module.css';
import { typedName } from './typed-name';
import type { CommentPerson } from './queries';
import { commentsText } from './text';

const SHOWN = 6;

/** At the foot of a panel the list of names would open out of view. */
const intoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

type Props = FieldProps & { people: readonly CommentPerson[]; limit: number };

/** A text area in which @ suggests the people who can be mentioned: arrows and Enter choose, Esc keeps the text as typed. */
export function MentionArea({ people, limit, ...field }: Props) {
  const t = useText(commentsText);
  const language = useLanguage();
  const { form, name } = field;
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<string | null>(null);
  const value = asText(form.value(name));
  const typed = typedName(value.slice(0, caret));
  const found =
    typed === null || typed === left ? [] : people.filter(one => one.name.toLowerCase().includes(typed.toLowerCase())).slice(0, SHOWN);
  const chosen = Math.min(at, found.length - 1);
  const choose = ({ name: person }: CommentPerson) => {
    const before = `${value.slice(0, caret - (typed?.length ?? 0))}${person} `;
    form.set(name, before + value.slice(caret));
    setCaret(before.length);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = found[chosen];
    if (!person || isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') setAt((chosen + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((chosen + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') setLeft(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={s.area}>
      <Textarea
        {...wiring(field)}
        ref={area}
        rows={3}
        maxLength={limit}
        value={value}
        aria-autocomplete="list"
        {...(found.length > 0 ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${chosen}` } : {})}
        onChange={event => {
          form.set(name, event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setAt(0);
        }}
        onSelect={event => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul ref={intoView} id={listId} role="listbox" aria-label={t('people')} className={s.people}>
          {found.map((person, index) => (
            <li
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <b>{person.name}</b>{' '}
              <span>
                {[person.title, language === 'jp' ? person.organisationNameJp : person.organisationName].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
