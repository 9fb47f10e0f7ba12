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
  /** The row's label, where that is not the year. */ label?: string;
  /** Twelve fractions in the order of the month names; null where there is none. */ months: readonly (number | null)[];
  total: number | null;
};

/** A column after the total: the value of each year, and what its cell shows. */
export type HeatmapColumn = { header: string; value: (year: number) => number | null; figure: (year: number) => ReactNode };

export type HeatmapProps = {
  label: string;
  years: readonly HeatmapYear[];
  monthNames: readonly string[];
  /** The fraction drawn at full strength. */ strongest?: number;
  /** Content of a cell instead of plain text: a figure with its trace. Positions from 0, null for the year. */
  figure?: (year: number, at: number | null) => ReactNode;
  more?: readonly HeatmapColumn[];
};

/** Monthly returns as a real table with tinted cells: accessible to screen readers, copyable and printable. */
export function Heatmap({ label, years, monthNames, strongest = 0.04, figure, more = [] }: HeatmapProps) {
  const t = useText(chartsText);
  const f = useFormats();
  // Each figure as shown, in percent: the table has no other values.
  usePanelTable(label, async () => ({
    title: label,
    columns: [t('year'), ...monthNames, t('total'), ...more.map(({ header }) => header)].map((header, at) => ({
      header,
      width: 10,
      isEnd: at > 0,
      format: '0.00',
    })),
    rows: years.map(({ year, label: name, months, total }) => ({
      depth: 0,
      cells: [
        name ?? String(year),
        ...monthNames.map((_, at) => percentOf(months[at])),
        percentOf(total),
        ...more.map(({ value }) => percentOf(value(year))),
      ],
    })),
    foot: null,
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <div className={s.heatBox} tabIndex={0} role="group" aria-label={label}>
      <table className={s.heat}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('year')}</span>
            </th>
            {[...monthNames, t('total'), ...more.map(({ header }) => header)].map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, label: name, months, total }) => (
            <tr key={year}>
              <th scope="row" className="num">
                {name ?? year}
              </th>
              {monthNames.map((month, at) => {
                const value = months[at] ?? null;
                return (
                  <td key={month} className="num" style={value === null ? {} : { background: tint(value, strongest) }}>
                    {figure?.(year, at) ?? (value === null ? '' : f.rate(value))}
                  </td>
                );
              })}
              <td className={isNegative(total, 4) ? `num neg ${s.heatTotal}` : `num ${s.heatTotal}`}>
                {figure?.(year, null) ?? f.rate(total)}
              </td>
              {more.map(column => (
                <td key={column.header} className={`num ${s.heatMore}`}>
                  {column.figure(year)}
                </td>
              ))}
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
