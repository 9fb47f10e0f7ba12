import { transactionStatuses } from '@hakaru/contract/address-choices';
import { transactionTypes } from '@hakaru/contract/enumerations';
import { useListView } from '#features/saved-views/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { ListedPanel } from '#ui/listed-panel';
import { statusText } from '#ui/status-text';
import { transactionsAddress } from './address';
import { Choice } from './choice';
import { useTransactions } from './queries';
import { transactionsText } from './text';
import { useTransactionColumns } from './transaction-columns';
import { typeName } from './type-name';

/** Transactions of an asset, of one mandate, or of everything the user may see. */
export function TransactionsList({ assetId, mandateId }: { assetId: string | null; mandateId: string | null }) {
  const t = useText(transactionsText);
  const statuses = useText(statusText);
  const language = useLanguage();
  const [{ page = 1, search = '', type, status }, set] = useAddress(transactionsAddress);
  const query = useTransactions({ assetId, mandateId, page, search, type: type ?? null, status: status ?? null });
  const view = useListView('transactions', useTransactionColumns());
  return (
    <ListedPanel
      title={t('title')}
      page={query.data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
      onPage={next => set({ page: next > 1 ? next : undefined })}
      empty={t('none')}
      next="add"
      tools={
        <>
          <Choice
            label={t('type')}
            all={t('allTypes')}
            value={type ?? ''}
            options={transactionTypes.map(value => ({ value, label: typeName(value, language) }))}
            onChoose={value => set({ type: value || undefined, page: undefined })}
          />
          <Choice
            label={t('status')}
            all={t('allStatuses')}
            value={status ?? ''}
            options={transactionStatuses.map(value => ({ value, label: statuses(value) }))}
            onChoose={value => set({ status: transactionStatuses.find(one => one === value), page: undefined })}
          />
        </>
      }
    />
  );
}
