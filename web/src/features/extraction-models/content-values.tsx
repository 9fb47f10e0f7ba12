import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { DecideContentDataPointDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { useRefresh, type ContentValue } from './queries';
import { decisionText, modelsText, statusText } from './text';

export const keyOf = ({ dataPointId, tableName, page }: ContentValue): string => `${dataPointId} ${tableName} ${page}`;

/** What a value is called, in the reader's language. */
export function useValueName(): (value: Pick<ContentValue, 'name' | 'nameJp'>) => string {
  const language = useLanguage();
  return ({ name, nameJp }) => (language === 'jp' ? nameJp : name);
}

/** A value formatted for display: amounts with separators and all their decimals, days in the user's format, a dash for a missing one. */
export function useShownText(): (valueType: string, text: string | null) => string {
  const formats = useFormats();
  return (valueType, text) => {
    if (text === null) return MISSING;
    if (valueType === 'date') return formats.date(text);
    if (valueType !== 'amount' && valueType !== 'number') return text;
    return formats.number(text, { decimals: (text.split('.')[1] ?? '').length });
  };
}

type Props = {
  documentId: string;
  values: readonly ContentValue[];
  current: ContentValue | undefined;
  isInScope: boolean;
  onChoose: (key: string | null) => void;
};

/** The values of a document; the chosen one is approved, corrected or skipped by a key each. */
export function ContentValues({ documentId, values, current, isInScope, onChoose }: Props) {
  const t = useText(modelsText);
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const nameOf = useValueName();
  const [isEditing, setIsEditing] = useState(false);
  const mayDecide = whyNot === null && isInScope;
  const next = () => {
    const at = current ? values.findIndex(value => keyOf(value) === keyOf(current)) : -1;
    const following = values[(at + 1) % values.length];
    setIsEditing(false);
    if (following) onChoose(keyOf(following));
  };
  const decide = async (row: ContentValue, value: string | null) => {
    const { dataPointId, tableName, page, version } = row;
    try {
      await ask(DecideContentDataPointDocument, { documentId, dataPointId, tableName, page, version, value });
      toast(t('decided', { name: nameOf(row) }));
      setIsEditing(false);
    } catch {
      toast(t('notDecided'), { tone: 'error' });
    }
    await refresh();
  };
  useKeys({
    a: () => mayDecide && current?.value != null && void decide(current, null),
    e: () => mayDecide && setIsEditing(true),
    n: next,
  });
  return (
    <Panel title={t('values')} subtitle={t('valuesLead')} flush>
      {values.length === 0 && <EmptyState title={t('noValues')} next="documents" />}
      <ul className={s.values}>
        {values.map(value => {
          const isChosen = current !== undefined && keyOf(value) === keyOf(current);
          return (
            <li key={keyOf(value)} className={s.value} data-chosen={isChosen || undefined}>
              <ValueHead value={value} isChosen={isChosen} onChoose={() => onChoose(keyOf(value))} />
              {isChosen && (
                <div className={s.acts}>
                  <Button disabled={!mayDecide || value.value === null} onClick={() => void decide(value, null)}>
                    {t('approve')}
                  </Button>
                  <Button disabled={!mayDecide} onClick={() => setIsEditing(true)}>
                    {t('correct')}
                  </Button>
                  <Button onClick={next}>{t('next')}</Button>
                  {isEditing && <Correction key={keyOf(value)} value={value} onSave={text => void decide(value, text)} />}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function ValueHead({ value, isChosen, onChoose }: { value: ContentValue; isChosen: boolean; onChoose: () => void }) {
  const t = useText(modelsText);
  const nameOf = useValueName();
  const shown = useShownText();
  const statuses = useText(statusText);
  const decisions = useText(decisionText);
  const decision = decisions(value.decision as keyof typeof decisionText); // the server sends no other
  const status = statuses(value.status as keyof typeof statusText); // the server sends no other
  return (
    <>
      <button type="button" className={s.valueHead} aria-pressed={isChosen} onClick={onChoose}>
        <span>{nameOf(value)}</span>
        <b className="num">{shown(value.valueType, value.decidedValue ?? value.value)}</b>
      </button>
      <span className={s.acts}>
        <Tag tone={value.confidence < 90 ? 'warn' : 'ok'}>{value.status === 'found' ? `${value.confidence}%` : status}</Tag>
        <Tag tone={value.decision === 'open' ? 'quiet' : 'accent'}>
          {value.decidedByName ? t('openBy', { decision, name: value.decidedByName }) : decision}
        </Tag>
        <span className={s.quiet}>{[value.tableName, value.found].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

function Correction({ value, onSave }: { value: ContentValue; onSave: (text: string) => void }) {
  const t = useText(modelsText);
  const nameOf = useValueName();
  const [text, setText] = useState(value.decidedValue ?? value.value ?? '');
  return (
    <form
      className={s.acts}
      onSubmit={event => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <TextInput
        aria-label={t('correctOf', { name: nameOf(value) })}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Button kind="primary" type="submit">
        {t('save')}
      </Button>
    </form>
  );
}

/** Keyboard shortcuts of the review; ignored while somebody types in a field. */
function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
