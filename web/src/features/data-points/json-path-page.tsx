import { Textarea } from '@mantine/core';
import { jsonPath, type Json, type PathStep } from '@hakaru/contract/json-path';
import { useMemo, useState } from 'react';
import { useText } from '#platform/text';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import s from './data-points.module.css';
import { dataPointsText, jsonPathText } from './text';

const MOST = 2_000;

/** The paths of a pasted record, copied with one click each. The record never leaves the browser. */
export function JsonPathPage() {
  const t = useText(jsonPathText);
  const titles = useText(dataPointsText);
  const [text, setText] = useState('');
  const leaves = useMemo(() => leavesOf(text), [text]);
  const copy = async (path: string) => {
    try {
      await navigator.clipboard.writeText(path);
      toast(t('copied', { path }));
    } catch {
      toast(t('notCopied', { path }), { tone: 'error' });
    }
  };
  return (
    <>
      <PageHead title={titles('jsonPath')} context={t('lead')} />
      <div className={s.stack}>
        <Textarea
          label={t('json')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          error={leaves === null ? t('notJson') : undefined}
          minRows={6}
          maxRows={16}
          autosize
          spellCheck={false}
        />
        <Panel title={t('values')} flush>
          {!leaves?.length && <EmptyState title={t('pasteFirst')} next="search" />}
          {leaves && leaves.length > MOST && <Notice>{t('tooMany', { n: MOST })}</Notice>}
          <ul className={s.paths}>
            {leaves?.slice(0, MOST).map(({ path, value }) => (
              <li key={path}>
                <button type="button" title={t('copy', { path })} onClick={() => void copy(path)}>
                  <span className={s.path}>{path}</span>
                  <span>{value}</span>
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

/** Every value of a JSON text with its path; null when it is not JSON. */
function leavesOf(text: string): { path: string; value: string }[] | null {
  if (text.trim() === '') return [];
  try {
    return collect(JSON.parse(text) as Json, []); // JSON.parse returns nothing but JSON
  } catch {
    return null;
  }
}

function collect(value: Json, steps: readonly PathStep[]): { path: string; value: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path: jsonPath(steps), value: JSON.stringify(value) }];
  const inner: [PathStep, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([step, one]) => collect(one, [...steps, step]));
}
