import type { CashMoveKind } from '@hakaru/contract/spc-cash';
import { addDays } from '@hakaru/engine/calendar/day';
import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Bars } from '#ui/charts/bars';
import { ChartPanel } from '#ui/charts/chart-panel';
import type { TableColumn } from '#ui/data-table';
import { Notice } from '#ui/notice';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { cashKindText, cashText } from './cash-text';
import { useCashWeeks, type CashWeeks, type Spc } from './queries';
import s from './spcs.module.css';

/** The company's cash over the next thirteen weeks, and every movement behind it. */
export function CashPanel({ spc }: { spc: Spc }) {
  const { data, error, refetch } = useCashWeeks(spc.id);
  const [week, setWeek] = useState<string | null>(null);
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Weeks cash={data} onOpen={setWeek} />
      </PanelCell>
      <PanelCell span={6}>
        <Moves cash={data} week={week} onAll={() => setWeek(null)} />
      </PanelCell>
    </PanelGrid>
  );
}

const MILLION = 1_000_000;

function Weeks({ cash: { opening, weeks }, onOpen }: { cash: CashWeeks; onOpen: (week: string) => void }) {
  const t = useText(cashText);
  const formats = useFormats();
  const short = weeks.find(({ closing }) => closing.startsWith('-'));
  const items = weeks.map(({ from, closing }) => ({ id: from, label: formats.date(from) ?? from, value: Number(closing) }));
  return (
    <ChartPanel title={t('title')} subtitle={t('note', { opening: formats.number(opening) })} fileName="cash-13-weeks">
      <div className={s.stack}>
        {short && <Notice tone="warn">{t('short', { day: formats.date(short.from) ?? short.from })}</Notice>}
        <Bars
          label={t('title')}
          items={items}
          labelWidth={84}
          rowHeight={24}
          format={value => formats.number(value / MILLION, { decimals: 1 })}
          onOpen={onOpen}
        />
      </div>
    </ChartPanel>
  );
}

type Move = CashWeeks['moves'][number];

function Moves({ cash: { moves }, week, onAll }: { cash: CashWeeks; week: string | null; onAll: () => void }) {
  const t = useText(cashText);
  const formats = useFormats();
  const kindOf = useText(cashKindText);
  const columns: TableColumn<Move & { key: string }>[] = [
    { id: 'day', header: t('day'), date: true, align: 'start', value: ({ day }) => day },
    { id: 'kind', header: t('kind'), value: ({ kind }) => kindOf(kind as CashMoveKind) }, // a code of the contract
    { id: 'text', priority: 2, header: t('text'), value: ({ text }) => text },
    { id: 'amount', priority: 1, header: t('amount'), figure: { power: 0, decimals: 0 }, value: ({ amount }) => amount },
  ];
  const shown = week === null ? moves : moves.filter(({ day }) => day >= week && day < addDays(week, 7));
  const rows = shown.map((one, at) => ({ ...one, key: String(at) }));
  return (
    <Panel
      title={week === null ? t('moves') : t('movesOf', { day: formats.date(week) })}
      tools={week !== null && <Button onClick={onAll}>{t('allWeeks')}</Button>}
      flush
    >
      {rows.length === 0 ? (
        <EmptyState title={t(week === null ? 'noMoves' : 'noMovesInWeek')} next="wait" />
      ) : (
        <ArrangedTable screen="spc-cash" caption={t('moves')} columns={columns} rows={rows} rowId={({ key }) => key} />
      )}
    </Panel>
  );
}
