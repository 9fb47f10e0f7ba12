import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import s from './fx-forwards.module.css';
import { useLadder, type Rung } from './queries';
import { fxForwardsText } from './text';

/** The amounts maturing, month by month, with a bar for each. */
export function LadderPanel({ assetId, entityId }: { assetId: string | null; entityId: string | null }) {
  const t = useText(fxForwardsText);
  const formats = useFormats();
  const { data, isError, refetch } = useLadder({ assetId, entityId });
  const longest = Math.max(1, ...(data ?? []).map(({ jpyAmount }) => Number(jpyAmount ?? 0)));
  const columns: TableColumn<Rung>[] = [
    { id: 'month', header: t('month'), value: ({ month }) => month.replace('-', '/') },
    { id: 'currency', priority: 1, header: t('currency'), value: ({ currency }) => currency },
    { id: 'side', header: t('side'), value: ({ side }) => t(side === 'buy' ? 'buy' : 'sell') },
    { id: 'count', header: t('count'), align: 'end', value: ({ count }) => exactly(count), node: ({ count }) => count },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      value: row => exactly(row.amount),
      node: row => formats.number(row.amount, { decimals: minorUnitsOf(row.currency) }),
    },
    {
      id: 'jpyAmount',
      priority: 2,
      header: t('jpyAmount'),
      align: 'end',
      value: ({ jpyAmount }) => exactly(jpyAmount),
      node: ({ jpyAmount }) => (
        <span className={s.rung}>
          <i className={s.bar} style={{ width: `${(100 * Number(jpyAmount ?? 0)) / longest}px` }} aria-hidden="true" />
          {jpyAmount === null ? MISSING : formats.number(jpyAmount)}
        </span>
      ),
    },
  ];
  return (
    <Panel title={t('ladder')} subtitle={t('ladderLead')} flush>
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="wait" failed={t('failed')}>
        <div className={s.scroll}>
          <ArrangedTable
            screen="fx-forward-ladder"
            caption={t('ladder')}
            columns={columns}
            rows={data ?? []}
            rowId={({ month, currency, side }) => `${month} ${currency} ${side}`}
          />
        </div>
      </ListStates>
    </Panel>
  );
}
