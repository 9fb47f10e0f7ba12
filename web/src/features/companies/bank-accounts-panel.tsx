import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import type { Company } from './queries';
import { contactsText } from './text';

type Account = Company['bankAccounts'][number];

/** The bank accounts a company is paid to. */
export function BankAccountsPanel({ screen, bankAccounts }: { screen: string; bankAccounts: readonly Account[] }) {
  const t = useText(contactsText);
  const columns: TableColumn<Account>[] = [
    { id: 'bank', header: t('bankName'), value: ({ bank, branch }) => [bank, branch].filter(Boolean).join(' ') },
    { id: 'type', priority: 2, header: t('accountType'), value: ({ type }) => t(type as 'ordinary') /* one of the contract's types */ },
    { id: 'number', priority: 1, header: t('number'), value: ({ number, currency }) => `${number} ${currency}` },
    { id: 'holder', header: t('holder'), value: ({ holder }) => holder },
  ];
  return (
    <Panel title={t('bankAccounts')} flush>
      {bankAccounts.length === 0 ? (
        <EmptyState title={t('noAccounts')} next="record" />
      ) : (
        <ArrangedTable
          screen={screen}
          caption={t('bankAccounts')}
          columns={columns}
          rows={bankAccounts}
          rowId={({ bank, number }) => `${bank} ${number}`}
        />
      )}
    </Panel>
  );
}
