import { useState } from 'react';
import { useArea } from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Pager } from '#ui/pager';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { useShownText, useValueName } from './content-values';
import s from './extraction-models.module.css';
import type { Replay } from './queries';
import { replayText } from './replay-text';

type Compared = Replay['documents'][number];
type Field = Compared['fields'][number];
type Difference = { document: Compared; field: Field };

const TONES = { same: 'quiet', changed: 'warn', gained: 'ok', lost: 'neg' } as const;
/** Lost and changed values need more attention than gained ones. */
const ORDER = ['lost', 'changed', 'gained'];
const ROWS = 20;

/**
 * The values that would be read differently, by document, with links to both boxes; then the documents that another model or none would
 * read.
 */
export function ReplayDifferences({ replay: { name, documents } }: { replay: Pick<Replay, 'name' | 'documents'> }) {
  const t = useText(replayText);
  const [page, setPage] = useState(1);
  const all = documents
    .flatMap(document => document.fields.flatMap((field): Difference[] => (field.change === 'same' ? [] : [{ document, field }])))
    .toSorted((one, other) => ORDER.indexOf(one.field.change) - ORDER.indexOf(other.field.change));
  const columns = useColumns();
  const lastPage = Math.max(1, Math.ceil(all.length / ROWS));
  return (
    <>
      <Remarks name={name} documents={documents} />
      {all.length === 0 ? (
        <p>{t('noDifference')}</p>
      ) : (
        <div className={s.scroll} role="group" aria-label={t('differences')} tabIndex={0}>
          <DataTable
            caption={t('differences')}
            columns={columns}
            rows={all.slice((page - 1) * ROWS, page * ROWS)}
            rowId={({ document, field }) => `${document.documentId} ${field.dataPointId} ${field.tableName}`}
          />
        </div>
      )}
      {lastPage > 1 && <Pager info={{ currentPage: page, lastPage, total: all.length }} onPage={setPage} />}
    </>
  );
}

function useColumns(): TableColumn<Difference>[] {
  const t = useText(replayText);
  const nameOf = useValueName();
  const shown = useShownText();
  return [
    {
      id: 'document',
      header: t('document'),
      value: ({ document: { name, isSettled } }) => joined(name, isSettled ? t('settled') : null),
      node: ({ document: { name, isSettled } }) => (
        <span className={s.acts}>
          {name}
          {isSettled && <Tag>{t('settled')}</Tag>}
        </span>
      ),
    },
    { id: 'field', priority: 1, header: t('field'), value: ({ field }) => nameOf(field) },
    {
      id: 'change',
      priority: 2,
      header: t('change'),
      value: ({ field: { change } }) => t(change as keyof typeof TONES), // the server sends no other
      node: ({ field: { change } }) => {
        const known = change as keyof typeof TONES; // the server sends no other
        return <Tag tone={TONES[known]}>{t(known)}</Tag>;
      },
    },
    {
      id: 'before',
      header: t('before'),
      value: ({ field }) => shown(field.valueType, field.before.value ?? null),
      node: ({ document, field }) => <Place document={document} field={field} side="before" />,
    },
    {
      id: 'after',
      header: t('after'),
      value: ({ field }) => shown(field.valueType, field.after.value ?? null),
      node: ({ document, field }) => <Place document={document} field={field} side="after" />,
    },
    {
      id: 'decided',
      header: t('decided'),
      value: ({ field }) => shown(field.valueType, field.decided ?? null),
      node: ({ field }) => <span className="num">{shown(field.valueType, field.decided ?? null)}</span>,
    },
  ];
}

/** A value linked to its box on the page. */
function Place({ document, field, side }: { document: Compared; field: Field; side: 'before' | 'after' }) {
  const t = useText(replayText);
  const role = useArea();
  const shown = useShownText();
  const { value, page, box } = field[side];
  const text = shown(field.valueType, value ?? null);
  if (value == null || !page || box.length === 0) return <span className="num">{text}</span>;
  const search = { ...(page > 1 ? { page } : {}), box: box.join(',') };
  const { documentId, name } = document;
  return (
    <AppLink
      to="/$role/documents/$documentId"
      params={{ role, documentId }}
      search={search}
      aria-label={t('onPage', { value: text, page, name })}
    >
      <span className="num">{text}</span>
    </AppLink>
  );
}

function Remarks({ name: own, documents }: { name: string; documents: readonly Compared[] }) {
  const t = useText(replayText);
  const remarks = documents.flatMap(({ documentId, name, readBy, isCompared }) => {
    if (!isCompared) return [{ documentId, words: t('unread', { name }) }];
    if (readBy == null) return [{ documentId, words: t('noModel', { name }) }];
    return readBy === own ? [] : [{ documentId, words: t('otherModel', { name, model: readBy }) }];
  });
  if (remarks.length === 0) return null;
  return (
    <ul className={s.changes}>
      {remarks.map(({ documentId, words }) => (
        <li key={documentId}>{words}</li>
      ))}
    </ul>
  );
}
