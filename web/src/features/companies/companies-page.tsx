import { companyStatuses } from '@hakaru/contract/address-choices';
import { Ellipsis, Plus } from 'lucide-react';
import { AssetFrame, useArea, useBookContext, useWhyNotWrite, WhoseMoney, WriteButton } from '#features/figures/public';
import { useListView } from '#features/saved-views/public';
import { WatchMenuItem } from '#features/watchlist/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import { PageHead } from '#ui/page-head';
import { EmptyState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { Tag } from '#ui/tag';
import { companiesAddress } from './address';
import { CompanyDialogs } from './company-dialogs';
import { useCompanies, type CompanyRow } from './queries';
import { companiesText } from './text';

export function CompaniesPage() {
  const t = useText(companiesText);
  const { assetId } = useBookContext();
  const [{ dialog, id }, set] = useAddress(companiesAddress);
  return (
    <AssetFrame>
      <PageHead title={t('title')} context={<WhoseMoney />}>
        {assetId && (
          <WriteButton kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </WriteButton>
        )}
      </PageHead>
      {assetId ? <CompanyList assetId={assetId} /> : <EmptyState title={t('noAsset')} next="asset" />}
      <CompanyDialogs dialog={dialog} id={id} assetId={assetId} onClose={() => set({ dialog: undefined, id: undefined })} />
    </AssetFrame>
  );
}

function CompanyList({ assetId }: { assetId: string }) {
  const t = useText(companiesText);
  const [{ page = 1, search = '', status }, set] = useAddress(companiesAddress);
  const query = useCompanies({ assetId, page, search, status: status ?? null });
  const view = useListView('companies', useColumns());
  const { data } = query;
  const statuses = [{ value: 'all', label: t('all') }, ...companyStatuses.map(value => ({ value, label: t(value) }))];
  return (
    <ListedPanel
      title={t('title')}
      {...(data ? { subtitle: t('counts', { active: data.active, realized: data.realized }) } : {})}
      page={data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
      onPage={next => set({ page: next > 1 ? next : undefined })}
      empty={t('none')}
      next="record"
      tools={
        <Segmented
          label={t('status')}
          value={status ?? 'all'}
          onChange={value => set({ status: companyStatuses.find(name => name === value), page: undefined })}
          items={statuses}
        />
      }
    />
  );
}

function useColumns(): TableColumn<CompanyRow>[] {
  const t = useText(companiesText);
  const language = useLanguage();
  const role = useArea();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => named(name, nameJp),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/$role/companies/$companyId" params={{ role, companyId: id }}>
          {named(name, nameJp)}
        </AppLink>
      ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    { id: 'fund', priority: 1, header: t('fund'), value: ({ fundName, fundNameJp }) => named(fundName, fundNameJp) },
    { id: 'country', header: t('country'), value: ({ country }) => country },
    {
      id: 'status',
      priority: 2,
      header: t('status'),
      value: ({ status }) => t(status === 'realized' ? 'realized' : 'active'),
      node: ({ status }) => <CompanyStatusTag status={status} />,
    },
    { id: 'invested', header: t('investedDate'), align: 'end', value: ({ investedDate }) => investedDate, date: true },
    { id: 'realized', header: t('realizedDate'), align: 'end', value: ({ realizedDate }) => realizedDate, date: true },
    { id: 'actions', header: t('actions'), hideHeader: true, menu: true, node: row => <RowMenu row={row} /> },
  ];
}

export function CompanyStatusTag({ status }: { status: string }) {
  const t = useText(companiesText);
  return status === 'realized' ? <Tag>{t('realized')}</Tag> : <Tag tone="ok">{t('active')}</Tag>;
}

function RowMenu({ row: { id, name, nameJp } }: { row: CompanyRow }) {
  const t = useText(companiesText);
  const language = useLanguage();
  const whyNot = useWhyNotWrite();
  const { assetId } = useBookContext();
  const [, set] = useAddress(companiesAddress);
  const label = t('actionsOf', { name: language === 'jp' ? nameJp : name });
  return (
    <Menu target={<IconButton label={label} icon={<Ellipsis size={14} />} tooltip={false} />}>
      <WatchMenuItem kind="company" assetId={assetId} subject={id} />
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={() => set({ dialog: 'edit', id })}>
        {t('editShort')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={() => set({ dialog: 'delete', id })} danger>
        {t('deleteShort')}
      </MenuItem>
    </Menu>
  );
}
