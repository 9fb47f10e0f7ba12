import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Legend, Picture, ValueAxis, type LegendItem } from './chart-frame';
import { MarkedPeriod, useChartRange, useChartWindow } from './chart-range';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { stepPath } from './flow-geometry';
import { Marking } from './history-parts';
import { nearestIndex, valueScale } from './line-geometry';
import { Spoken, spoken, Tip } from './tip';
import { useCrosshair } from './use-crosshair';

/** A part of a day's bar; expected ones are hatched. */
export type FlowPart = { day: string; name: string; color: string; isExpected: boolean; from: number; to: number };

export type FlowChartProps = {
  label: string;
  /** One sentence that describes the picture. */ summary: string;
  days: readonly string[];
  parts: readonly FlowPart[];
  level: { label: string; values: readonly number[] };
  limit: { label: string; value: number } | null;
  show: (value: number) => string;
  axis: (value: number) => string;
  /** Called on a click or Enter on a day. */ onOpen: (at: number) => void;
};

const MARGIN = { top: 10, right: 8, bottom: 24, left: 64 };
const HEIGHT = 300;
const DAY_WIDTH = 64;

/** A step line over bars of its movements, day by day into the future. Dragging marks a period, a day opens its parts. */
export function FlowChart({ days, level, ...props }: FlowChartProps) {
  const range = useChartRange();
  const { start, end, isCut, isMarked } = useChartWindow(days, { isAhead: true });
  const shown = days.slice(start, end + 1);
  const first = shown[0] ?? '';
  const last = shown.at(-1) ?? '';
  return (
    <>
      {isMarked && <MarkedPeriod from={first} to={last} onClear={range.showAll} />}
      <Drawing
        {...props}
        days={shown}
        level={{ ...level, values: level.values.slice(start, end + 1) }}
        parts={props.parts.filter(({ day }) => shown.includes(day))}
        onOpen={at => props.onOpen(at + start)}
        onMark={(from, to) => range.mark(shown[from] ?? first, shown[to] ?? last)}
        onAll={() => isCut && range.showAll()}
      />
    </>
  );
}

type DrawingProps = FlowChartProps & { onMark: (from: number, to: number) => void; onAll: () => void };

function Drawing(props: DrawingProps) {
  const { label, summary, days, parts, level, limit, show, axis, onOpen, onMark, onAll } = props;
  const t = useText(chartsText);
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(900, label);
  const inner = { width: Math.max(80, width - MARGIN.left - MARGIN.right), height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = scaleBand(days, [0, inner.width]).padding(0.25);
  const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
  const names = [...new Map(parts.map(({ name, color }) => [name, color])).entries()];
  const legend: LegendItem[] = [
    { label: level.label, color: 'var(--c1)' },
    ...(limit ? [{ label: limit.label, color: 'var(--neg)' }] : []),
    ...names.map(([name, color]): LegendItem => ({ label: name, color, kind: 'block' })),
  ];
  const moved = (day: string, name: string) =>
    parts.filter(part => part.day === day && part.name === name).reduce((sum, { from, to }) => sum + to - from, 0);
  useChartData(() => ({
    header: [t('asOf'), level.label, ...names.map(([name]) => name)],
    rows: days.map((day, at) => [day, level.values[at] ?? null, ...names.map(([name]) => moved(day, name))]),
  }));
  const { at, marked, hands } = useCrosshair({
    points: days.length,
    nearest: place => nearestIndex(days.map(middle), place - MARGIN.left),
    onOpen,
    onMark,
    onAll,
  });
  const rows = (day: string, index: number) => [
    ...names.flatMap(([name, color]) => (moved(day, name) === 0 ? [] : [{ name, color, text: show(moved(day, name)) }])),
    { name: level.label, color: 'var(--c1)', text: show(level.values[index] ?? 0) },
    ...(limit ? [{ name: limit.label, color: 'var(--neg)', text: show(limit.value) }] : []),
  ];
  const read = at === null ? undefined : days[at];
  const said = read === undefined || at === null || marked ? [] : rows(read, at);
  const edges = marked && ([days[marked[0]] ?? '', days[marked[1]] ?? ''] as const);
  const head = edges ? `${f.date(edges[0])} – ${f.date(edges[1])}` : f.date(read);
  return (
    <div className={s.wrap} ref={box}>
      <Legend items={legend} />
      <Picture summary={`${summary}. ${t('arrowKeys')}`} height={HEIGHT} legend={legend} hands={hands}>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          {edges && <Marking from={x(edges[0]) ?? 0} to={(x(edges[1]) ?? 0) + x.bandwidth()} height={inner.height} />}
          <Flows {...{ days, parts, level, limit, axis, inner, x, middle }} />
          {read !== undefined && <line className={s.cross} data-export="skip" x1={middle(read)} x2={middle(read)} y2={inner.height} />}
        </g>
      </Picture>
      {read !== undefined && <Tip x={MARGIN.left + middle(read)} width={width} of={label} head={head} rows={said} />}
      <Spoken>{read === undefined ? '' : spoken(head, said)}</Spoken>
    </div>
  );
}

type FlowsProps = Pick<FlowChartProps, 'days' | 'parts' | 'level' | 'limit' | 'axis'> & {
  inner: { width: number; height: number };
  x: ReturnType<typeof scaleBand<string>>;
  middle: (day: string) => number;
};

function Flows({ days, parts, level, limit, axis, inner, x, middle }: FlowsProps) {
  const f = useFormats();
  const hatch = useId();
  const y = valueScale([...level.values, ...parts.flatMap(({ from, to }) => [from, to]), ...(limit ? [limit.value] : [])], inner.height);
  const every = Math.max(1, Math.ceil((days.length * DAY_WIDTH) / inner.width));
  return (
    <>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="5" stroke="var(--bg-surface)" strokeWidth="3" />
        </pattern>
      </defs>
      <ValueAxis ticks={y.ticks(5).map(value => ({ value, y: y(value) }))} width={inner.width} label={axis} />
      {parts.map(({ day, name, color, isExpected, from, to }) => {
        const place = {
          x: x(day) ?? 0,
          width: Math.max(1, x.bandwidth()),
          y: Math.min(y(from), y(to)),
          height: Math.abs(y(from) - y(to)),
        };
        return (
          <g key={`${day} ${name} ${isExpected} ${from}`}>
            <rect {...place} style={{ fill: color }} />
            {isExpected && <rect {...place} fill={`url(#${hatch})`} />}
          </g>
        );
      })}
      {limit && <line x2={inner.width} y1={y(limit.value)} y2={y(limit.value)} stroke="var(--neg)" strokeDasharray="4 3" />}
      <path
        d={stepPath(days.map((day, at) => ({ left: x(day) ?? 0, right: (x(day) ?? 0) + x.step(), y: y(level.values[at] ?? 0) })))}
        fill="none"
        stroke="var(--c1)"
        strokeWidth={2}
      />
      {days.map((day, at) =>
        // A last day that does not fit centred would touch the one before it.
        at % every === 0 && middle(day) <= inner.width + MARGIN.right - DAY_WIDTH / 2 ? (
          <text key={day} x={middle(day)} y={inner.height + 16} textAnchor="middle" fill="var(--ink-3)">
            {f.date(day)}
          </text>
        ) : null,
      )}
    </>
  );
}
