import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { useTransactionsOf } from './queries';
import { transactionsText } from './text';
import { useTransactionColumns } from './transaction-columns';

/** The transactions of an instruction: one row for each account and currency. */
export function TransactionsOfInstruction({ instructionId, version }: { instructionId: string; version: number }) {
  const t = useText(transactionsText);
  const { data = [] } = useTransactionsOf(instructionId, version);
  const columns = useTransactionColumns().filter(({ id }) => id !== 'instruction' && id !== 'client' && id !== 'manager');
  return (
    <Panel title={t('ofInstruction')} flush>
      {data.length === 0 ? (
        <EmptyState title={t('noneYet')} next="wait" />
      ) : (
        <ArrangedTable
          screen="instruction-transactions"
          caption={t('ofInstruction')}
          columns={columns}
          rows={data}
          rowId={({ id }) => id}
        />
      )}
    </Panel>
  );
}
