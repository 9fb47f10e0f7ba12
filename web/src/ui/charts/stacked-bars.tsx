import { scaleLinear } from 'd3-scale';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Legend, Picture } from './chart-frame';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { fitted, textWidth } from './fitted';
import { stackedSegments } from './stacked-geometry';
import { Spoken, spoken, Tip } from './tip';
import { useRows } from './use-rows';

export type StackedBarItem = { id: string; label: string; /** Fractions, one per part. */ values: readonly number[]; total: number };

export type StackedBarsProps = {
  label: string;
  parts: readonly { label: string; color: string }[];
  totalLabel: string;
  items: readonly StackedBarItem[];
  rowHeight?: number;
  /** A click or Enter on a row. */
  onOpen: (id: string) => void;
};

const BAR = 12;
const VALUE_WIDTH = 60;
/** The labels take at most this share of the picture. */
const LABEL_SHARE = 0.42;
/** The height of the legend above the rows. */
const LEGEND = 28;

/** Horizontal bars of several parts: positive ones to the right of zero, negative ones to the left, with a mark at the total. */
export function StackedBars({ label, parts, totalLabel, items, rowHeight = 32, onOpen }: StackedBarsProps) {
  const f = useFormats();
  const t = useText(chartsText);
  const [box, width] = useWidth<HTMLDivElement>(480, label);
  useChartData(() => ({
    header: ['', ...parts.map(part => part.label), totalLabel],
    rows: items.map(item => [item.label, ...item.values, item.total]),
  }));
  const {
    at: read,
    hands,
    row,
  } = useRows(
    items.map(({ id }) => id),
    onOpen,
  );
  const labelWidth = Math.min(Math.max(...items.map(item => textWidth(item.label))) + 8, width * LABEL_SHARE);
  const rows = items.map(item => ({ ...item, segments: stackedSegments(item.values) }));
  const ends = rows.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to]));
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const x = scaleLinear([low, high === low ? low + 1 : high], [labelWidth + 8, Math.max(labelWidth + 60, width - VALUE_WIDTH)]);
  const legend = [
    ...parts.map(part => ({ ...part, kind: 'block' as const })),
    { label: totalLabel, color: 'var(--ink-1)', kind: 'block' as const },
  ];
  const one = read === null ? undefined : items[read];
  const said = one
    ? [
        ...parts.map((part, at) => ({ name: part.label, color: part.color, text: f.excess(one.values[at]) })),
        { name: totalLabel, color: 'var(--ink-1)', text: f.excess(one.total) },
      ]
    : [];
  return (
    <div className={s.wrap} ref={box}>
      <Legend items={legend} />
      <Picture
        summary={`${label}. ${items.map(item => `${item.label} ${f.excess(item.total)}`).join(', ')}. ${t('rowKeys')}`}
        height={items.length * rowHeight}
        legend={legend}
        hands={hands}
      >
        {rows.map(({ id, label: name, segments, total }, at) => (
          <g key={id} transform={`translate(0,${at * rowHeight})`} className={s.rowText} {...row(at)}>
            <rect className={s.row} data-read={at === read || undefined} data-export="skip" width={width} height={rowHeight} />
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
            <text
              className={/^[−▲]/.test(f.excess(total)) ? s.valueNeg : s.value} // a total that rounds to zero is no loss
              x={width}
              y={rowHeight / 2}
              dy="0.34em"
              textAnchor="end"
            >
              {f.excess(total)}
            </text>
          </g>
        ))}
        <line className={s.zero} x1={Math.round(x(0))} x2={Math.round(x(0))} y2={items.length * rowHeight} />
      </Picture>
      {one && read !== null && (
        <Tip x={labelWidth} y={(read + 1) * rowHeight + LEGEND} width={width} of={label} head={one.label} rows={said} />
      )}
      <Spoken>{one ? spoken(one.label, said) : ''}</Spoken>
    </div>
  );
}
