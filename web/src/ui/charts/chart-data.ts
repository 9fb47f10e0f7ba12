import { createContext, use, useEffect } from 'react';

/** The data of a chart as a table of raw values; missing ones are empty. */
export type ChartData = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** What a chart offers to its panel: its data and, where it is not an SVG itself, a picture of it. */
export type ChartOffer = { data: () => ChartData; picture?: () => SVGSVGElement };

export const ChartDataContext = createContext<((chart: ChartOffer | null) => void) | null>(null);

export function useChartData(data: () => ChartData, picture?: () => SVGSVGElement): void {
  const offer = use(ChartDataContext);
  if (!offer) throw new Error('a chart stands in a ChartPanel, which saves and copies it');
  useEffect(() => offer({ data, ...(picture ? { picture } : {}) }));
  useEffect(() => () => offer(null), [offer]);
}

/** The format spreadsheets paste: tabs between cells, one line per row. */
export function dataText({ header, rows }: ChartData): string {
  const cell = (value: string | number | null) => (value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' '));
  return [header, ...rows].map(row => row.map(cell).join('\t')).join('\n');
}
