import { mayWrite } from '@hakaru/contract/access';
import type { WatchKind } from '@hakaru/contract/watchlist';
import { useParams } from '@tanstack/react-router';
import { MessageSquarePlus, Pencil } from 'lucide-react';
import { TracedAssets, useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { atTime, onDay } from '#ui/table-value';
import { watchlistAddress } from './address';
import { OutcomeTag, SeenFigure, useOutcomeWord, useSeenOn, useSeenValue, useTriggerWords } from './check-cells';
import { useWatchItem, type WatchCheck, type WatchItem } from './queries';
import { kindText, watchlistText } from './text';
import { WatchDialogs } from './watch-dialogs';
import s from './watchlist.module.css';

/** One watched item: reason and next review, comments, and the monthly results of its trigger. */
export function WatchPage() {
  const { itemId } = useParams({ strict: false });
  const t = useText(watchlistText);
  const role = useArea();
  const language = useLanguage();
  const isWriter = mayWrite(useVisitor().role);
  const [{ dialog }, set] = useAddress(watchlistAddress);
  const { data: item, error } = useWatchItem(itemId);
  if (error && !item) throw error;
  const back = (
    <AppLink to="/$role/watchlist" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  const name = item && (language === 'jp' ? item.nameJp : item.name);
  return (
    <>
      <PageHead title={item && name ? (item.ref === item.name ? name : `${item.ref} ${name}`) : t('item')} context={back}>
        {isWriter && item?.removedAt === null && (
          <>
            <Button onClick={() => set({ dialog: 'remove' })}>{t('removeShort')}</Button>
            <Button icon={<Pencil size={14} />} onClick={() => set({ dialog: 'edit' })}>
              {t('editShort')}
            </Button>
            <Button kind="primary" icon={<MessageSquarePlus size={14} />} onClick={() => set({ dialog: 'note' })}>
              {t('note')}
            </Button>
          </>
        )}
      </PageHead>
      {item ? (
        <TracedAssets assetOf={() => item.assetId}>
          <div className={s.stack}>
            <Particulars item={item} />
            <Notes item={item} />
            <Checks item={item} />
          </div>
        </TracedAssets>
      ) : (
        <SkeletonRows rows={8} />
      )}
      <WatchDialogs dialog={isWriter && dialog !== 'add' ? dialog : undefined} id={itemId} onClose={() => set({ dialog: undefined })} />
    </>
  );
}

function Particulars({ item }: { item: WatchItem }) {
  const t = useText(watchlistText);
  const formats = useFormats();
  const language = useLanguage();
  const words = useTriggerWords();
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('kind'), kindText[item.kind as WatchKind][language]], // the server sends no other
          [t('client'), language === 'jp' ? item.clientNameJp : item.clientName],
          [t('reason'), item.reason],
          [t('trigger'), words(item.trigger, item.limit) ?? t('noTrigger')],
          [t('nextReview'), item.nextReview && formats.date(item.nextReview)],
          [t('since'), formats.date(item.since)],
          [t('addedBy'), item.createdByName],
          ...(item.removedAt ? [[t('removedBy'), `${item.removedByName ?? ''} · ${formats.time(item.removedAt)}`] as const] : []),
        ]}
      />
    </Panel>
  );
}

function Notes({ item: { noteHistory } }: { item: WatchItem }) {
  const t = useText(watchlistText);
  const formats = useFormats();
  return (
    <Panel title={t('notes')} flush>
      {noteHistory.length === 0 && <EmptyState title={t('noNotes')} next="add" />}
      <ol className={s.notes}>
        {noteHistory.map(({ id, body, userName, at }) => (
          <li key={id}>
            <p>{body}</p>
            <span>
              {userName} · <span className="num">{formats.time(at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Checks({ item }: { item: WatchItem }) {
  const t = useText(watchlistText);
  const formats = useFormats();
  const words = useTriggerWords();
  const seenOn = useSeenOn();
  const outcomeWord = useOutcomeWord();
  const seenValue = useSeenValue();
  const columns: TableColumn<WatchCheck>[] = [
    {
      id: 'asOf',
      header: t('asOf'),
      value: ({ asOf }) => onDay(asOf),
      node: ({ asOf }) => <span className="num">{formats.date(asOf)}</span>,
    },
    { id: 'trigger', priority: 3, header: t('trigger'), value: ({ trigger, limit }) => words(trigger, limit) },
    {
      id: 'value',
      priority: 1,
      header: t('value'),
      align: 'end',
      value: check => seenValue(check),
      node: check => <SeenFigure check={check} row={item} />,
    },
    { id: 'seenOn', header: t('seenOn'), value: check => seenOn(check) },
    {
      id: 'outcome',
      priority: 2,
      header: t('outcome'),
      value: ({ outcome }) => outcomeWord(outcome),
      node: ({ outcome }) => <OutcomeTag outcome={outcome} />,
    },
    {
      id: 'at',
      header: t('checkedAt'),
      value: ({ at }) => atTime(formats.time(at)),
      node: ({ at }) => <span className="num">{formats.time(at)}</span>,
    },
  ];
  return (
    <Panel title={t('checks')} subtitle={t('checksLead')} flush>
      {item.checks.length === 0 ? (
        <EmptyState title={t('noChecks')} next="add" />
      ) : (
        <ArrangedTable
          screen="watchlist-checks"
          caption={t('checks')}
          columns={columns}
          rows={item.checks}
          rowId={({ asOf, at, trigger }) => `${asOf} ${at} ${trigger}`}
        />
      )}
    </Panel>
  );
}
