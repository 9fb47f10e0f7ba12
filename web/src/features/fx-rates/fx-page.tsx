import { isDay } from '@hakaru/engine/calendar/day';
import { Select } from '@mantine/core';
import { Plus } from 'lucide-react';
import { FigureTable, WriteButton } from '#features/figures/public';
import { MarketPage } from '#features/securities/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { DayInput } from '#ui/form/date-field';
import { Pager } from '#ui/pager';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { fxAddress, fxViews, rateFact, readRateFact } from './address';
import { FxMatrix } from './fx-matrix';
import s from './fx.module.css';
import { MATRIX, useRates, type RatePage, type RateRow } from './queries';
import { RateDialog } from './rate-dialog';
import { RatePanel } from './rate-panel';
import { inOrder } from './tenor-order';
import { fxText } from './text';
import { fxTitles } from './title-text';
import { useRateColumns } from './use-rate-columns';
import { useRateNames } from './use-names';

/** Rates by pair, source and tenor; each links to who reported it. */
export function FxPage() {
  const t = useText(fxText);
  const titles = useText(fxTitles);
  const [address, set] = useAddress(fxAddress);
  const query = useRates(address);
  const { data, isError, refetch } = query;
  const fact = readRateFact(address.fact);
  const add = (
    <WriteButton kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
      {t('add')}
    </WriteButton>
  );
  return (
    <MarketPage
      title={titles('title')}
      actions={add}
      context={data && address.view !== 'matrix' && t('count', { n: data.paginatorInfo.total })}
    >
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={16} />
      ) : data.pairs.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
      ) : address.view === 'matrix' ? (
        <FxMatrix tools={<Filters page={data} />} />
      ) : (
        <RateList page={data} />
      )}
      {address.dialog && <RateDialog onClose={() => set({ dialog: undefined })} />}
      {fact && <RatePanel fact={fact} onClose={() => set({ fact: undefined })} />}
    </MarketPage>
  );
}

function RateList({ page }: { page: RatePage }) {
  const t = useText(fxText);
  const titles = useText(fxTitles);
  const [{ to }, set] = useAddress(fxAddress);
  const columns = useRateColumns(to !== undefined);
  const clear = () => set({ pair: undefined, source: undefined, tenor: undefined, from: undefined, page: undefined });
  return (
    <>
      <FigureTable
        label={titles('title')}
        fileName="fx"
        rows={page.data}
        columns={columns}
        rowId={rowId}
        figureOf={nothing}
        onOpenRow={row => set({ fact: rateFact({ ...row, day: row.date }) })}
        footnote={t('footnote')}
        empty={<EmptyState title={t('notFound')} action={<Button onClick={clear}>{t('clear')}</Button>} />}
        tools={<Filters page={page} />}
        isVerifiable={false}
        hasUnit={false}
      />
      {page.paginatorInfo.lastPage > 1 && <Pager info={page.paginatorInfo} onPage={next => set({ page: next > 1 ? next : undefined })} />}
    </>
  );
}

const rowId = ({ id }: RateRow) => id;
const nothing = () => undefined;

function Filters({ page: { pairs, sources, tenors } }: { page: RatePage }) {
  const t = useText(fxText);
  const names = useRateNames();
  const [address, set] = useAddress(fxAddress);
  const { view = 'list' } = address;
  const filter = (change: Parameters<typeof set>[0]) => set({ ...change, page: undefined }, { replace: true });
  const choice = (name: 'pair' | 'source' | 'tenor', all: readonly string[], placeholder: string) => (
    <Select
      className={s[name === 'pair' ? 'short' : 'filter'] ?? ''}
      aria-label={t(name)}
      placeholder={placeholder}
      data={all.map(value => ({ value, label: names[name](value) }))}
      value={address[name] ?? (view === 'matrix' && name !== 'pair' ? MATRIX[name] : null)}
      onChange={value => filter({ [name]: value ?? undefined })}
      clearable={view === 'list' || name === 'pair'}
    />
  );
  return (
    <>
      {choice('pair', pairs.toSorted(), t('anyPair'))}
      {choice('source', sources.toSorted(), t('anySource'))}
      {choice('tenor', inOrder(tenors), t('anyTenor'))}
      <span className={s.day}>
        <DayInput label={t('from')} value={address.from ?? ''} onChange={from => isDone(from) && filter({ from: from || undefined })} />
      </span>
      {view === 'list' && (
        <span className={s.day}>
          <DayInput label={t('to')} value={address.to ?? ''} onChange={to => isDone(to) && filter({ to: to || undefined })} />
        </span>
      )}
      <Segmented
        label={t('view')}
        value={view}
        onChange={next => set({ view: next === 'matrix' ? 'matrix' : undefined })}
        items={fxViews.map(value => ({ value, label: t(value) }))}
      />
    </>
  );
}

/** An incomplete day is still being typed. */
function isDone(day: string): boolean {
  return day === '' || isDay(day);
}
