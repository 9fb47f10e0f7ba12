/** The methods of this folder that explain themselves. */
export const fxMethods = [
  { id: 'fx.covered-parity', options: { basisQuote: [360, 365], basisBase: [360, 365] }, file: 'fx/covered-parity.ts' },
  { id: 'fx.covered-parity-continuous', options: {}, file: 'fx/covered-parity.ts' },
  { id: 'fx.forward-premium', options: { basis: [360, 365] }, file: 'fx/covered-parity.ts' },
  { id: 'fx.forward-rate', options: { pointScale: 'count' }, file: 'fx/forward-points.ts' },
  { id: 'fx.mark-to-market', options: { discounting: ['none', 'factor', 'rate'] }, file: 'fx/mark-to-market.ts' },
  { id: 'fx.revaluation', options: { pointScale: 'count' }, file: 'fx/revaluation.ts' },
  { id: 'fx.set-off', options: { side: ['buy', 'sell'] }, file: 'fx/set-off.ts' },
  { id: 'fx.split', options: { base: 'text', quote: 'text' }, file: 'fx/split-forward.ts' },
  { id: 'fx.hedge-ratio', options: { includesUnfunded: [true, false] }, file: 'fx/hedging.ts' },
  { id: 'fx.hedged-return', options: {}, file: 'fx/hedging.ts' },
] as const;
