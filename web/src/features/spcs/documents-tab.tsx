import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { BookMark } from './book-mark';
import { ledgerText } from './ledger-text';
import { PapersPanel } from './papers-panel';
import { useStatements, type Spc } from './queries';
import s from './spcs.module.css';

type Statement = NonNullable<ReturnType<typeof useStatements>['data']>[number];

/** The company's own documents, and the files from its banks: each file, who added it and what it contains. */
export function DocumentsTab({ spc }: { spc: Spc }) {
  return (
    <div className={s.stack}>
      <PapersPanel spc={spc} />
      <StatementsPanel spc={spc} />
    </div>
  );
}

function StatementsPanel({ spc }: { spc: Spc }) {
  const t = useText(ledgerText);
  const formats = useFormats();
  const { data, error, refetch } = useStatements(spc.id);
  const columns: TableColumn<Statement>[] = [
    { id: 'file', header: t('file'), value: ({ fileName }) => fileName },
    { id: 'number', priority: 1, header: t('number'), value: ({ number }) => number },
    { id: 'book', header: t('book'), value: ({ book }) => book, node: ({ book }) => <BookMark book={book} /> },
    { id: 'through', header: t('through'), value: ({ fromDay, toDay }) => `${formats.date(fromDay)} – ${formats.date(toDay)}` },
    { id: 'count', header: t('count'), figure: { power: 0, decimals: 0 }, value: ({ lines }) => lines },
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    { id: 'takenAt', priority: 2, header: t('takenAt'), align: 'end', value: ({ takenAt }) => formats.time(takenAt) },
  ];
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <Panel title={t('statements')} flush>
      {data.length === 0 ? (
        <EmptyState title={t('noStatements')} next="record" />
      ) : (
        <ArrangedTable screen="spc-statements" caption={t('statements')} columns={columns} rows={data} rowId={({ id }) => id} />
      )}
    </Panel>
  );
}
