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
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useMandateHistory(id, page);
  const columns: TableColumn<Entry>[] = [
    { id: 'at', header: t('at'), cell: ({ at }) => <span className="num">{formats.time(at)}</span> },
    { id: 'who', header: t('who'), cell: entry => <Who {...entry} /> },
    { id: 'what', header: t('what'), value: entry => action(entry.action) },
    { id: 'changes', header: t('changes'), cell: entry => <Changes entry={entry} index={index} /> },
  ];
  return (
    <ListStates
      count={data?.paginatorInfo.total}
      isError={isError}
      onRetry={() => void refetch()}
      empty={t('none')}
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

function Changes({ entry, index }: { entry: Entry; index: BookIndex }) {
  const t = useText(historyText);
  const language = useLanguage();
  const fieldName = useFieldName();
  const shown = (value: string | null) =>
    value === null ? '-' : index.entity(value) ? index.nameOf(value) : (className(index, value, language) ?? value);
  return (
    <ul className={s.changes}>
      {changesOf(entry).map(({ name, before, after }: FieldChange) => (
        <li key={name}>{t('change', { field: fieldName(name), before: shown(before), after: shown(after) })}</li>
      ))}
    </ul>
  );
}

/** The word of the form for a field; what no form has keeps its own name. */
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
