import { useMemo, type ReactNode } from 'react';
import { FigureTable, RecordedCell } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { fxAddress, rateFact } from './address';
import s from './fx.module.css';
import { PairLine } from './pair-line';
import { MATRIX, useMatrix, type RateRow } from './queries';
import { fxText } from './text';
import { useRateNames } from './use-names';

/** One day's rates of one source and tenor, by pair. */
type DayRow = { day: string; rates: ReadonlyMap<string, RateRow> };

const RATE = { power: 0, decimals: 4 } as const;

/** Days down, pairs across; for a single pair also its line chart. */
export function FxMatrix({ tools }: { tools: ReactNode }) {
  const t = useText(fxText);
  const formats = useFormats();
  const names = useRateNames();
  const [address, set] = useAddress(fxAddress);
  const { source = MATRIX.source, tenor = MATRIX.tenor } = address;
  const { data } = useMatrix(address);
  const { days, pairs } = useMemo(() => gathered(data?.data ?? []), [data]);
  const columns = useMemo(
    (): GridColumn<DayRow>[] => [
      {
        id: 'day',
        header: t('date'),
        width: 120,
        date: true,
        align: 'start',
        value: ({ day }) => day,
        show: (_, { day }) => formats.date(day),
      },
      ...pairs.map((pair, at): GridColumn<DayRow> => ({
        id: pair,
        priority: at,
        header: names.pair(pair),
        width: 112,
        grow: 1,
        figure: RATE,
        value: ({ rates }) => rates.get(pair)?.mid,
        node: ({ day, rates }) => (
          <RecordedCell
            fact={rates.has(pair) ? rateFact({ pair, source, tenor, day }) : null}
            text={formats.figure(rates.get(pair)?.mid, RATE)}
          />
        ),
      })),
    ],
    [pairs, source, tenor, t, formats, names],
  );
  if (!data) return <SkeletonRows rows={16} />;
  const isCut = data.paginatorInfo.total > data.data.length;
  const open = (day: string, pair: string) => set({ fact: rateFact({ pair, source, tenor, day }) });
  return (
    <div className={s.stack}>
      {address.pair && <PairLine pair={address.pair} rates={data.data} onOpen={day => open(day, address.pair ?? '')} />}
      <div>
        <FigureTable
          label={t('matrix')}
          fileName="fx-matrix"
          rows={days}
          columns={columns}
          rowId={({ day }) => day}
          figureOf={nothing}
          onOpenRow={({ day, rates }, column) => rates.has(column.id) && open(day, column.id)}
          footnote={t(isCut ? 'matrixCut' : 'matrixNote', { source: names.source(source), tenor: names.tenor(tenor), n: data.data.length })}
          empty={<EmptyState title={t('notFound')} next="filter" />}
          tools={tools}
          isVerifiable={false}
          hasUnit={false}
        />
      </div>
    </div>
  );
}

const nothing = () => undefined;

function gathered(rates: readonly RateRow[]): { days: DayRow[]; pairs: string[] } {
  const byDay = new Map<string, Map<string, RateRow>>();
  for (const rate of rates) byDay.set(rate.date, (byDay.get(rate.date) ?? new Map()).set(rate.pair, rate));
  const days = [...byDay].map(([day, found]) => ({ day, rates: found })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return { days, pairs: [...new Set(rates.map(({ pair }) => pair))].toSorted() };
}
