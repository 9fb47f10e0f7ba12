import type { LedgerCheckId } from '@hakaru/contract/private-assets';
import { FigureText, useExact } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { exactly, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './funds.module.css';
import type { FundLedger, LedgerCheck } from './queries';
import { fundsText } from './text';

const WORDS = {
  unfunded: 'checkUnfunded',
  calls: 'checkCalls',
  distributions: 'checkDistributions',
  multiples: 'checkMultiples',
  navRoll: 'checkNavRoll',
} as const satisfies Record<Exclude<LedgerCheckId, 'monthFlow'>, keyof typeof fundsText>;

/** The identities of the ledger, each with its calculation and the remaining difference. */
export function ChecksPanel({ ledger }: { ledger: FundLedger }) {
  const t = useText(fundsText);
  const exact = useExact();
  const digits = ({ figure, value }: Side) => (figure ? exact(figure, 'one') : exactly(value));
  const f = useFormats();
  const wordOf = ({ id }: LedgerCheck) =>
    id === 'monthFlow' ? t('checkMonthFlow', { currency: ledger.baseCurrency }) : t(WORDS[id as keyof typeof WORDS]); // the server's own list
  const columns: TableColumn<LedgerCheck>[] = [
    { id: 'check', header: t('check'), value: wordOf },
    {
      id: 'working',
      header: t('working'),
      align: 'end',
      value: ({ terms, result }) =>
        joined(
          ...terms.flatMap((term, at) => [term.isSubtracted ? '−' : at > 0 ? '+' : null, digits(term)]),
          terms.length > 0 ? '=' : null,
          digits(result),
        ),
      node: check => <Working check={check} />,
    },
    {
      id: 'difference',
      priority: 2,
      header: t('difference'),
      align: 'end',
      value: ({ difference }) => exactly(difference),
      node: ({ id, difference }) => f.number(difference, { decimals: id === 'multiples' ? 4 : 2 }),
    },
    {
      id: 'outcome',
      priority: 1,
      header: t('outcome'),
      value: ({ holds }) => t(outcomeOf(holds)),
      node: ({ holds }) => <Tag tone={holds === null ? 'quiet' : holds ? 'ok' : 'warn'}>{t(outcomeOf(holds))}</Tag>,
    },
  ];
  return (
    <div className={s.above}>
      <Panel title={t('checks')} subtitle={t('whole', { currency: ledger.currency })} flush>
        <DataTable caption={t('checks')} columns={columns} rows={ledger.checks} rowId={({ id }) => id} />
      </Panel>
    </div>
  );
}

const outcomeOf = (holds: boolean | null) => (holds === null ? 'unknown' : holds ? 'holds' : 'differs');

type Side = LedgerCheck['result'];

function Working({ check: { id, terms, result } }: { check: LedgerCheck }) {
  const f = useFormats();
  const decimals = id === 'multiples' ? 2 : 0;
  const show = ({ figure, value }: Side) =>
    figure ? <FigureText figure={figure} unit="one" mark={false} /> : <span className="num">{f.number(value, { decimals })}</span>;
  return (
    <span className={s.working}>
      {terms.map((term, at) => (
        <span key={term.id}>
          {term.isSubtracted ? '− ' : at > 0 ? '+ ' : ''}
          {show(term)}{' '}
        </span>
      ))}
      <span>
        {terms.length > 0 ? '= ' : ''}
        {show(result)}
      </span>
    </span>
  );
}
