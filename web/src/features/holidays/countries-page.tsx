import { useQuery } from '@tanstack/react-query';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { CountriesDocument, type CountriesQuery } from './holidays.gen';
import { holidaysText } from './text';

type Country = CountriesQuery['countries'][number];

export function CountriesPage() {
  const t = useText(holidaysText);
  const { data, isError, refetch } = useQuery({
    queryKey: ['holidays', 'countries'],
    queryFn: async ({ signal }) => (await ask(CountriesDocument, {}, signal, 'admin')).countries,
  });
  return (
    <>
      <PageHead title={t('countries')} context={t('admin')} />
      <Panel title={t('countries')} subtitle={t('lead')} flush>
        <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} failed={t('failed')}>
          <CountryTable rows={data ?? []} />
        </ListStates>
      </Panel>
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
      cell: ({ code, nameEn, nameJp }) => (
        <AppLink to="/admin/countries/$code/holidays" params={{ code }}>
          {language === 'jp' ? nameJp : nameEn}
        </AppLink>
      ),
    },
    { id: 'code', header: t('code'), value: ({ code }) => code },
    { id: 'calendar', header: t('calendar'), value: ({ calendar }) => calendar },
    { id: 'changes', header: t('changes'), align: 'end', cell: ({ changes }) => changes },
  ];
  return <ArrangedTable screen="countries" caption={t('countries')} columns={columns} rows={rows} rowId={({ code }) => code} />;
}
