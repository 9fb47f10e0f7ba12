import { assetClasses } from '#basel/risk-weight-table';

/** The methods of this folder that explain themselves. */
export const baselMethods = [
  {
    id: 'basel.risk-weight',
    options: { assetClass: assetClasses, permitted: ['none', 'investmentGrade', 'smallOrMedium'] },
    file: 'basel/risk-weights.ts',
  },
  {
    id: 'basel.fund',
    options: { approach: ['lookThrough', 'mandate', 'probability', 'fallback', 'mixed'], isThirdParty: [true, false] },
    file: 'basel/funds.ts',
  },
  { id: 'basel.leverage-at-cap', options: {}, file: 'basel/funds.ts' },
  { id: 'basel.counterparty-exposure', options: { isCleared: [true, false] }, file: 'basel/counterparty.ts' },
  { id: 'basel.missing-data', options: { likelyWeight: 'rate', ratio: [0.08, 0.04], fallbackWeight: 'rate' }, file: 'basel/capital.ts' },
] as const;
