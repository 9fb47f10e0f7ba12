import { scaleLinear } from 'd3-scale';
import { useFormats } from '#platform/formats';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Picture } from './chart-frame';
import s from './charts.module.css';
import { waterfallBars, waterfallDomain, type WaterfallBar, type WaterfallItem } from './waterfall-geometry';

export type WaterfallProps = {
  label: string;
  /** Fractions; totals at both ends. */ items: readonly WaterfallItem[];
  labelWidth?: number;
  rowHeight?: number;
};

const BAR = 12;
const VALUE_WIDTH = 56;

/** One row per effect, so that labels of any length fit and the rows read like a table. */
export function Waterfall({ label, items, labelWidth = 92, rowHeight = 38 }: WaterfallProps) {
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(360, label);
  useChartData(() => ({ header: ['', label], rows: items.map(item => [item.label, item.value]) }));
  const bars = waterfallBars(items);
  const { low, high, cut } = waterfallDomain(bars);
  const left = labelWidth + 8;
  const x = scaleLinear([low, high], [left, Math.max(left + 60, width - VALUE_WIDTH)]);
  const text = (bar: WaterfallItem) => f.rate(bar.value, { signed: !bar.total });
  return (
    <div className={s.wrap} ref={box}>
      <Picture summary={`${label}. ${items.map(item => `${item.label} ${text(item)}`).join(', ')}`} height={items.length * rowHeight}>
        {bars.map((bar, at) => {
          const middle = rowHeight / 2;
          return (
            <g key={bar.id} transform={`translate(0,${at * rowHeight})`} className={s.rowText}>
              {at > 0 && <line className={s.gridLine} x2={width} />}
              {at < bars.length - 1 && (
                <line
                  className={s.connector}
                  x1={Math.round(x(bar.to))}
                  x2={Math.round(x(bar.to))}
                  y1={middle + BAR / 2}
                  y2={rowHeight + middle - BAR / 2}
                />
              )}
              <text className={bar.total ? s.strong : s.label} y={middle} dy="0.34em">
                {bar.label}
              </text>
              <Bar bar={bar} first={at === 0} x={x} left={bar.total ? Math.max(left, x(cut ? low : 0)) : 0} y={middle - BAR / 2} />
              {bar.total && cut && (
                <path className={s.cut} d={`M${left + 14},${middle - BAR / 2 - 2} l-4,${BAR / 2 + 2} l4,${BAR / 2 + 2}`} />
              )}
              <text
                className={bar.total ? s.strong : bar.value < 0 ? s.valueNeg : s.value}
                x={width}
                y={middle}
                dy="0.34em"
                textAnchor="end"
              >
                {text(bar)}
              </text>
            </g>
          );
        })}
      </Picture>
    </div>
  );
}

function Bar({ bar, first, x, left, y }: { bar: WaterfallBar; first: boolean; x: (value: number) => number; left: number; y: number }) {
  const [from, to] = bar.total ? [left, x(bar.to)] : [x(bar.from), x(bar.to)];
  const fill = bar.total ? (first ? 'var(--c-benchmark)' : 'var(--c1)') : bar.value < 0 ? 'var(--div-neg)' : 'var(--c5)';
  return <rect x={Math.min(from, to)} width={Math.max(2, Math.abs(to - from))} y={y} height={BAR} rx={1.5} style={{ fill }} />;
}
