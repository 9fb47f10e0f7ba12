import { fundTypeNames, keptFundTypes, type KeptFundType } from '@hakaru/contract/fund-types';
import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListView } from '#features/saved-views/public';
import { WatchIconButton } from '#features/watchlist/public';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText, useWords } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { exactly } from '#ui/table-value';
import { fundsAddress } from './address';
import type { FundFieldsFragment, FundRowsFragment } from './fund-list.gen';
import { fundListText, schemeText } from './list-text';

export type FundRow = FundFieldsFragment;
export type FundsWanted = { first: number; page: number; search: string; fundType: KeptFundType | null };
type FundListProps = {
  /** Identifies the list, in the query cache and for the saved arrangement of its columns. */
  of: 'funds' | 'directory' | 'admin';
  title: string;
  read: (wanted: FundsWanted, signal: AbortSignal) => Promise<FundRowsFragment>;
  link: (fund: FundRow, children: ReactNode) => ReactNode;
  /** Whether its rows can be put on the watchlist: only for funds whose figures the user may see. */
  isWatchable?: boolean;
};

const ROWS = 50;

/** Funds with their codes, found by name, reference or any code, and by type. */
export function FundList({ of, title, read, link, isWatchable = false }: FundListProps) {
  const t = useText(fundListText);
  const language = useLanguage();
  const [{ page = 1, search = '', type }, set] = useAddress(fundsAddress);
  const wanted = { first: ROWS, page, search, fundType: type ?? null };
  const query = useQuery({
    queryKey: ['funds', of, wanted],
    queryFn: ({ signal }) => read(wanted, signal),
    placeholderData: keepPreviousData,
  });
  const view = useListView(`funds-${of}`, useColumns({ link, isWatchable }));
  return (
    <ListedPanel
      title={title}
      page={query.data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
      onPage={next => set({ page: next > 1 ? next : undefined })}
      empty={t('none')}
      next="record"
      tools={
        <Select
          aria-label={t('type')}
          size="xs"
          w={200}
          value={type ?? 'all'}
          onChange={value => set({ type: keptFundTypes.find(name => name === value), page: undefined })}
          data={[
            { value: 'all', label: t('allTypes') },
            ...keptFundTypes.map(value => ({ value: `${value}`, label: fundTypeNames[value][language] })),
          ]}
          allowDeselect={false}
        />
      }
    />
  );
}

function useColumns({ link, isWatchable }: { link: FundListProps['link']; isWatchable: boolean }): TableColumn<FundRow>[] {
  const t = useText(fundListText);
  const f = useFormats();
  const language = useLanguage();
  const typeName = useFundTypeName();
  const schemeName = useWords(schemeText);
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  const amount = (value: string | null) => <span className="num">{f.number(value)}</span>;
  const watch = ({ id, assetId, name, nameJp }: FundRow) => (
    <WatchIconButton kind="fund" assetId={assetId} subject={id} name={named(name, nameJp) ?? ''} />
  );
  return [
    {
      id: 'name',
      header: t('name'),
      value: fund => named(fund.name, fund.nameJp),
      node: fund => link(fund, named(fund.name, fund.nameJp)),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    { id: 'type', header: t('type'), value: ({ fundType }) => typeName(fundType) },
    {
      id: 'mandate',
      header: t('mandate'),
      value: fund => fund.mandateRef && `${fund.mandateRef} ${named(fund.mandateName, fund.mandateNameJp)}`,
    },
    { id: 'manager', header: t('manager'), value: fund => named(fund.manager, fund.managerJp) },
    { id: 'currency', priority: 2, header: t('currency'), divider: true, value: ({ currency }) => currency },
    {
      id: 'commitment',
      header: t('commitment'),
      align: 'end',
      value: ({ commitment }) => exactly(commitment),
      node: ({ commitment }) => amount(commitment),
    },
    { id: 'nav', header: t('nav'), align: 'end', priority: 1, value: ({ nav }) => exactly(nav), node: ({ nav }) => amount(nav) },
    { id: 'navDay', header: t('navDay'), align: 'end', value: ({ navDay }) => navDay, date: true },
    {
      id: 'codes',
      header: t('codes'),
      divider: true,
      value: ({ codes }) => codes.map(({ scheme, code }) => `${schemeName(scheme)} ${code}`).join(', '),
    },
    { id: 'client', header: t('client'), value: fund => named(fund.organisationName, fund.organisationNameJp) },
    ...(isWatchable
      ? [{ id: 'actions', header: t('actions'), hideHeader: true, align: 'end' as const, menu: true as const, node: watch }]
      : []),
  ];
}

/** The name of a fund type. */
export function useFundTypeName(): (type: string | null) => string | null {
  const language = useLanguage();
  return type => keptFundTypes.flatMap(name => (name === type ? [fundTypeNames[name][language]] : []))[0] ?? null;
}
