import type { ReactNode } from 'react';
import { isNegative, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { usePanelTable } from '#ui/export/panel-table';
import type { ShownValue } from '#ui/export/shown-table';
import { shifted } from '#ui/grid/grid-export';
import s from './charts.module.css';
import { chartsText } from './charts-text';

export type HeatmapYear = {
  year: number;
  /** Twelve fractions, January first; null where there is none. */ months: readonly (number | null)[];
  total: number | null;
};

export type HeatmapProps = {
  label: string;
  years: readonly HeatmapYear[];
  monthNames: readonly string[];
  /** The fraction at full strength. */ strongest?: number;
  /** What stands in a cell instead of plain text: a figure with its trace. Months from 0, null for the year. */
  figure?: (year: number, month: number | null) => ReactNode;
};

/** Monthly returns as a real table with tinted cells: readable aloud, copyable, printable. */
export function Heatmap({ label, years, monthNames, strongest = 0.04, figure }: HeatmapProps) {
  const t = useText(chartsText);
  const f = useFormats();
  // Each figure as it stands, in percent: the table has no other values.
  const ref = usePanelTable(label, async () => ({
    title: label,
    columns: [t('year'), ...monthNames, t('total')].map((header, at) => ({ header, width: 10, isEnd: at > 0, format: '0.00' })),
    rows: years.map(({ year, months, total }) => ({
      depth: 0,
      cells: [String(year), ...monthNames.map((_, at) => percentOf(months[at])), percentOf(total)],
    })),
    foot: null,
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <div className={s.heatBox} tabIndex={0} role="group" aria-label={label}>
      <table ref={ref} className={s.heat}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('year')}</span>
            </th>
            {monthNames.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, months, total }) => (
            <tr key={year}>
              <th scope="row" className="num">
                {year}
              </th>
              {monthNames.map((name, at) => {
                const value = months[at] ?? null;
                return (
                  <td key={name} className="num" style={value === null ? {} : { background: tint(value, strongest) }}>
                    {value === null ? '' : (figure?.(year, at) ?? f.rate(value))}
                  </td>
                );
              })}
              <td className={isNegative(total, 4) ? `num neg ${s.heatTotal}` : `num ${s.heatTotal}`}>
                {figure?.(year, null) ?? f.rate(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const percentOf = (value: number | null | undefined): ShownValue =>
  value === null || value === undefined ? null : { exact: shifted(String(value), 2) };

/** At most 42% strength, so that the figure stays readable. */
export function tint(value: number, strongest: number): string {
  const strength = Math.round(Math.min(1, Math.abs(value) / strongest) * 42);
  return `color-mix(in oklab, var(${value < 0 ? '--div-neg' : '--div-pos'}) ${strength}%, var(--bg-surface))`;
}
