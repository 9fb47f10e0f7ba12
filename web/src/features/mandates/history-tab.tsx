import { useState } from 'react';
import type { BookIndex } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import s from './detail.module.css';
import { actionText, detailText, historyText } from './detail-text';
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
  const actions = useText(actionText);
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useMandateHistory(id, page);
  const columns: TableColumn<Entry>[] = [
    { id: 'at', header: t('at'), cell: ({ at }) => <span className="num">{formats.time(at)}</span> },
    { id: 'who', header: t('who'), cell: entry => <Who {...entry} /> },
    {
      id: 'what',
      header: t('what'),
      cell: ({ action }) => (action in actionText ? actions(action as keyof typeof actionText) : action) /* looked up just before */,
    },
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
      {data && <DataTable caption={t('title')} columns={columns} rows={data.data} rowId={entry => entry.id} />}
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
  const field = useText(mandateFormText);
  const words = useText(detailText);
  const named = (name: string) =>
    name === 'benchmarkId'
      ? words('benchmark')
      : name === 'fromDay'
        ? words('inception')
        : name in mandateFormText
          ? field(name as keyof typeof mandateFormText, { n: '', ref: '', name: '' })
          : name; // looked up just before
  const shown = (value: string | null) => (value ? (index.entity(value) ? index.nameOf(value) : (className(index, value) ?? value)) : '-');
  return (
    <ul className={s.changes}>
      {changesOf(entry).map(({ name, before, after }: FieldChange) => (
        <li key={name}>{t('change', { field: named(name), before: shown(before), after: shown(after) })}</li>
      ))}
    </ul>
  );
}

function className({ book }: BookIndex, id: string): string | undefined {
  return book.classes.find(held => held.id === id)?.ref;
}
