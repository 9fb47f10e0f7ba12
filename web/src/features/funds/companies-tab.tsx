import { useArea } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { ListStates } from '#ui/list-states';
import { Tag } from '#ui/tag';
import { useFundCompanies, type CompanyRow } from './queries';
import { fundsText } from './text';

/** What the fund holds, and what it has sold. */
export function CompaniesTab({ fundId }: { fundId: string }) {
  const t = useText(fundsText);
  const query = useFundCompanies(fundId);
  const columns = useColumns();
  return (
    <Panel title={t('companies')} flush>
      <ListStates
        count={query.data?.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('noCompanies')}
        failed={t('failed')}
      >
        <ArrangedTable screen="fund-companies" caption={t('companies')} columns={columns} rows={query.data ?? []} rowId={({ id }) => id} />
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<CompanyRow>[] {
  const t = useText(fundsText);
  const language = useLanguage();
  const role = useArea();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ id, ref, name, nameJp }) => (
        <AppLink quiet to="/$role/companies/$companyId" params={{ role, companyId: id }}>
          {ref} {language === 'jp' ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'country', header: t('country'), value: ({ country }) => country },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <Tag tone={status === 'active' ? 'accent' : 'quiet'}>{t(status === 'active' ? 'active' : 'realized')}</Tag>,
    },
    { id: 'invested', header: t('invested'), align: 'end', value: ({ investedDate }) => investedDate, date: true },
    { id: 'realizedOn', header: t('realizedOn'), align: 'end', value: ({ realizedDate }) => realizedDate, date: true },
  ];
}
