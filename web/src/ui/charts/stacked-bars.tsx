import { scaleLinear } from 'd3-scale';
import { useFormats } from '#platform/formats';
import { useWidth } from '#ui/use-width';
import { Legend, Picture } from './chart-frame';
import s from './charts.module.css';
import { stackedSegments } from './stacked-geometry';

export type StackedBarItem = { id: string; label: string; /** Fractions, one per part. */ values: readonly number[]; total: number };

export type StackedBarsProps = {
  label: string;
  parts: readonly { label: string; color: string }[];
  totalLabel: string;
  items: readonly StackedBarItem[];
  rowHeight?: number;
};

const BAR = 12;
const VALUE_WIDTH = 60;

/** Horizontal bars of several parts: what adds stands to the right of zero, what costs to the left, and a mark says what is left. */
export function StackedBars({ label, parts, totalLabel, items, rowHeight = 32 }: StackedBarsProps) {
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(480);
  const labelWidth = width < 420 ? 104 : 148;
  const rows = items.map(item => ({ ...item, segments: stackedSegments(item.values) }));
  const ends = rows.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to]));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const x = scaleLinear([low, high === low ? low + 1 : high], [labelWidth + 8, Math.max(labelWidth + 60, width - VALUE_WIDTH)]);
  const legend = [
    ...parts.map(part => ({ ...part, kind: 'block' as const })),
    { label: totalLabel, color: 'var(--ink-1)', kind: 'block' as const },
  ];
  return (
    <div className={s.wrap} ref={box}>
      <Legend items={legend} />
      <Picture
        summary={`${label}. ${items.map(item => `${item.label} ${f.excess(item.total)}`).join(', ')}`}
        height={items.length * rowHeight}
        legend={legend}
      >
        {rows.map(({ id, label: name, segments, total }, at) => (
          <g key={id} transform={`translate(0,${at * rowHeight})`} className={s.rowText}>
            {at > 0 && <line className={s.gridLine} x2={width} />}
            <text className={s.label} y={rowHeight / 2} dy="0.34em">
              {fitted(name, labelWidth)}
            </text>
            {segments.map(({ part, from, to }) => (
              <rect
                key={part}
                x={x(Math.min(from, to))}
                width={Math.abs(x(to) - x(from))}
                y={(rowHeight - BAR) / 2}
                height={BAR}
                style={{ fill: parts[part]?.color }}
              />
            ))}
            <rect x={x(total) - 1} width={2} y={(rowHeight - BAR) / 2 - 4} height={BAR + 8} style={{ fill: 'var(--ink-1)' }} />
            <text className={total < 0 ? s.valueNeg : s.value} x={width} y={rowHeight / 2} dy="0.34em" textAnchor="end">
              {f.excess(total)}
            </text>
          </g>
        ))}
        <line className={s.zero} x1={Math.round(x(0))} x2={Math.round(x(0))} y2={items.length * rowHeight} />
      </Picture>
    </div>
  );
}

/** Names may end in an ellipsis; a kana or kanji is about twice as wide as a letter. */
function fitted(name: string, width: number): string {
  const most = width / 6.4;
  let used = 0;
  for (const [at, letter] of [...name].entries()) {
    used += letter.charCodeAt(0) > 0xff ? 1.9 : 1;
    if (used > most) return `${[...name].slice(0, at - 1).join('')}…`;
  }
  return name;
}
