import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { KpiStrip } from '#ui/kpi-strip';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly, onDay } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './bank-statements.module.css';
import { useBankReconciliation, type BalanceDay, type BankLine, type BankReconciliation, type LedgerEntry } from './queries';
import { bankText, lineStateText } from './text';

type Props = { mandateId: string; currency: string; from: string; to: string };

/** The bank's lines of a mandate's cash account beside the ledger's; nothing where no bank keeps the account. */
export function BankPanel(props: Props) {
  const t = useText(bankText);
  const { data, isError, refetch } = useBankReconciliation(props);
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.accounts.length === 0) return null;
  if (!data.closing)
    return (
      <Panel title={t('title')}>
        <EmptyState title={t('noStatement')}>{t('noStatementBody')}</EmptyState>
      </Panel>
    );
  return <Statement data={data} closing={data.closing} currency={props.currency} />;
}

type StatementProps = { data: BankReconciliation; closing: BalanceDay; currency: string };

function Statement({ data, closing, currency }: StatementProps) {
  const t = useText(bankText);
  const formats = useFormats();
  const money = useMoney(currency);
  const { lines, missing, days, accounts } = data;
  const apart = days.filter(({ difference }) => Number(difference) !== 0);
  const count = (state: BankLine['state']) => lines.filter(line => line.state === state).length;
  const named = {
    accounts: accounts.map(({ ref }) => ref).join(', '),
    from: formats.date(days[0]?.day ?? null),
    to: formats.date(closing.day),
  };
  const counts = t('counts', { matched: count('matched'), otherDay: count('otherDay'), unmatched: count('unmatched') });
  return (
    <div className={s.stack}>
      <KpiStrip
        label={t('keyFigures')}
        quiet
        items={[
          { label: t('difference'), figure: money(closing.difference), note: Number(closing.difference) === 0 ? t('agrees') : counts },
          { label: t('bankBalance'), figure: money(closing.bank), note: formats.date(closing.day) },
          { label: t('ledgerBalance'), figure: money(closing.ledger), note: formats.date(closing.day) },
        ]}
      />
      <Panel title={t('title')} subtitle={`${t('lead', named)} · ${counts}`} flush>
        <Lines lines={lines} money={money} />
      </Panel>
      {missing.length > 0 && (
        <Panel title={t('missing')} flush>
          <Missing entries={missing} money={money} />
        </Panel>
      )}
      {apart.length > 0 && (
        <Panel title={t('byDay')} flush>
          <Days days={days} money={money} />
        </Panel>
      )}
    </div>
  );
}

type Money = (value: string) => string;

function useMoney(currency: string): Money {
  const formats = useFormats();
  return value => formats.number(value, { decimals: minorUnitsOf(currency) });
}

function Lines({ lines, money }: { lines: readonly BankLine[]; money: Money }) {
  const t = useText(bankText);
  const states = useText(lineStateText);
  const formats = useFormats();
  const columns: TableColumn<BankLine>[] = [
    { id: 'date', header: t('date'), value: ({ day }) => onDay(day), node: ({ day }) => formats.date(day) },
    { id: 'text', priority: 2, header: t('text'), value: ({ text }) => text },
    {
      id: 'amount',
      priority: 1,
      header: t('amount'),
      align: 'end',
      value: ({ amount }) => exactly(amount),
      node: ({ amount }) => money(amount),
    },
    { id: 'balance', header: t('balance'), align: 'end', value: ({ balance }) => exactly(balance), node: ({ balance }) => money(balance) },
    { id: 'state', header: t('state'), divider: true, value: ({ state }) => states(state), node: ({ state }) => <State state={state} /> },
    {
      id: 'entry',
      header: t('entry'),
      value: ({ transactionId }) => (transactionId ? t('open') : null),
      node: ({ transactionId }) => <EntryLink id={transactionId} />,
    },
    { id: 'source', header: t('source'), value: ({ place, source }) => place ?? source, node: line => <Source line={line} /> },
  ];
  return (
    <div className={s.scroll}>
      <ArrangedTable screen="bank-statement" caption={t('title')} columns={columns} rows={lines} rowId={({ id }) => id} />
    </div>
  );
}

function State({ state }: { state: BankLine['state'] }) {
  const t = useText(lineStateText);
  const tone = state === 'matched' ? 'ok' : state === 'otherDay' ? 'accent' : 'warn';
  return <Tag tone={tone}>{t(state)}</Tag>;
}

function EntryLink({ id }: { id: string | null }) {
  const t = useText(bankText);
  const role = useArea();
  if (id === null) return <>{MISSING}</>;
  return (
    <AppLink to="/$role/transactions/$transactionId" params={{ role, transactionId: id }}>
      {t('open')}
    </AppLink>
  );
}

/** The file and cell the line was read from, linked for users who may see the file. */
function Source({ line: { source, place, importId } }: { line: BankLine }) {
  const role = useArea();
  const cell = place ?? source;
  if (importId === null) return <>{cell}</>;
  return (
    <AppLink to="/$role/import/history/$importId" params={{ role, importId }} title={source}>
      {cell}
    </AppLink>
  );
}

function Missing({ entries, money }: { entries: readonly LedgerEntry[]; money: Money }) {
  const t = useText(bankText);
  const formats = useFormats();
  const columns: TableColumn<LedgerEntry>[] = [
    { id: 'date', header: t('date'), value: ({ day }) => onDay(day), node: ({ day }) => formats.date(day) },
    { id: 'text', priority: 2, header: t('text'), value: ({ comment, type }) => comment ?? type },
    {
      id: 'amount',
      priority: 1,
      header: t('amount'),
      align: 'end',
      value: ({ amount }) => exactly(amount),
      node: ({ amount }) => money(amount),
    },
    { id: 'entry', header: t('entry'), value: () => t('open'), node: ({ id }) => <EntryLink id={id} /> },
  ];
  return <ArrangedTable screen="bank-missing" caption={t('missing')} columns={columns} rows={entries} rowId={({ id }) => id} />;
}

function Days({ days, money }: { days: readonly BalanceDay[]; money: Money }) {
  const t = useText(bankText);
  const formats = useFormats();
  const columns: TableColumn<BalanceDay>[] = [
    { id: 'date', header: t('date'), value: ({ day }) => onDay(day), node: ({ day }) => formats.date(day) },
    {
      id: 'bank',
      priority: 2,
      header: t('bankBalance'),
      align: 'end',
      value: ({ bank }) => exactly(bank),
      node: ({ bank }) => money(bank),
    },
    {
      id: 'ledger',
      priority: 3,
      header: t('ledgerBalance'),
      align: 'end',
      value: ({ ledger }) => exactly(ledger),
      node: ({ ledger }) => money(ledger),
    },
    {
      id: 'difference',
      priority: 1,
      header: t('difference'),
      align: 'end',
      divider: true,
      value: ({ difference }) => exactly(difference),
      node: ({ difference }) => money(difference),
    },
  ];
  return <ArrangedTable screen="bank-days" caption={t('byDay')} columns={columns} rows={days} rowId={({ day }) => day} />;
}
