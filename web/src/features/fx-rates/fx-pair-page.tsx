import { Select } from '@mantine/core';
import { notFound, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FigureTable, useArea } from '#features/figures/public';
import { MarketPage } from '#features/securities/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { fxAddress, rateFact, readRateFact } from './address';
import s from './fx.module.css';
import { PairLine } from './pair-line';
import { MATRIX, useMatrix, useRates, type RatePage, type RateRow } from './queries';
import { RatePanel } from './rate-panel';
import { inOrder } from './tenor-order';
import { fxText } from './text';
import { useRateNames } from './use-names';
import { useRateColumns } from './use-rate-columns';

/** One pair: its chart over twelve months, the newest rate of every tenor, and each day with who reported it. */
export function FxPairPage() {
  const t = useText(fxText);
  const names = useRateNames();
  const role = useArea();
  const { pair: given = '' } = useParams({ strict: false });
  const pair = given.toUpperCase();
  const [address, set] = useAddress(fxAddress);
  const { source = MATRIX.source, tenor = MATRIX.tenor } = address;
  const { data, isError, refetch } = useMatrix({ ...address, pair });
  if (data && !data.pairs.includes(pair)) throw notFound();
  const fact = readRateFact(address.fact);
  const back = (
    <AppLink to="/$role/fx" params={{ role }}>
      {t('all')}
    </AppLink>
  );
  const open = (day: string) => set({ fact: rateFact({ pair, source, tenor, day }) });
  return (
    <MarketPage title={names.pair(pair)} context={back}>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={16} />
      ) : (
        <div className={s.stack}>
          <PairLine pair={pair} rates={data.data} subtitle={`${names.source(source)} · ${names.tenor(tenor)}`} onOpen={open} />
          <History page={data} />
          <Curve pair={pair} source={source} />
        </div>
      )}
      {fact && <RatePanel fact={fact} onClose={() => set({ fact: undefined })} />}
    </MarketPage>
  );
}

/** The newest rate of every tenor of one source. */
function Curve({ pair, source }: { pair: string; source: string }) {
  const t = useText(fxText);
  const names = useRateNames();
  const formats = useFormats();
  const [, set] = useAddress(fxAddress);
  const { data } = useRates({ pair, source });
  const rate = (id: 'bid' | 'mid' | 'ask', divider = false): TableColumn<RateRow> => ({
    id,
    header: t(id),
    align: 'end',
    divider,
    value: row => exactly(row[id]),
    node: row => (
      <button type="button" className={s.origin} onClick={() => set({ fact: rateFact({ ...row, day: row.date }) })}>
        {formats.number(row[id], { decimals: 4 })}
      </button>
    ),
  });
  const columns: TableColumn<RateRow>[] = [
    { id: 'tenor', header: t('tenor'), value: row => names.tenor(row.tenor) },
    { ...rate('bid', true), priority: 2 },
    { ...rate('mid'), priority: 1 },
    { ...rate('ask'), priority: 3 },
    { id: 'tenorDate', header: t('tenorDate'), align: 'end', divider: true, value: row => row.tenorDate, date: true },
    { id: 'date', header: t('date'), align: 'end', value: row => row.date, date: true },
  ];
  return (
    <Panel title={t('tenors')} subtitle={names.source(source)} flush>
      {data ? (
        <ArrangedTable screen="fx-tenors" caption={t('tenors')} columns={columns} rows={data.data} rowId={({ id }) => id} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Panel>
  );
}

const ROWS_IN_VIEW = 14;
/** The pair, its source and its tenor are in the heading already. */
const OF_A_DAY = ['date', 'bid', 'mid', 'ask', 'tenorDate', 'origin'] as const;

function History({ page }: { page: RatePage }) {
  const t = useText(fxText);
  const names = useRateNames();
  const [address, set] = useAddress(fxAddress);
  const { source = MATRIX.source, tenor = MATRIX.tenor } = address;
  const all = useRateColumns(false);
  const columns = useMemo(
    () =>
      OF_A_DAY.flatMap(name => {
        const column = all.find(({ id }) => id === name);
        return column ? [name === 'origin' ? { ...column, grow: 1 } : column] : [];
      }),
    [all],
  );
  const choice = (name: 'source' | 'tenor', all: readonly string[], value: string) => (
    <Select
      className={s.filter ?? ''}
      aria-label={t(name)}
      data={all.map(one => ({ value: one, label: names[name](one) }))}
      value={value}
      onChange={next => set({ [name]: next ?? undefined }, { replace: true })}
      allowDeselect={false}
    />
  );
  return (
    <div>
      <FigureTable
        label={t('historyOf')}
        fileName="fx-pair"
        rows={page.data}
        columns={columns}
        rowId={({ id }) => id}
        figureOf={nothing}
        onOpenRow={row => set({ fact: rateFact({ ...row, day: row.date }) })}
        footnote={t('matrixNote', { source: names.source(source), tenor: names.tenor(tenor) })}
        empty={<EmptyState title={t('notFound')} next="filter" />}
        tools={
          <>
            {choice('source', page.sources.toSorted(), source)}
            {choice('tenor', inOrder(page.tenors), tenor)}
          </>
        }
        rowsInView={Math.min(page.data.length, ROWS_IN_VIEW)}
        isVerifiable={false}
        hasUnit={false}
      />
    </div>
  );
}

const nothing = () => undefined;
