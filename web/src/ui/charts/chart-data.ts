import { createContext, use, useEffect } from 'react';

/** What a chart draws, as a spreadsheet would hold it: raw values, a missing one left empty. */
export type ChartData = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** What a chart gives to the panel around it: its data and, where it is no picture itself, one of it. */
export type ChartOffer = { data: () => ChartData; picture?: () => SVGSVGElement };

export const ChartDataContext = createContext<((chart: ChartOffer | null) => void) | null>(null);

export function useChartData(data: () => ChartData, picture?: () => SVGSVGElement): void {
  const offer = use(ChartDataContext);
  if (!offer) throw new Error('a chart stands in a ChartPanel, which saves and copies it');
  useEffect(() => offer({ data, ...(picture ? { picture } : {}) }));
  useEffect(() => () => offer(null), [offer]);
}

/** Tab between cells and a line for each row: what a spreadsheet takes from the clipboard. */
export function dataText({ header, rows }: ChartData): string {
  const cell = (value: string | number | null) => (value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' '));
  return [header, ...rows].map(row => row.map(cell).join('\t')).join('\n');
}
