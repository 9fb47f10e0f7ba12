import type { Paper } from '#platform/pdf/paper';

export type Stated = {
  asOf: string;
  opening: string;
  contributions: string;
  distributions: string;
  gain: string;
  nav: string;
  currency?: string;
  remark?: string;
};

/** A one-page capital account statement. */
export const statementPaper = (fundName: string, said: Stated): Paper => ({
  language: 'en',
  orientation: 'portrait',
  title: 'x',
  author: 'x',
  head: { left: 'Redfern Private Capital', right: '' },
  foot: { left: '', below: '' },
  mark: null,
  hasCover: false,
  content: [
    `Capital Account Statement ${said.remark ?? ''}`,
    fundName,
    `As of: ${said.asOf}`,
    `Currency: ${said.currency ?? 'USD'}`,
    `Opening balance ${said.opening}`,
    `Contributions ${said.contributions}`,
    `Distributions ${said.distributions}`,
    `Net gain ${said.gain}`,
    `Net asset value ${said.nav}`,
  ].map(text => ({ text })),
});

/** The patterns that read such a statement, by data point. */
export const STATEMENT_PATTERNS: Readonly<Record<string, string>> = {
  'As of': 'As of:\\s*(.+)',
  Currency: 'Currency:\\s*([A-Z]{3})',
  'Opening balance': 'Opening balance\\s+([0-9,.]+)',
  Contributions: 'Contributions\\s+([0-9,.]+)',
  Distributions: 'Distributions\\s+([0-9,.]+)',
  'Net gain': 'Net gain\\s+(-?[0-9,.]+)',
  'Net asset value': 'Net asset value\\s+([0-9,.]+)',
};
