import { isOpen } from '@hakaru/contract/access';
import { CORPORATION_GATE } from '@hakaru/contract/navigation';
import { FileDown } from 'lucide-react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { documentText } from './document-text';
import { useSpcName, useSpcs, type Spc } from './queries';
import s from './spcs.module.css';
import { spcsText } from './text';

const ENCODINGS = [
  ['utf8', 'utf8'],
  ['shift_jis', 'shiftJis'],
] as const;

/** The journal of every company for accounting packages, and the directory of corporations as an import reads it. */
export function BooksExportPanel() {
  const t = useText(spcsText);
  const words = useText(documentText);
  const nameOf = useSpcName();
  const language = useLanguage();
  const { data, error, refetch } = useSpcs(true);
  const fetchJournal = async ({ id, code }: Spc, encoding: string) =>
    saveFile(`journal_${code}.csv`, await download(`spcs/${id}/journal?language=${language}&encoding=${encoding}`));
  const columns: TableColumn<Spc>[] = [
    { id: 'name', header: t('name'), value: spc => `${spc.code} ${nameOf(spc)}` },
    { id: 'closed', header: t('closedUntil'), date: true, align: 'start', value: ({ closedUntil }) => closedUntil },
    {
      id: 'journal',
      header: words('journal'),
      align: 'end',
      menu: true,
      node: spc => (
        <span className={s.actions}>
          {ENCODINGS.map(([encoding, label]) => (
            <Button key={encoding} kind="subtle" icon={<FileDown size={14} />} onClick={() => void fetchJournal(spc, encoding)}>
              {words('journalOf', { code: spc.code, encoding: words(label) })}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Panel title={words('books')} subtitle={words('booksLead')} tools={<CorporationsButton />} flush>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.spcs.length === 0 ? (
        <EmptyState title={words('noBooks')} next="add" />
      ) : (
        <ArrangedTable screen="spc-export" caption={words('books')} columns={columns} rows={data.spcs} rowId={({ id }) => id} />
      )}
    </Panel>
  );
}

function CorporationsButton() {
  const words = useText(documentText);
  const language = useLanguage();
  const isShown = isOpen(useVisitor(), CORPORATION_GATE);
  if (!isShown) return null;
  const fetchList = async () => saveFile('corporations.csv', await download(`corporations/list?language=${language}`));
  return (
    <Button icon={<FileDown size={14} />} onClick={() => void fetchList()}>
      {words('corporations')}
    </Button>
  );
}
