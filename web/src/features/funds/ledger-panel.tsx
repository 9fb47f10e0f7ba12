import { FigureText, useExact } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import type { FundLedger, LedgerRow } from './queries';
import { fundsText } from './text';

const GROUPS = ['fees', 'principal', 'income', 'recallable', 'outside'] as const;
const STANDING = ['called', 'distributed', 'unfunded'] as const;

/** The notices of a fund, newest first: what was paid, what for, and the balances afterwards. */
export function LedgerPanel({ ledger }: { ledger: FundLedger }) {
  const t = useText(fundsText);
  return (
    <Panel
      title={t('ledger')}
      subtitle={t('whole', { currency: ledger.currency })}
      footnote={t('ledgerNote', { base: ledger.baseCurrency })}
      flush
    >
      <ArrangedTable
        screen="fund-ledger"
        caption={t('ledger')}
        columns={useColumns(ledger)}
        rows={ledger.rows}
        rowId={({ day, side }) => `${day} ${side}`}
      />
    </Panel>
  );
}

function useColumns({ baseCurrency, currency }: FundLedger): TableColumn<LedgerRow>[] {
  const exact = useExact();
  const t = useText(fundsText);
  const f = useFormats();
  const language = useLanguage();
  const whole = (value: string) => (Number(value) === 0 ? '' : f.number(value));
  const partsOf = ({ parts }: LedgerRow) =>
    parts.map(({ nameEn, nameJp, amount }) => `${language === 'jp' ? nameJp : nameEn} ${f.number(amount)}`).join(' · ');
  return [
    { id: 'day', header: t('day'), value: ({ day }) => day, date: true },
    {
      id: 'notice',
      header: t('notice'),
      value: row => row.notices.join(', '),
      node: row => <span title={partsOf(row)}>{row.notices.join(', ')}</span>,
    },
    { id: 'side', priority: 2, header: t('side'), value: ({ side }) => t(side === 'call' ? 'call' : 'distribution') },
    {
      id: 'amount',
      priority: 1,
      header: t('amount'),
      align: 'end',
      divider: true,
      value: ({ amount }) => exact(amount, 'one'),
      node: ({ amount }) => <FigureText figure={amount} unit="one" signed={false} />,
    },
    ...GROUPS.map((group): TableColumn<LedgerRow> => ({
      id: group,
      header: t(group),
      align: 'end',
      value: row => (Number(row[group]) === 0 ? null : exactly(row[group])),
      node: row => <span className="num">{whole(row[group])}</span>,
    })),
    ...STANDING.map((measure, at): TableColumn<LedgerRow> => ({
      id: measure,
      header: t(measure),
      align: 'end',
      divider: at === 0,
      value: row => exact(row[measure], 'one'),
      node: row => <FigureText figure={row[measure]} unit="one" />,
    })),
    ...(currency === baseCurrency
      ? []
      : [
          {
            id: 'fxRate',
            header: t('fxRate'),
            align: 'end',
            divider: true,
            value: ({ fxRate }) => exactly(fxRate),
            node: ({ fxRate }) => <span className="num">{f.number(fxRate, { decimals: 2 })}</span>,
          } satisfies TableColumn<LedgerRow>,
          {
            id: 'amountBase',
            header: baseCurrency,
            align: 'end',
            value: ({ amountBase }) => exact(amountBase, 'one'),
            node: ({ amountBase }) => <FigureText figure={amountBase} unit="one" signed={false} />,
          } satisfies TableColumn<LedgerRow>,
        ]),
  ];
}
