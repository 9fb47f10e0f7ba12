import { spcBooks } from '@hakaru/contract/address-choices';
import { mayWrite } from '@hakaru/contract/access';
import type { EntryOrigin } from '@hakaru/contract/spc-ledgers';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Segmented } from '#ui/tabs';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { spcAddress } from './address';
import { BookMark } from './book-mark';
import { ClosingTools } from './closing-tools';
import { EntryDialog } from './entry-dialog';
import { ledgerText } from './ledger-text';
import { useEntries, useRefreshSpcs, type Entry, type Spc } from './queries';
import { useRefusalWords } from './refusals';
import { ReverseSpcEntryDocument } from './spcs.gen';
import s from './spcs.module.css';
import { bookText, originText } from './text';

/** The journal of both books, and the closing of months. */
export function LedgerTab({ spc }: { spc: Spc }) {
  const t = useText(ledgerText);
  const bookOf = useText(bookText);
  const { role } = useVisitor();
  const [{ page = 1, book }, set] = useAddress(spcAddress);
  const query = useEntries({ spcId: spc.id, book: book ?? null, page });
  const [isAdding, setAdding] = useState(false);
  const view = useListView('spc-journal', useColumns(mayWrite(role)));
  const books = [{ value: 'all', label: t('allBooks') }, ...spcBooks.map(value => ({ value, label: bookOf(value) }))];
  return (
    <div className={s.stack}>
      <ListedPanel
        title={t('journal')}
        subtitle={t('journalNote')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noEntries')}
        next="add"
        tools={
          <>
            <Segmented
              label={t('book')}
              value={book ?? 'all'}
              items={books}
              onChange={next => set({ book: spcBooks.find(one => one === next), page: undefined })}
            />
            {mayWrite(role) && (
              <>
                <ClosingTools spc={spc} />
                <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
                  {t('addEntry')}
                </Button>
              </>
            )}
          </>
        }
      />
      {isAdding && <EntryDialog spcId={spc.id} onClose={() => setAdding(false)} />}
    </div>
  );
}

function useColumns(isWriter: boolean): TableColumn<Entry>[] {
  const t = useText(ledgerText);
  const originOf = useText(originText);
  return [
    { id: 'number', header: t('entry'), align: 'end', value: ({ number }) => number },
    { id: 'day', priority: 1, header: t('day'), date: true, align: 'start', value: ({ day }) => day },
    { id: 'book', header: t('book'), value: ({ book }) => book, node: ({ book }) => <BookMark book={book} /> },
    { id: 'debit', header: t('debit'), value: entry => sideOf(entry, 'debit'), node: entry => <Side entry={entry} side="debit" /> },
    { id: 'credit', header: t('credit'), value: entry => sideOf(entry, 'credit'), node: entry => <Side entry={entry} side="credit" /> },
    { id: 'text', priority: 2, header: t('text'), value: ({ description }) => description },
    { id: 'origin', header: t('origin'), value: ({ origin }) => originOf(origin as EntryOrigin) }, // a code of the contract
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    {
      id: 'state',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      value: ({ isReversed }) => (isReversed ? t('reversed') : null),
      node: entry => <ReverseButton entry={entry} isWriter={isWriter} />,
    },
  ];
}

type SideName = 'debit' | 'credit';
const linesOf = ({ lines }: Entry, side: SideName) => lines.filter(line => line[side] !== '0');
const sideOf = (entry: Entry, side: SideName) =>
  linesOf(entry, side)
    .map(line => `${line.account} ${line[side]}`)
    .join(' ');

function Side({ entry, side }: { entry: Entry; side: SideName }) {
  const isJapanese = useLanguage() === 'jp';
  const formats = useFormats();
  return linesOf(entry, side).map((line, at) => (
    <div key={at}>
      {line.account} {isJapanese ? line.nameJp : line.nameEn} <span className="num">{formats.number(line[side])}</span>
    </div>
  ));
}

function ReverseButton({ entry: { id, number, day, origin, isReversed, isMatched }, isWriter }: { entry: Entry; isWriter: boolean }) {
  const t = useText(ledgerText);
  const formats = useFormats();
  const why = useRefusalWords();
  const refresh = useRefreshSpcs();
  if (isReversed) return <Tag>{t('reversed')}</Tag>;
  if (!isWriter || isMatched || origin === 'reversal') return null;
  const reverse = async () => {
    const isDone = await confirm({
      title: t('reverseAsk', { n: number }),
      body: t('reverseBody', { day: formats.date(day) }),
      confirmLabel: t('reverse'),
      action: () => ask(ReverseSpcEntryDocument, { id, day }),
      failureText: why,
    });
    if (!isDone) return;
    toast(t('done'));
    await refresh();
  };
  return (
    <Button kind="subtle" onClick={() => void reverse()}>
      {t('reverse')}
    </Button>
  );
}
