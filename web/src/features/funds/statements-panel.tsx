import { FigureText } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { Tag } from '#ui/tag';
import s from './funds.module.css';
import type { FundLedger, Statement } from './queries';
import { fundsText } from './text';

const MOVES = ['opening', 'calls', 'distributions', 'gain'] as const;

/** Every statement with its way from the one before, and what it said before it was restated. */
export function StatementsPanel({ ledger }: { ledger: FundLedger }) {
  const t = useText(fundsText);
  const columns = useColumns();
  return (
    <Panel title={t('statements')} subtitle={t('whole', { currency: ledger.currency })} footnote={t('statementsNote')} flush>
      {ledger.statements.length === 0 ? (
        <EmptyState title={t('noStatements')} />
      ) : (
        <ArrangedTable
          screen="fund-statements"
          caption={t('statements')}
          columns={columns}
          rows={ledger.statements}
          rowId={({ day }) => day}
        />
      )}
    </Panel>
  );
}

function useColumns(): TableColumn<Statement>[] {
  const t = useText(fundsText);
  const f = useFormats();
  const quality = (name: string) => (name === 'audited' || name === 'valuated' ? t(name) : t('estimated'));
  return [
    { id: 'day', header: t('asOf'), value: ({ day }) => day, date: true },
    {
      id: 'quality',
      header: t('quality'),
      cell: one => <Tag tone={one.quality === 'estimated' ? 'warn' : 'quiet'}>{quality(one.quality)}</Tag>,
    },
    ...MOVES.map((move, at): TableColumn<Statement> => ({
      id: move,
      header: t(move),
      align: 'end',
      divider: at === 0,
      cell: one => <span className="num">{f.number(one[move])}</span>,
    })),
    {
      id: 'nav',
      header: t('closing'),
      align: 'end',
      divider: true,
      cell: ({ nav }) => <FigureText figure={nav} unit="one" mark={false} />,
    },
    {
      id: 'earlier',
      header: t('earlier'),
      cell: ({ earlier }) =>
        earlier.map(one => (
          <span key={one.recordedAt + one.quality} className={s.earlier}>
            {t('restated', { quality: quality(one.quality), nav: f.number(one.nav), time: f.time(one.supersededAt) })}
          </span>
        )),
    },
  ];
}
