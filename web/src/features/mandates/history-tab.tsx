import { isMandateTerm, mandateTerms } from '@hakaru/contract/mandate-terms';
import { useState } from 'react';
import { useActionWord } from '#features/audit/public';
import type { BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText, type Language } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './detail.module.css';
import { detailText, historyText } from './detail-text';
import { changesOf, type FieldChange } from './history-changes';
import { mandateFormText } from './mandate-form-text';
import type { MandateHistoryQuery } from './mandates.gen';
import { OwnerOnly } from './owner-only';
import { useMandateHistory } from './queries';

type Entry = MandateHistoryQuery['mandateHistory']['data'][number];

/** Who changed what, newest first. */
export function HistoryTab({ id, index }: { id: string; index: BookIndex }) {
  const t = useText(historyText);
  return (
    <Panel title={t('title')} flush>
      <OwnerOnly id={id}>{() => <History id={id} index={index} />}</OwnerOnly>
    </Panel>
  );
}

function History({ id, index }: { id: string; index: BookIndex }) {
  const t = useText(historyText);
  const words = useText(detailText);
  const action = useActionWord();
  const changeWords = useChangeWords(index);
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useMandateHistory(id, page);
  const columns: TableColumn<Entry>[] = [
    {
      id: 'at',
      header: t('at'),
      value: ({ at }) => atTime(formats.time(at)),
      node: ({ at }) => <span className="num">{formats.time(at)}</span>,
    },
    {
      id: 'who',
      priority: 2,
      header: t('who'),
      value: ({ userName, isSupport }) => joined(userName, isSupport ? t('support') : null),
      node: entry => <Who {...entry} />,
    },
    { id: 'what', priority: 1, header: t('what'), value: entry => action(entry.action) },
    {
      id: 'changes',
      header: t('changes'),
      value: entry =>
        changeWords(entry)
          .map(({ said }) => said)
          .join('; '),
      node: entry => <Changes entry={entry} index={index} />,
    },
  ];
  return (
    <ListStates
      count={data?.paginatorInfo.total}
      isError={isError}
      onRetry={() => void refetch()}
      empty={t('none')}
      next="wait"
      failed={words('failed')}
    >
      {data && <ArrangedTable screen="mandate-history" caption={t('title')} columns={columns} rows={data.data} rowId={entry => entry.id} />}
      {data && <Pager info={data.paginatorInfo} onPage={setPage} />}
    </ListStates>
  );
}

function Who({ userName, isSupport }: Entry) {
  const t = useText(historyText);
  return (
    <>
      {userName} {isSupport && <Tag>{t('support')}</Tag>}
    </>
  );
}

function useChangeWords(index: BookIndex): (entry: Entry) => { name: string; said: string }[] {
  const t = useText(historyText);
  const language = useLanguage();
  const fieldName = useFieldName();
  const shown = (value: string | null) =>
    value === null ? '-' : index.entity(value) ? index.nameOf(value) : (className(index, value, language) ?? value);
  return entry =>
    changesOf(entry).map(({ name, before, after }: FieldChange) => ({
      name,
      said: t('change', { field: fieldName(name), before: shown(before), after: shown(after) }),
    }));
}

function Changes({ entry, index }: { entry: Entry; index: BookIndex }) {
  const changeWords = useChangeWords(index);
  return (
    <ul className={s.changes}>
      {changeWords(entry).map(({ name, said }) => (
        <li key={name}>{said}</li>
      ))}
    </ul>
  );
}

/** The label of the form for a field; a field without one is shown by its name. */
function useFieldName(): (name: string) => string {
  const words = useText(detailText);
  const language = useLanguage();
  return name => {
    if (name === 'benchmarkId') return words('benchmark');
    if (name === 'fromDay') return words('from');
    if (isMandateTerm(name)) return mandateTerms[name].label[language];
    return name in mandateFormText ? mandateFormText[name as keyof typeof mandateFormText][language] : name; // looked up just before
  };
}

function className({ book }: BookIndex, id: string, language: Language): string | undefined {
  return book.classes.find(held => held.id === id)?.name[language];
}
