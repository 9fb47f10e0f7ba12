import { scaleLinear } from 'd3-scale';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Picture } from './chart-frame';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { fitted } from './fitted';
import { Spoken, spoken, Tip } from './tip';
import { useRows } from './use-rows';

export type BarItem = { id: string; label: string; /** A fraction. */ value: number; color?: string };

export type BarsProps = {
  label: string;
  items: readonly BarItem[];
  labelWidth?: number;
  rowHeight?: number;
  /** Formats a value that is not a fraction. */
  format?: (value: number) => string;
  /** Called on a click or Enter on a bar, to show its parts. */
  onOpen: (id: string) => void;
};

/** Horizontal bars left and right of zero: risk contributions, sector differences. */
export function Bars({ label, items, labelWidth = 112, rowHeight = 28, format, onOpen }: BarsProps) {
  const f = useFormats();
  const t = useText(chartsText);
  const [box, width] = useWidth<HTMLDivElement>(360, label);
  const text = format ?? ((value: number) => f.rate(value));
  useChartData(() => ({ header: ['', label], rows: items.map(item => [item.label, item.value]) }));
  const {
    at: read,
    hands,
    row,
  } = useRows(
    items.map(({ id }) => id),
    onOpen,
  );
  const values = items.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Space for the figure outside each end that has a bar.
  const left = labelWidth + (low < 0 ? 48 : 8);
  const x = scaleLinear([low, high === low ? low + 1 : high], [left, Math.max(left + 40, width - 52)]);
  const one = read === null ? undefined : items[read];
  const rows = one ? [{ name: label, color: colourOf(one), text: text(one.value) }] : [];
  return (
    <div className={s.wrap} ref={box}>
      <Picture
        summary={`${label}. ${items.map(item => `${item.label} ${text(item.value)}`).join(', ')}. ${t('rowKeys')}`}
        height={items.length * rowHeight}
        hands={hands}
      >
        {items.map((item, at) => (
          <g key={item.id} transform={`translate(0,${at * rowHeight})`} className={s.rowText} {...row(at)}>
            <rect className={s.row} data-read={at === read || undefined} data-export="skip" width={width} height={rowHeight} />
            <text className={s.label} y={rowHeight / 2} dy="0.34em">
              {fitted(item.label, labelWidth)}
            </text>
            <rect
              x={Math.min(x(0), x(item.value))}
              width={Math.max(1, Math.abs(x(item.value) - x(0)))}
              y={7}
              height={rowHeight - 14}
              rx={1.5}
              style={{ fill: colourOf(item) }}
            />
            <text
              className={item.value < 0 ? s.valueNeg : s.value}
              x={item.value < 0 ? x(item.value) - 6 : x(item.value) + 6}
              y={rowHeight / 2}
              dy="0.34em"
              textAnchor={item.value < 0 ? 'end' : 'start'}
            >
              {text(item.value)}
            </text>
          </g>
        ))}
        <line className={s.zero} x1={Math.round(x(0))} x2={Math.round(x(0))} y2={items.length * rowHeight} />
      </Picture>
      {one && read !== null && <Tip x={left} y={(read + 1) * rowHeight} width={width} head={one.label} rows={rows} />}
      <Spoken>{one ? spoken(one.label, rows) : ''}</Spoken>
    </div>
  );
}

const colourOf = ({ color, value }: BarItem) => color ?? (value < 0 ? 'var(--div-neg)' : 'var(--c1)');
