import { instructionTabs } from '@hakaru/contract/address-choices';
import type { PartyRole } from '@hakaru/contract/enumerations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '#features/figures/public';
import { partyRoleText } from '#features/parties/public';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { exactly, onDay } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { TrustMandatesDocument, type TrustMandatesQuery } from './asset-list.gen';
import s from './asset-list.module.css';
import { trustMandatesText } from './text';

type TrustMandate = TrustMandatesQuery['trustMandates']['data'][number];
const ROWS = 50;

/** The mandates a trust bank keeps, and what waits for its answer. Empty for everybody else. */
export function TrustMandates() {
  const t = useText(trustMandatesText);
  const [{ search, page }, set] = useState({ search: '', page: 1 });
  const query = useQuery({
    queryKey: ['trustMandates', search, page],
    queryFn: async ({ signal }) => (await ask(TrustMandatesDocument, { search, page, first: ROWS }, signal)).trustMandates,
    placeholderData: keepPreviousData,
  });
  const view = useListView('trust-mandates', useColumns());
  if (search === '' && query.data?.paginatorInfo.total === 0) return null;
  return (
    <div className={s.below}>
      <ListedPanel
        title={t('title')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: 1 }) }}
        onPage={next => set({ search, page: next })}
        empty={t('none')}
        next="grant"
      />
    </div>
  );
}

function useColumns(): TableColumn<TrustMandate>[] {
  const t = useText(trustMandatesText);
  const roles = useText(partyRoleText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  return [
    { id: 'ref', header: t('code'), value: ({ ref }) => ref },
    {
      id: 'unanswered',
      priority: 3,
      header: t('unanswered'),
      align: 'end',
      value: ({ unanswered }) => exactly(unanswered),
      node: row => <Unanswered row={row} />,
    },
    { id: 'name', priority: 1, header: t('mandate'), value: row => (isJapanese ? row.nameJp : row.nameEn) },
    { id: 'client', header: t('client'), value: row => (isJapanese ? row.clientJp : row.clientEn) },
    { id: 'next', priority: 2, header: t('nextSettlement'), align: 'end', value: ({ nextSettlement }) => nextSettlement, date: true },
    { id: 'manager', header: t('manager'), value: row => (isJapanese ? row.managerJp : row.managerEn) },
    { id: 'class', header: t('assetClass'), value: row => (isJapanese ? row.classJp : row.classEn) },
    { id: 'role', header: t('role'), value: ({ role }) => roles(role as PartyRole) }, // by a CHECK constraint
    {
      id: 'since',
      header: t('since'),
      align: 'end',
      value: ({ fromDay, toDay }) => (toDay === null ? onDay(fromDay) : t('until', { date: formats.date(toDay) })),
      node: ({ fromDay, toDay }) => (toDay === null ? formats.date(fromDay) : <Tag>{t('until', { date: formats.date(toDay) })}</Tag>),
    },
  ];
}

/** The count leads to the mandate's instructions, where each is confirmed or returned. */
function Unanswered({ row: { ref, unanswered, unansweredTab } }: { row: TrustMandate }) {
  const t = useText(trustMandatesText);
  const role = useArea();
  const tab = instructionTabs.find(name => name === unansweredTab);
  return (
    <AppLink
      to="/$role/instructions"
      params={{ role }}
      search={{ search: ref, ...(tab ? { tab } : {}) }}
      aria-label={t('instructionsOf', { ref, n: unanswered })}
    >
      {unanswered}
    </AppLink>
  );
}
