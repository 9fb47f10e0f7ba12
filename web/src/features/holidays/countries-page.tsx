import { useQuery } from '@tanstack/react-query';
import { CountryList } from '#features/countries/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { listAddress } from '#platform/list-address';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { CountriesDocument, type CountriesQuery } from './holidays.gen';
import { holidaysText } from './text';

const countriesAddress = listAddress();

type Country = CountriesQuery['countries'][number];

export function CountriesPage() {
  const t = useText(holidaysText);
  const [{ page = 1, search = '' }, set] = useAddress(countriesAddress);
  const { data, isError, refetch } = useQuery({
    queryKey: ['holidays', 'countries'],
    queryFn: async ({ signal }) => (await ask(CountriesDocument, {}, signal, 'admin')).countries,
  });
  return (
    <>
      <PageHead title={t('countries')} context={t('admin')} />
      <PanelGrid>
        <PanelCell span={12}>
          <CountryList
            page={page}
            search={search}
            onSearch={text => set({ search: text, page: undefined }, { replace: true })}
            onPage={next => set({ page: next > 1 ? next : undefined })}
          />
        </PanelCell>
        <PanelCell span={12}>
          <Panel title={t('calendars')} subtitle={t('lead')} flush>
            <ListStates
              count={data?.length}
              isError={isError}
              onRetry={() => void refetch()}
              empty={t('none')}
              next="add"
              failed={t('failed')}
            >
              <CountryTable rows={data ?? []} />
            </ListStates>
          </Panel>
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function CountryTable({ rows }: { rows: readonly Country[] }) {
  const t = useText(holidaysText);
  const language = useLanguage();
  const columns: TableColumn<Country>[] = [
    {
      id: 'name',
      header: t('country'),
      value: ({ nameEn, nameJp }) => (language === 'jp' ? nameJp : nameEn),
      node: ({ code, nameEn, nameJp }) => (
        <AppLink to="/admin/countries/$code/holidays" params={{ code }}>
          {language === 'jp' ? nameJp : nameEn}
        </AppLink>
      ),
    },
    { id: 'code', priority: 1, header: t('code'), value: ({ code }) => code },
    { id: 'calendar', header: t('calendar'), value: ({ calendar }) => calendar },
    {
      id: 'changes',
      priority: 2,
      header: t('changes'),
      align: 'end',
      value: ({ changes }) => exactly(changes),
      node: ({ changes }) => changes,
    },
  ];
  return <ArrangedTable screen="countries" caption={t('calendars')} columns={columns} rows={rows} rowId={({ code }) => code} />;
}
