import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AuditCheck, AuditTable } from '#features/audit/public';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { SettingsFrame } from './settings-frame';
import { SupportAccessDocument } from './support.gen';
import { settingsText, supportText } from './text';

const route = getRouteApi('/shell/settings/support');
const ROWS = 50;

/** Shows administrators who of support entered their organisation, when, and what was done there. */
export function SupportPage() {
  const t = useText(settingsText);
  return (
    <SettingsFrame title={t('support')} adminOnly>
      <SupportPanel />
    </SettingsFrame>
  );
}

function SupportPanel() {
  const t = useText(settingsText);
  const words = useText(supportText);
  const { organisation } = useProfile();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings', 'support', page],
    queryFn: ({ signal }) => ask(SupportAccessDocument, { first: ROWS, page }, signal),
    placeholderData: keepPreviousData,
  });
  const entries = data?.auditEntries;
  return (
    <Panel title={organisation.name} subtitle={words('lead')} flush>
      <AuditCheck />
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!entries && !isError && <SkeletonRows />}
      {entries?.data.length === 0 && <EmptyState title={words('none')} next="wait" />}
      {entries && entries.data.length > 0 && (
        <>
          <AuditTable caption={t('support')} entries={entries.data} />
          <Pager info={entries.paginatorInfo} onPage={next => void navigate({ search: next > 1 ? { page: next } : {} })} />
        </>
      )}
    </Panel>
  );
}
