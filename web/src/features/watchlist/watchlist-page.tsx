import { watchKinds } from '@hakaru/contract/address-choices';
import type { WatchKind } from '@hakaru/contract/watchlist';
import { Select } from '@mantine/core';
import { Ellipsis, Plus } from 'lucide-react';
import { TracedAssets, useArea } from '#features/figures/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { mayWrite } from '@hakaru/contract/access';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Menu, MenuItem } from '#ui/menu';
import { PageHead } from '#ui/page-head';
import { exactly, joined, onDay } from '#ui/table-value';
import { Segmented } from '#ui/tabs';
import { Tag } from '#ui/tag';
import { watchlistAddress, type WatchDialog } from './address';
import { OutcomeTag, SeenFigure, useOutcomeWord, useSeenValue, useTriggerWords } from './check-cells';
import { useWatchlist, type WatchRow } from './queries';
import { kindText, watchlistText } from './text';
import { WatchDialogs } from './watch-dialogs';

/** The organisation's watched items: reason, result of the trigger at the last month-end, and next review. */
export function WatchlistPage() {
  const t = useText(watchlistText);
  const { organisation } = useProfile();
  const isWriter = mayWrite(useVisitor().role);
  const [{ page = 1, search = '', tab = 'open', kind, dialog, id, watch }, set] = useAddress(watchlistAddress);
  const query = useWatchlist({ page, search, tab, kind: kind ?? null });
  const view = useListView('watchlist', useColumns(isWriter && tab === 'open'));
  const rows = query.data?.data ?? [];
  return (
    <>
      <PageHead title={t('title')} context={organisation.name}>
        {isWriter && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <TracedAssets assetOf={entityId => rows.find(({ lastCheck }) => lastCheck?.figureKey?.startsWith(entityId))?.assetId ?? null}>
        <ListedPanel
          title={t('title')}
          page={query.data}
          query={query}
          view={view}
          rowId={row => row.id}
          search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
          onPage={next => set({ page: next > 1 ? next : undefined })}
          empty={t('none')}
          next="add"
          tools={<Filters />}
        />
      </TracedAssets>
      <WatchDialogs
        dialog={isWriter ? dialog : undefined}
        id={id}
        watch={watch}
        onClose={() => set({ dialog: undefined, id: undefined, watch: undefined })}
      />
    </>
  );
}

function Filters() {
  const t = useText(watchlistText);
  const language = useLanguage();
  const [{ tab = 'open', kind }, set] = useAddress(watchlistAddress);
  return (
    <>
      <Segmented
        label={t('show')}
        value={tab}
        onChange={next => set({ tab: next === 'removed' ? next : undefined, page: undefined })}
        items={[
          { value: 'open', label: t('open') },
          { value: 'removed', label: t('removed') },
        ]}
      />
      <Select
        aria-label={t('kind')}
        placeholder={t('anyKind')}
        data={watchKinds.map(value => ({ value, label: kindText[value][language] }))}
        value={kind ?? null}
        onChange={value => set({ kind: (value as WatchKind | null) ?? undefined, page: undefined })} // an option of the list
        clearable
      />
    </>
  );
}

function useColumns(isWriter: boolean): TableColumn<WatchRow>[] {
  const t = useText(watchlistText);
  const formats = useFormats();
  const role = useArea();
  const language = useLanguage();
  const words = useTriggerWords();
  const outcomeWord = useOutcomeWord();
  const seenValue = useSeenValue();
  const { today } = useProfile();
  const clientColumn: TableColumn<WatchRow> = {
    id: 'client',
    header: t('client'),
    value: ({ clientName, clientNameJp }) => (language === 'jp' ? clientNameJp : clientName),
  };
  const columns: TableColumn<WatchRow>[] = [
    {
      id: 'subject',
      header: t('subject'),
      value: ({ ref, name, nameJp }) => joined(ref === name ? null : `${ref} `, language === 'jp' ? nameJp : name),
      node: ({ id, ref, name, nameJp }) => (
        <AppLink to="/$role/watchlist/$itemId" params={{ role, itemId: id }}>
          {ref === name ? '' : `${ref} `}
          {language === 'jp' ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'kind', header: t('kind'), value: ({ kind }) => kindText[kind as WatchKind][language] }, // the server sends no other
    { id: 'reason', header: t('reason'), value: ({ reason }) => reason },
    {
      id: 'outcome',
      priority: 1,
      header: t('outcome'),
      divider: true,
      value: ({ lastCheck }) => outcomeWord(lastCheck?.outcome),
      node: ({ lastCheck }) => (lastCheck ? <OutcomeTag outcome={lastCheck.outcome} /> : MISSING),
    },
    {
      id: 'value',
      priority: 2,
      header: t('value'),
      align: 'end',
      value: ({ lastCheck }) => seenValue(lastCheck),
      node: row => (row.lastCheck ? <SeenFigure check={row.lastCheck} row={row} /> : MISSING),
    },
    {
      id: 'asOf',
      header: t('asOf'),
      value: ({ lastCheck }) => (lastCheck ? onDay(lastCheck.asOf) : null),
      node: ({ lastCheck }) => <span className="num">{lastCheck ? formats.date(lastCheck.asOf) : MISSING}</span>,
    },
    { id: 'trigger', header: t('trigger'), value: ({ trigger, limit }) => words(trigger, limit) },
    {
      id: 'nextReview',
      header: t('nextReview'),
      divider: true,
      value: ({ nextReview, removedAt }) =>
        joined(onDay(nextReview), removedAt === null && nextReview && nextReview < today ? t('overdue') : null),
      node: row => <Review row={row} />,
    },
    { id: 'notes', header: t('notes'), align: 'end', value: ({ notes }) => exactly(notes), node: ({ notes }) => notes },
    {
      id: 'since',
      header: t('since'),
      value: ({ since }) => onDay(since),
      node: ({ since }) => <span className="num">{formats.date(since)}</span>,
    },
    ...(role === 'owner' ? [] : [clientColumn]),
  ];
  if (!isWriter) return columns;
  return [
    ...columns,
    { id: 'actions', header: t('actions'), hideHeader: true, align: 'end', menu: true, node: row => <RowMenu row={row} /> },
  ];
}

function Review({ row: { nextReview, removedAt } }: { row: WatchRow }) {
  const t = useText(watchlistText);
  const formats = useFormats();
  const { today } = useProfile();
  if (nextReview === null) return <>{MISSING}</>;
  return (
    <>
      <span className="num">{formats.date(nextReview)}</span>
      {removedAt === null && nextReview < today && <Tag tone="warn">{t('overdue')}</Tag>}
    </>
  );
}

function RowMenu({ row: { id, name, nameJp } }: { row: WatchRow }) {
  const t = useText(watchlistText);
  const language = useLanguage();
  const [, set] = useAddress(watchlistAddress);
  const open = (dialog: WatchDialog) => () => set({ dialog, id });
  const label = t('actionsOf', { name: language === 'jp' ? nameJp : name });
  return (
    <Menu target={<IconButton label={label} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      <MenuItem onClick={open('note')}>{t('note')}</MenuItem>
      <MenuItem onClick={open('edit')}>{t('editShort')}</MenuItem>
      <MenuItem onClick={open('remove')} danger>
        {t('removeShort')}
      </MenuItem>
    </Menu>
  );
}
