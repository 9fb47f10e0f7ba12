import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditTable } from '#features/audit/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { Segmented } from '#ui/tabs';
import { trailText } from './access-text';
import { OrganisationTrailDocument, type OrganisationDetailFragment } from './organisations.gen';
import { organisationsText } from './text';

const ROWS = 25;

/** Actions of support staff in this organisation, or of everybody. */
export function TrailTab({ organisation: { id } }: { organisation: OrganisationDetailFragment }) {
  const t = useText(trailText);
  const words = useText(organisationsText);
  const { page = 1, all = false } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['organisations', 'trail', id, page, all],
    queryFn: ({ signal }) => ask(OrganisationTrailDocument, { organisationId: id, first: ROWS, page, supportOnly: !all }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const trail = data?.organisationAuditEntries;
  const go = (search: { page?: number; all?: boolean }) =>
    void navigate({ to: '/admin/organisations/$organisationId/$tab', params: { organisationId: id, tab: 'trail' }, search });
  const filter = (
    <Segmented
      label={t('filter')}
      value={all ? 'all' : 'supportOnly'}
      onChange={value => go(value === 'all' ? { all: true } : {})}
      items={[
        { value: 'supportOnly', label: t('supportOnly') },
        { value: 'all', label: t('all') },
      ]}
    />
  );
  return (
    <Panel title={t('title')} tools={filter} refreshing={isFetching && trail !== undefined} flush>
      <ListStates
        count={trail?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="wait"
        failed={words('failed')}
      >
        <AuditTable caption={t('title')} entries={trail?.data ?? []} />
        {trail && (
          <Pager info={trail.paginatorInfo} onPage={next => go({ ...(all ? { all } : {}), ...(next > 1 ? { page: next } : {}) })} />
        )}
      </ListStates>
    </Panel>
  );
}
