import type { LedgerType } from '@hakaru/contract/spc-ledgers';
import type { SpcBook } from '@hakaru/contract/spcs';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { addDays, partsOf } from '@hakaru/engine/calendar/day';
import { fiscalYearStartOf } from '@hakaru/engine/calendar/fiscal';
import { Download } from 'lucide-react';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { DayInput } from '#ui/form/date-field';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { spcAddress } from './address';
import { DistributionsPanel } from './distributions-panel';
import { ledgerText } from './ledger-text';
import { useAccountName, useBankAccounts, useTrialBalance, type Spc } from './queries';
import s from './spcs.module.css';
import { bookText, typeText } from './text';

type Balance = NonNullable<ReturnType<typeof useTrialBalance>['data']>[number];

/** Trial balances of both books over a period, and the journal as a file. */
export function ReportsTab({ spc }: { spc: Spc }) {
  const { data: banks } = useBankAccounts(spc.id);
  if (!banks) return <SkeletonRows rows={8} />;
  const latest = banks.map(({ statementDay }) => statementDay ?? '').reduce((a, b) => (a > b ? a : b), '');
  return <Reports spc={spc} latest={latest} />;
}

/** Default period: the fiscal year of the last statement, to the end of its month. */
function Reports({ spc, latest }: { spc: Spc; latest: string }) {
  const t = useText(ledgerText);
  const bookOf = useText(bookText);
  const [address, set] = useAddress(spcAddress);
  const to = address.to ?? (latest ? shiftMonthEnd(latest, 0) : `${partsOf(spc.deadlines[0]?.day ?? '2026-01-01').year}-12-31`);
  const from = address.from ?? fiscalYearStartOf(to, (spc.fiscalMonth % 12) + 1);
  const { data, error, refetch } = useTrialBalance({ spcId: spc.id, from, to });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className={s.stack}>
      <div className={s.bar}>
        <DayInput label={t('from')} value={from} onChange={day => set({ from: day }, { replace: true })} maxDay={to} />
        <DayInput label={t('to')} value={to} onChange={day => set({ to: day }, { replace: true })} minDay={addDays(from, 1)} />
        <JournalButtons spcId={spc.id} from={from} to={to} />
      </div>
      {!data ? (
        <SkeletonRows rows={8} />
      ) : data.length === 0 ? (
        <EmptyState title={t('nothingBooked')} next="record" />
      ) : (
        data.map(balance => (
          <BookBalance
            key={balance.book}
            title={`${t('trialBalance')} · ${bookOf(balance.book as SpcBook)}`} // a code of the contract
            balance={balance}
            period={{ from, to }}
          />
        ))
      )}
      {spc.scheme === 'gkTk' && <DistributionsPanel spc={spc} />}
    </div>
  );
}

function JournalButtons({ spcId, from, to }: { spcId: string; from: string; to: string }) {
  const t = useText(ledgerText);
  const language = useLanguage();
  const fetchFile = async (encoding: 'utf-8' | 'shift_jis') => {
    const bytes = await download(`spcs/${spcId}/journal?from=${from}&to=${to}&language=${language}&encoding=${encoding}`);
    saveFile(`journal_${from}_${to}.csv`, bytes);
  };
  return (
    <>
      <Button icon={<Download size={14} />} onClick={() => void fetchFile('shift_jis')}>
        {t('exportSjis')}
      </Button>
      <Button icon={<Download size={14} />} onClick={() => void fetchFile('utf-8')}>
        {t('exportUtf8')}
      </Button>
    </>
  );
}

type BookProps = { title: string; balance: Balance; period: { from: string; to: string } };

function BookBalance({ title, balance: { book, debit, credit, profit, rows }, period }: BookProps) {
  const t = useText(ledgerText);
  const typeOf = useText(typeText);
  const nameOf = useAccountName();
  const formats = useFormats();
  const yen = { power: 0, decimals: 0 } as const;
  const columns: TableColumn<Balance['rows'][number]>[] = [
    { id: 'account', header: t('account'), value: nameOf },
    { id: 'type', header: t('type'), value: ({ type }) => typeOf(type as LedgerType) }, // a code of the contract
    { id: 'opening', priority: 2, header: t('opening'), figure: yen, value: ({ opening }) => opening },
    { id: 'debit', header: t('debit'), figure: yen, value: row => row.debit },
    { id: 'credit', header: t('credit'), figure: yen, value: row => row.credit },
    { id: 'closing', priority: 1, header: t('closing'), figure: yen, value: ({ closing }) => closing },
  ];
  const span = { from: formats.date(period.from), to: formats.date(period.to) };
  const foot = t('sides', { debit: formats.number(debit), credit: formats.number(credit), profit: formats.number(profit) });
  return (
    <Panel title={title} subtitle={t('period', span)} footnote={foot} flush>
      <ArrangedTable screen={`spc-balance-${book}`} caption={title} columns={columns} rows={rows} rowId={({ code }) => code} />
    </Panel>
  );
}
