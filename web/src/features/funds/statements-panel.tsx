import { FigureText, useExact } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './funds.module.css';
import type { FundLedger, Statement } from './queries';
import { fundsText } from './text';

const MOVES = ['opening', 'calls', 'distributions', 'gain'] as const;

/** Every statement with its bridge from the previous one, and its values before a restatement. */
export function StatementsPanel({ ledger }: { ledger: FundLedger }) {
  const t = useText(fundsText);
  const columns = useColumns();
  return (
    <Panel title={t('statements')} subtitle={t('whole', { currency: ledger.currency })} footnote={t('statementsNote')} flush>
      {ledger.statements.length === 0 ? (
        <EmptyState title={t('noStatements')} next="documents" />
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
  const exact = useExact();
  const t = useText(fundsText);
  const f = useFormats();
  const quality = (name: string) => (name === 'audited' || name === 'valuated' ? t(name) : t('estimated'));
  const restated = (one: Statement['earlier'][number]) =>
    t('restated', { quality: quality(one.quality), nav: f.number(one.nav), time: f.time(one.supersededAt) });
  return [
    { id: 'day', header: t('asOf'), value: ({ day }) => day, date: true },
    {
      id: 'quality',
      priority: 2,
      header: t('quality'),
      value: one => quality(one.quality),
      node: one => <Tag tone={one.quality === 'estimated' ? 'warn' : 'quiet'}>{quality(one.quality)}</Tag>,
    },
    ...MOVES.map((move, at): TableColumn<Statement> => ({
      id: move,
      header: t(move),
      align: 'end',
      divider: at === 0,
      value: one => exactly(one[move]),
      node: one => <span className="num">{f.number(one[move])}</span>,
    })),
    {
      id: 'nav',
      priority: 1,
      header: t('closing'),
      align: 'end',
      divider: true,
      value: ({ nav }) => exact(nav, 'one'),
      node: ({ nav }) => <FigureText figure={nav} unit="one" mark={false} />,
    },
    {
      id: 'earlier',
      header: t('earlier'),
      value: ({ earlier }) => earlier.map(restated).join('; ') || null,
      node: ({ earlier }) =>
        earlier.map(one => (
          <span key={one.recordedAt + one.quality} className={s.earlier}>
            {restated(one)}
          </span>
        )),
    },
  ];
}
