import type { Region } from '@hakaru/contract/countries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListedPanel } from '#ui/listed-panel';
import { CountryRecordsDocument, type CountryFullFragment } from './countries.gen';
import { CountryForm } from './country-form';
import { countriesText } from './text';

const ROWS = 50;
type Props = { page: number; search: string; onSearch: (search: string) => void; onPage: (page: number) => void };

/** Every country of ISO 3166 with the data that administrators maintain for it. */
export function CountryList({ page, search, onSearch, onPage }: Props) {
  const t = useText(countriesText);
  const isJapanese = useLanguage() === 'jp';
  const [edited, setEdited] = useState<CountryFullFragment | null>(null);
  const query = useQuery({
    queryKey: ['countries', page, search],
    queryFn: async ({ signal }) => (await ask(CountryRecordsDocument, { first: ROWS, page, search }, signal, 'admin')).countryRecords,
    placeholderData: keepPreviousData,
  });
  const view = useListView('countryRecords', useColumns(setEdited));
  return (
    <>
      <ListedPanel
        title={t('title')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ code }) => code}
        search={{ label: t('search'), value: search, onSearch }}
        onPage={onPage}
        empty={t('none')}
        next="add"
      />
      {edited && (
        <Dialog open onClose={() => setEdited(null)} title={t('edit', { name: isJapanese ? edited.nameJp : edited.nameEn })}>
          <CountryForm country={edited} onClose={() => setEdited(null)} />
        </Dialog>
      )}
    </>
  );
}

function useColumns(onEdit: (country: CountryFullFragment) => void): TableColumn<CountryFullFragment>[] {
  const t = useText(countriesText);
  const isJapanese = useLanguage() === 'jp';
  const nameOf = ({ nameEn, nameJp }: CountryFullFragment) => (isJapanese ? nameJp : nameEn);
  return [
    { id: 'name', header: t('name'), value: nameOf },
    { id: 'code', priority: 1, header: t('code'), value: ({ code }) => code },
    { id: 'otherName', header: t(isJapanese ? 'nameEn' : 'nameJp'), value: ({ nameEn, nameJp }) => (isJapanese ? nameEn : nameJp) },
    { id: 'currency', priority: 2, header: t('currency'), value: ({ currency }) => currency },
    { id: 'region', header: t('region'), value: ({ region }) => t(region as Region) /* one of the contract's codes */ },
    {
      id: 'calendar',
      header: t('calendar'),
      value: ({ calendar }) => (calendar ? calendar : null),
      node: ({ calendar }) =>
        calendar ? (
          <AppLink to="/admin/countries/$code/holidays" params={{ code: calendar }}>
            {calendar}
          </AppLink>
        ) : (
          '-'
        ),
    },
    {
      id: 'weight',
      priority: 3,
      header: t('weight'),
      align: 'end',
      value: ({ sovereignWeight }) => (sovereignWeight === null ? null : `${sovereignWeight}%`),
      node: ({ sovereignWeight }) => <span className="num">{sovereignWeight === null ? '-' : `${sovereignWeight}%`}</span>,
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => <IconButton label={t('edit', { name: nameOf(row) })} icon={<Pencil size={14} />} onClick={() => onEdit(row)} />,
    },
  ];
}
