import { holdingGroups } from '@hakaru/contract/holdings';
import { Columns2, Layers } from 'lucide-react';
import { useMemo } from 'react';
import { FigureTable, FigureText, useUnit, type BookEntity, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { KpiStrip, type Kpi } from '#ui/kpi-strip';
import { Menu, MenuChoice } from '#ui/menu';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { GroupPanel } from './group-panel';
import { figureOf, rowsOf, type HoldingRow } from './holding-rows';
import s from './holdings.module.css';
import { shown, useHoldings, useReading, type Statement } from './queries';
import { groupText, holdingsText } from './text';
import { useHoldingColumns } from './use-holding-columns';

/** A mandate's holdings on the day: whether they add up, how they are spread, line by line, and against an earlier month. */
export function HoldingsTab({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(holdingsText);
  const { data, error, refetch, isPlaceholderData } = useHoldings(entity.id);
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  if (data.lines.length === 0) return <Empty statement={data} />;
  return (
    <>
      <Headlines statement={data} currency={view.index.book.baseCurrency} />
      <PanelGrid>
        <PanelCell span={6}>
          <GroupPanel title={t('buckets')} subtitle={t('bucketsNote')} header={t('bucket')} by="maturity" groups={data.groups} />
        </PanelCell>
        <PanelCell span={6}>
          <GroupPanel title={t('ratings')} header={t('rating')} by="rating" groups={data.groups} />
        </PanelCell>
        <PanelCell span={12}>
          <Lines entityId={entity.id} statement={data} isRefreshing={isPlaceholderData} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function Empty({ statement: { days } }: { statement: Statement }) {
  const t = useText(holdingsText);
  const formats = useFormats();
  const [newest] = days;
  return <EmptyState title={t('empty')}>{newest ? t('emptyBody', { day: formats.date(newest) }) : t('emptyNone')}</EmptyState>;
}

function Headlines({ statement, currency }: { statement: Statement; currency: string }) {
  const t = useText(holdingsText);
  const formats = useFormats();
  const { account, total, difference, unrealised, book, duration, change, compareTo, averageRating, ratedWeight } = statement;
  const foots = difference.value === '0';
  const figure = (of: Statement['total']) => <FigureText figure={shown(of)} as="headline" currency={currency} />;
  const items: Kpi[] = [
    { label: t('account'), figure: figure(account) },
    { label: t('total'), figure: figure(total) },
    {
      label: t('difference'),
      figure: figure(difference),
      note: <span className={foots ? undefined : s.differs}>{foots ? t('foots') : t('doesNotFoot')}</span>,
    },
    {
      label: t('unrealised'),
      figure: figure(unrealised),
      note: (
        <>
          {t('bookNote')} {figure(book)}
        </>
      ),
    },
    { label: t('duration'), figure: figure(duration), note: t('durationNote') },
    ...(averageRating
      ? [
          {
            label: t('averageRating'),
            figure: figure(statement.ratingScore),
            note: t('ratingNote', { rating: averageRating, share: formats.percent(ratedWeight) }),
          },
        ]
      : []),
    ...(compareTo ? [{ label: t('change'), figure: figure(change), note: t('since', { day: formats.date(compareTo) }) }] : []),
  ];
  return <KpiStrip label={t('keyFigures')} items={items} />;
}

function Lines({ entityId, statement, isRefreshing }: { entityId: string; statement: Statement; isRefreshing: boolean }) {
  const t = useText(holdingsText);
  const formats = useFormats();
  const unit = useUnit();
  const { groupBy } = useReading();
  const { lines, compareTo } = statement;
  const columns = useHoldingColumns(compareTo !== null);
  const rows = useMemo(() => rowsOf(statement, groupBy), [statement, groupBy]);
  const totals = useMemo(() => totalsOf(statement, t('total')), [statement, t]);
  const count = (move: string) => lines.filter(line => line.move === move).length;
  const moved = t('moves', { entered: count('entered'), left: count('left'), changed: count('changed') });
  const position = t('position', { unit: formats.unit(unit), n: lines.filter(({ isHeld }) => isHeld).length });
  return (
    <Panel
      title={t('title')}
      subtitle={compareTo ? `${position} · ${t('since', { day: formats.date(compareTo) })}: ${moved}` : position}
      refreshing={isRefreshing}
    >
      <FigureTable
        label={t('title')}
        fileName="holdings"
        rows={rows}
        columns={columns}
        rowId={rowId}
        {...(groupBy ? { children: childrenOf } : {})}
        figureOf={figureOf}
        totals={totals}
        tools={<Tools statement={statement} />}
        totalsId={entityId}
        rowsInView={16}
      />
    </Panel>
  );
}

const rowId = ({ id }: HoldingRow) => id;
const childrenOf = ({ rows }: HoldingRow) => rows;

/** The total row: each total with its own trace. */
function totalsOf({ total, weight, book, unrealised, duration, change }: Statement, label: string) {
  const figures = {
    'holdingValue.-': total,
    'holdingWeight.-': weight,
    'holdingBook.-': book,
    'holdingUnrealised.-': unrealised,
    'holdingDuration.-': duration,
    'holdingChange.-': change,
  };
  const all = Object.entries(figures);
  return {
    label,
    values: Object.fromEntries(all.map(([column, figure]) => [column, figure.value])),
    nodes: Object.fromEntries(all.map(([column, figure]) => [column, <FigureText key={column} figure={shown(figure)} />])),
  };
}

const NOTHING = 'none';

function Tools({ statement: { days, asOf } }: { statement: Statement }) {
  const t = useText(holdingsText);
  const group = useText(groupText);
  const formats = useFormats();
  const { groupBy, setGroup, compareTo, setCompare } = useReading();
  const earlier = days.filter(day => day !== asOf);
  return (
    <>
      <Menu
        target={
          <Button kind="subtle" icon={<Layers size={14} />}>
            {t('groupBy', { name: groupBy ? group(groupBy) : t('noGroup') })}
          </Button>
        }
      >
        <MenuChoice
          value={groupBy ?? NOTHING}
          onChange={(value: string) => setGroup(value === NOTHING ? null : value, { replace: true })}
          options={[
            { value: NOTHING, label: t('noGroup') },
            // Typed as string, because "no grouping" is not a HoldingGroup.
            ...holdingGroups.map((value): { value: string; label: string } => ({ value, label: group(value) })),
          ]}
        />
      </Menu>
      <Menu
        target={
          <Button kind="subtle" icon={<Columns2 size={14} />}>
            {compareTo === null ? t('compareWith') : t('compare', { day: formats.month(compareTo) })}
          </Button>
        }
      >
        <MenuChoice
          value={compareTo ?? NOTHING}
          onChange={(value: string) => setCompare(value === NOTHING ? null : value, { replace: true })}
          options={[{ value: NOTHING, label: t('noCompare') }, ...earlier.map(day => ({ value: day, label: formats.month(day) }))]}
        />
      </Menu>
    </>
  );
}
