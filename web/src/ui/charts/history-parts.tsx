import s from './charts.module.css';
import { fitted } from './fitted';
import type { DrawnSeries, HistorySeries, historyGeometry } from './history-geometry';
import { spreadLabels } from './line-geometry';

const LABEL_HEIGHT = 13;
/** For 138 px, measured in letters of 11 px. */
const LABEL_WIDTH = 150;

/** The period being marked. */
export function Marking({ from, to, height }: { from: number; to: number; height: number }) {
  return <rect className={s.marking} data-export="skip" x={from} width={Math.max(1, to - from)} height={height} />;
}

/** Each layer, labelled at its right end: where layers are thin the labels are spread, and a line connects each. */
export function Layers({ drawn, at, height }: { drawn: readonly DrawnSeries[]; at: number | null; height: number }) {
  const named = drawn.filter(({ thickness }) => thickness > 0);
  const places = spreadLabels(
    named.map(({ end }) => end),
    Math.min(LABEL_HEIGHT, height / Math.max(1, named.length)),
  );
  return (
    <>
      {drawn.map(({ id, path, color }) => (
        <path key={id} d={path} style={{ fill: color, fillOpacity: 0.82, stroke: 'var(--bg-surface)', strokeWidth: 1 }} />
      ))}
      {at !== null &&
        named.map(({ id, end, label, color }, index) => (
          <g key={id}>
            <path className={s.leader} d={`M${at + 1},${end}L${at + 10},${places[index] ?? end}`} style={{ stroke: color }} />
            <text className={s.axis} x={at + 13} y={places[index] ?? end} dy="0.32em">
              {fitted(label, LABEL_WIDTH)}
            </text>
          </g>
        ))}
    </>
  );
}

type LinesProps = { drawn: readonly DrawnSeries[]; series: readonly HistorySeries[]; show: (value: number | null) => string; at: number };

export function Lines({ drawn, series, show, at }: LinesProps) {
  return (
    <>
      {drawn.toReversed().map(({ id, path, color, thin }) => (
        <path key={id} className={s.line} d={path} style={{ stroke: color, strokeWidth: thin ? 1.5 : 1.75 }} />
      ))}
      {drawn.map(({ id, end, color }, index) => (
        <text key={id} x={at + 8} y={end} dy="0.32em" style={{ fill: color, fontWeight: 600 }}>
          {show(series[index]?.values.findLast(value => value !== null) ?? null)}
        </text>
      ))}
    </>
  );
}

export function BarStrip({ g, top, width, label }: { g: ReturnType<typeof historyGeometry>; top: number; width: number; label: string }) {
  return (
    <g transform={`translate(0,${top})`}>
      {g.bars.map((bar, index) =>
        bar ? (
          <rect
            key={g.xs[index]}
            x={(g.xs[index] ?? 0) - g.barWidth / 2}
            y={bar.top}
            width={g.barWidth}
            height={Math.max(0.5, bar.size)}
            style={{ fill: bar.top < g.zero - 0.01 ? 'var(--c1)' : 'var(--div-neg)' }}
          />
        ) : null,
      )}
      <line className={s.zero} x2={width} y1={g.zero} y2={g.zero} />
      <text className={s.axis} x={-10} y={g.zero} dy="0.32em" textAnchor="end">
        {label}
      </text>
    </g>
  );
}

export function anchorOf(at: number, width: number): 'start' | 'middle' | 'end' {
  if (at < 14) return 'start';
  return at > width - 14 ? 'end' : 'middle';
}
