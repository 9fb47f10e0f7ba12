import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Tag } from '#ui/tag';
import { BankAccountForm } from './bank-account-form';
import { MasterPage } from './master-page';
import { useBankAccounts, type BankAccount } from './queries';
import { banksText } from './text';

export function BankAccountsPage() {
  const t = useText(banksText);
  return (
    <MasterPage
      kind="account"
      addLabel={t('addAccount')}
      useRows={useBankAccounts}
      nameOf={({ holder, number }) => `${holder} ${number}`}
      columns={useColumns()}
      form={(row, onClose) => <BankAccountForm row={row} onClose={onClose} />}
    />
  );
}

function useColumns(): TableColumn<BankAccount>[] {
  const t = useText(banksText);
  const isJapanese = useLanguage() === 'jp';
  const named = (code: string, en: string | null, jp: string | null) => `${code} ${(isJapanese ? jp : en) ?? ''}`.trim();
  return [
    { id: 'holder', header: t('holder'), value: ({ holder }) => holder },
    { id: 'holderKana', header: t('holderKana'), value: ({ holderKana }) => holderKana },
    {
      id: 'bankName',
      priority: 1,
      header: t('bankName'),
      value: ({ bankCode, bankNameEn, bankNameJp }) => named(bankCode, bankNameEn, bankNameJp),
    },
    {
      id: 'branchName',
      header: t('branchName'),
      value: ({ branchCode, branchNameEn, branchNameJp }) => named(branchCode, branchNameEn, branchNameJp),
    },
    { id: 'type', header: t('type'), value: ({ type }) => t(type as 'ordinary') /* one of the contract's codes */ },
    { id: 'number', priority: 2, header: t('number'), value: ({ number }) => number },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'purpose',
      header: t('purpose'),
      value: ({ isSegregated }) => (isSegregated ? t('segregatedShort') : t('own')),
      node: ({ isSegregated }) => (isSegregated ? <Tag tone="accent">{t('segregatedShort')}</Tag> : <Tag>{t('own')}</Tag>),
    },
    {
      id: 'organisation',
      header: t('organisation'),
      value: row => (isJapanese ? row.organisationNameJp : row.organisationNameEn),
    },
  ];
}
