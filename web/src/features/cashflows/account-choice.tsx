import { Select } from '@mantine/core';
import { useLanguage, useText } from '#platform/text';
import { cashflowText } from './text';

type Named = { ref: string; name: string; nameJp: string };
type Props = {
  accounts: readonly (Named & { mandateId: string })[];
  funds: readonly (Named & { id: string })[];
  /** Whether everything together can be chosen: cash of several owners is never added up. */
  hasAll: boolean;
  value: string;
  onChoose: (value: string) => void;
};

const ALL = 'all';

export function AccountChoice({ accounts, funds, hasAll, value, onChoose }: Props) {
  const t = useText(cashflowText);
  const language = useLanguage();
  const label = ({ ref, name, nameJp }: Named) => `${ref} ${language === 'jp' ? nameJp : name}`;
  const options = [
    ...(hasAll ? [{ value: ALL, label: t('allAccounts') }] : []),
    ...accounts.map(account => ({ value: `mandate:${account.mandateId}`, label: label(account) })),
    ...funds.map(fund => ({ value: `fund:${fund.id}`, label: label(fund) })),
  ];
  return (
    <Select
      aria-label={t('account')}
      size="xs"
      searchable
      allowDeselect={false}
      data={options}
      value={value === '' ? ALL : value}
      onChange={next => onChoose(next === null || next === ALL ? '' : next)}
    />
  );
}

export function CurrencyChoice({
  currencies,
  value,
  onChoose,
}: {
  currencies: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}) {
  const t = useText(cashflowText);
  return (
    <Select
      aria-label={t('currency')}
      size="xs"
      w={84}
      allowDeselect={false}
      data={[...currencies]}
      value={value}
      onChange={next => next !== null && onChoose(next)}
    />
  );
}
