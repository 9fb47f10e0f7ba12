import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { useNameOf } from './names';
import { OrganisationPartiesDocument, type OrganisationDetailFragment, type OrganisationPartiesQuery } from './organisations.gen';
import { partyRoleText, partyText } from './party-text';
import { organisationsText } from './text';

type Party = OrganisationPartiesQuery['organisationParties']['data'][number];
const ROWS = 50;

/** The parties of the organisation's accounts: managers, trustees, custodians. */
export function PartiesTab({ organisation: { id } }: { organisation: OrganisationDetailFragment }) {
  const t = useText(partyText);
  const words = useText(organisationsText);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['organisations', 'parties', id, page],
    queryFn: ({ signal }) => ask(OrganisationPartiesDocument, { organisationId: id, first: ROWS, page }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.organisationParties;
  return (
    <Panel title={t('parties')} subtitle={t('lead')} refreshing={isFetching && found !== undefined} flush>
      <ListStates
        count={found?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('none')}
        next="record"
        failed={words('failed')}
      >
        <PartyTable rows={found?.data ?? []} />
        {found && <Pager info={found.paginatorInfo} onPage={setPage} />}
      </ListStates>
    </Panel>
  );
}

function PartyTable({ rows }: { rows: readonly Party[] }) {
  const t = useText(partyText);
  const roles = useText(partyRoleText);
  const nameOf = useNameOf();
  const columns: TableColumn<Party>[] = [
    {
      id: 'party',
      header: t('party'),
      value: party => nameOf(party),
      node: party =>
        party.partyOrganisationId ? (
          <AppLink to="/admin/organisations/$organisationId/$tab" params={{ organisationId: party.partyOrganisationId, tab: 'profile' }}>
            {nameOf(party)}
          </AppLink>
        ) : (
          nameOf(party)
        ),
    },
    {
      id: 'role',
      priority: 1,
      header: t('role'),
      value: ({ role }) => (Object.hasOwn(partyRoleText, role) ? roles(role as keyof typeof partyRoleText) : role), // checked by hasOwn
    },
    { id: 'ref', header: t('account'), value: ({ entityRef }) => entityRef },
    { id: 'account', header: t('accountName'), value: party => nameOf({ nameEn: party.entityNameEn, nameJp: party.entityNameJp }) },
    { id: 'from', priority: 2, header: t('from'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    { id: 'to', header: t('to'), align: 'end', value: ({ toDay }) => toDay, date: true },
  ];
  return <ArrangedTable screen="organisation-parties" caption={t('parties')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
