import { useArea } from '#features/figures/public';
import { TablePanel } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { useFundCompanies, type CompanyRow } from './queries';
import { fundsText } from './text';

/** The companies the fund holds and those it has sold. */
export function CompaniesTab({ fundId }: { fundId: string }) {
  const t = useText(fundsText);
  const query = useFundCompanies(fundId);
  const columns = useColumns();
  return (
    <TablePanel
      title={t('companies')}
      screen="fund-companies"
      query={query}
      columns={columns}
      rowId={({ id }) => id}
      empty={t('noCompanies')}
      next="record"
    />
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
      value: ({ ref, name, nameJp }) => joined(ref, language === 'jp' ? nameJp : name),
      node: ({ id, ref, name, nameJp }) => (
        <AppLink quiet to="/$role/companies/$companyId" params={{ role, companyId: id }}>
          {ref} {language === 'jp' ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'country', priority: 2, header: t('country'), value: ({ country }) => country },
    {
      id: 'status',
      priority: 1,
      header: t('status'),
      value: ({ status }) => t(status === 'active' ? 'active' : 'realized'),
      node: ({ status }) => <Tag tone={status === 'active' ? 'accent' : 'quiet'}>{t(status === 'active' ? 'active' : 'realized')}</Tag>,
    },
    { id: 'invested', header: t('invested'), align: 'end', value: ({ investedDate }) => investedDate, date: true },
    { id: 'realizedOn', header: t('realizedOn'), align: 'end', value: ({ realizedDate }) => realizedDate, date: true },
  ];
}
