import { Select } from '@mantine/core';
import { entityKinds } from '@hakaru/contract/enumerations';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { ReferenceTables } from '#features/reference-tables/public';
import { useListView } from '#features/saved-views/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { Tabs } from '#ui/tabs';
import { entitiesAddress } from './address';
import s from './entities.module.css';
import type { EntityRowFragment } from './entities.gen';
import { AddEntityDialog } from './entity-forms';
import { useKindName, useTypeName } from './names';
import { useEntities } from './queries';
import { entitiesText, entityKindText } from './text';

export function EntitiesPage() {
  const t = useText(entitiesText);
  const [{ dialog, assetId, tab }, set] = useAddress(entitiesAddress);
  const close = () => set({ dialog: undefined });
  const tables = (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <ReferenceTables />
    </Suspense>
  );
  return (
    <>
      <PageHead title={t('entities')} context={t('admin')}>
        {tab === undefined && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <Tabs
        label={t('entities')}
        value={tab ?? 'list'}
        onChange={value => set({ tab: value === 'list' ? undefined : value })}
        items={[
          { value: 'list', label: t('entities'), content: <EntityList /> },
          { value: 'tables', label: t('tables'), content: tables },
        ]}
      />
      {dialog === 'add' && <AddEntityDialog assetId={assetId} onClose={close} />}
    </>
  );
}

function EntityList() {
  const t = useText(entitiesText);
  const kinds = useText(entityKindText);
  const [{ page = 1, search = '', kind, assetId }, set] = useAddress(entitiesAddress);
  const query = useEntities({ page, search, kind: kind ?? null, assetId: assetId ?? null });
  const view = useListView('entities', useColumns());
  return (
    <ListedPanel
      title={t('entities')}
      page={query.data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
      onPage={next => set({ page: next > 1 ? next : undefined })}
      empty={t('none')}
      next="add"
      tools={
        <Select
          className={s.filter ?? ''}
          aria-label={t('kind')}
          placeholder={t('anyKind')}
          data={entityKinds.map(value => ({ value, label: kinds(value) }))}
          value={kind ?? null}
          onChange={value => set({ kind: entityKinds.find(name => name === value), page: undefined })}
          clearable
        />
      }
    />
  );
}

function useColumns(): TableColumn<EntityRowFragment>[] {
  const t = useText(entitiesText);
  const kindName = useKindName();
  const typeName = useTypeName();
  const language = useLanguage();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => named(name, nameJp),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/admin/entities/$entityId" params={{ entityId: id }}>
          {named(name, nameJp)}
        </AppLink>
      ),
    },
    { id: 'ref', priority: 1, header: t('ref'), value: ({ ref }) => ref },
    { id: 'organisation', header: t('organisation'), value: ({ organisationRef, assetRef }) => `${organisationRef} · ${assetRef}` },
    { id: 'kind', priority: 2, header: t('kind'), value: ({ kind }) => kindName(kind) },
    { id: 'type', header: t('type'), value: ({ type }) => typeName(type) },
    { id: 'parent', header: t('parent'), value: ({ parentName, parentNameJp }) => named(parentName, parentNameJp) },
    { id: 'currency', header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'parties',
      header: t('parties'),
      value: ({ parties }) => [...new Set(parties.map(one => named(one.name, one.nameJp)))].join(', ') || null,
    },
    { id: 'opened', header: t('opened'), align: 'end', value: ({ openedDate }) => openedDate, date: true },
    { id: 'terminated', header: t('terminated'), align: 'end', value: ({ terminationDate }) => terminationDate, date: true },
  ];
}
