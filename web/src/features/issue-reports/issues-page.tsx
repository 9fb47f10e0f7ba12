import { getRouteApi } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { Tabs } from '#ui/tabs';
import { ContactList } from './contact-list';
import { ReportList } from './report-list';
import { issuesText } from './text';

const route = getRouteApi('/shell/admin/issues');

export function IssuesPage() {
  const t = useText(issuesText);
  const { page = 1, view } = route.useSearch();
  const navigate = route.useNavigate();
  const shown = view ? { view } : {};
  const onPage = (next: number) => void navigate({ search: { ...shown, ...(next > 1 ? { page: next } : {}) } });
  return (
    <>
      <PageHead title={t('title')} context={t('admin')} />
      <Tabs
        label={t('views')}
        value={view ?? 'reports'}
        onChange={next => void navigate({ search: next === 'contacts' ? { view: next } : {} })}
        items={[
          { value: 'reports', label: t('reports'), content: <ReportList page={page} onPage={onPage} /> },
          { value: 'contacts', label: t('contacts'), content: <ContactList page={page} onPage={onPage} /> },
        ]}
      />
    </>
  );
}
