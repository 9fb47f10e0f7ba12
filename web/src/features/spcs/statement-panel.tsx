import { mayWrite } from '@hakaru/contract/access';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { spcAddress } from './address';
import { BookLineDialog } from './book-line-dialog';
import { ledgerText } from './ledger-text';
import { useAccountName, useLedger, useLines, useRefreshSpcs, type BankAccount, type Line } from './queries';
import { useRefusalWords } from './refusals';
import { BookSpcProposalsDocument, MatchSpcLineDocument, UndoSpcLineDocument } from './spcs.gen';
import s from './spcs.module.css';

type Props = { spcId: string; account: BankAccount };

/** The bank's lines beside their entries in the ledger. */
export function StatementPanel({ spcId, account }: Props) {
  const t = useText(ledgerText);
  const { role } = useVisitor();
  const [{ page = 1, open = false }, set] = useAddress(spcAddress);
  const query = useLines({ bankAccountId: account.id, openOnly: open, page });
  const [booked, setBooked] = useState<Line | null>(null);
  const columns = useColumns(spcId, account, mayWrite(role) ? setBooked : null);
  const view = useListView('spc-statement', columns);
  const proposed = (query.data?.data ?? []).filter(({ proposal }) => proposal).length;
  return (
    <>
      <ListedPanel
        title={t('lines', { number: account.number })}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noLines')}
        next="add"
        tools={
          <>
            <Checkbox
              label={t('onlyOpen')}
              checked={open}
              onChange={event => set({ open: event.currentTarget.checked || undefined, page: undefined })}
            />
            {mayWrite(role) && proposed > 0 && <FollowAll account={account} n={proposed} />}
          </>
        }
      />
      {booked && <BookLineDialog spcId={spcId} account={account} line={booked} onClose={() => setBooked(null)} />}
    </>
  );
}

function FollowAll({ account, n }: { account: BankAccount; n: number }) {
  const t = useText(ledgerText);
  const act = useAct();
  return (
    <Button
      onClick={() =>
        void act(async () => {
          const { bookSpcProposals } = await ask(BookSpcProposalsDocument, { bankAccountId: account.id });
          return t('followed', { n: bookSpcProposals });
        })
      }
    >
      {t('followAll', { n })}
    </Button>
  );
}

/** Runs an action, reports its result and refetches; a refusal is reported with its reason. */
function useAct() {
  const refresh = useRefreshSpcs();
  const why = useRefusalWords();
  return async (work: () => Promise<string>) => {
    try {
      toast(await work());
    } catch (error) {
      toast(why(error), { tone: 'error' });
    }
    await refresh();
  };
}

function useColumns(spcId: string, account: BankAccount, onBook: ((line: Line) => void) | null): TableColumn<Line>[] {
  const t = useText(ledgerText);
  const yen = { power: 0, decimals: 0 } as const;
  const isOut = ({ amount }: Line) => amount.startsWith('-');
  return [
    { id: 'day', header: t('day'), date: true, align: 'start', value: ({ day }) => day },
    { id: 'text', priority: 1, header: t('text'), value: ({ text }) => text },
    { id: 'out', priority: 2, header: t('moneyOut'), figure: yen, value: line => (isOut(line) ? line.amount.slice(1) : null) },
    { id: 'in', priority: 3, header: t('moneyIn'), figure: yen, value: line => (isOut(line) ? null : line.amount) },
    { id: 'balance', header: t('balance'), figure: yen, value: ({ balance }) => balance },
    {
      id: 'state',
      header: t('state'),
      value: ({ entryNumber }) => entryNumber,
      node: line => <State spcId={spcId} account={account} line={line} />,
    },
    ...(onBook
      ? [
          {
            id: 'actions',
            header: t('actions'),
            hideHeader: true,
            align: 'end',
            menu: true,
            node: (line: Line) => <Actions line={line} onBook={() => onBook(line)} />,
          } as const,
        ]
      : []),
  ];
}

function State({ spcId, account, line: { entryNumber, proposal } }: { spcId: string; account: BankAccount; line: Line }) {
  const t = useText(ledgerText);
  const nameOf = useAccountName();
  const { data } = useLedger(spcId);
  if (entryNumber !== null) return <Tag tone="ok">{t('matchedTo', { n: entryNumber })}</Tag>;
  if (proposal?.entryNumber) return <Tag tone="accent">{t('proposedEntry', { n: proposal.entryNumber })}</Tag>;
  const known = data?.accounts.find(({ code, book }) => code === proposal?.account && book === account.book);
  return known ? <Tag tone="accent">{t('proposedRule', { account: nameOf(known) })}</Tag> : <Tag tone="warn">{t('unknownLine')}</Tag>;
}

function Actions({ line, onBook }: { line: Line; onBook: () => void }) {
  const t = useText(ledgerText);
  const act = useAct();
  const why = useRefusalWords();
  const refresh = useRefreshSpcs();
  const { id, entryId, proposal } = line;
  const undo = async () => {
    const isDone = await confirm({
      title: t('undoAsk'),
      body: t('undoBody'),
      confirmLabel: t('undo'),
      action: () => ask(UndoSpcLineDocument, { lineId: id }),
      failureText: why,
    });
    if (isDone) await refresh();
  };
  if (entryId)
    return (
      <Button kind="subtle" onClick={() => void undo()}>
        {t('undo')}
      </Button>
    );
  const proposedId = proposal?.entryId;
  const match = async (proposed: string) => {
    await ask(MatchSpcLineDocument, { lineId: id, entryId: proposed });
    return t('done');
  };
  return (
    <div className={s.actions}>
      {proposedId && (
        <Button kind="subtle" onClick={() => void act(() => match(proposedId))}>
          {t('matchLine')}
        </Button>
      )}
      <Button kind="subtle" onClick={onBook}>
        {t('bookLine')}
      </Button>
    </div>
  );
}
