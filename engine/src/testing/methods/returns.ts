/** The methods of this folder that explain themselves. */
export const returnMethods = [
  { id: 'returns.modified-dietz', options: { timing: ['end', 'start'] }, file: 'returns/modified-dietz.ts' },
  { id: 'returns.revalued-dietz', options: { timing: ['end', 'start'] }, file: 'returns/modified-dietz.ts' },
  { id: 'returns.chain-link', options: { missing: ['break', 'skip'] }, file: 'returns/chain-link.ts' },
  { id: 'returns.annualise-days', options: {}, file: 'returns/annualise.ts' },
  { id: 'returns.annualised', options: { scale: 'count', method: ['geometric', 'arithmetic'] }, file: 'returns/annualise.ts' },
  { id: 'returns.horizon', options: { horizon: 'text', asOf: 'day', fiscalYearStart: 'count' }, file: 'returns/horizons.ts' },
  { id: 'returns.trailing', options: { months: 'count', asOf: 'day' }, file: 'returns/horizons.ts' },
  { id: 'returns.excess', options: { method: ['arithmetic', 'geometric'] }, file: 'returns/excess.ts' },
] as const;
