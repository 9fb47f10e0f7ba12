import { createContext, use, useEffect } from 'react';

/** What a chart draws, as a spreadsheet would hold it: raw values, a missing one left empty. */
export type ChartData = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** By which a chart offers its data to the menu of the panel around it. */
export const ChartDataContext = createContext<((read: () => ChartData) => void) | null>(null);

export function useChartData(read: () => ChartData): void {
  const offer = use(ChartDataContext);
  useEffect(() => offer?.(read));
}

/** Tab between cells and a line for each row: what a spreadsheet takes from the clipboard. */
export function dataText({ header, rows }: ChartData): string {
  const cell = (value: string | number | null) => (value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' '));
  return [header, ...rows].map(row => row.map(cell).join('\t')).join('\n');
}
