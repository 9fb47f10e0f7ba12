/** Colours by meaning: foreign bonds are ochre everywhere. Children take their parent's colour; a seventh class takes the spare one. */
export const classColors = {
  domesticBonds: 'var(--c1)',
  foreignBonds: 'var(--c2)',
  domesticEquity: 'var(--c3)',
  foreignEquity: 'var(--c4)',
  alternatives: 'var(--c5)',
  cash: 'var(--c6)',
  spare: 'var(--c7)',
  other: 'var(--c8)',
} as const;
export type ClassColor = keyof typeof classColors;

export const FUND = 'var(--c1)';
export const BENCHMARK = 'var(--c-benchmark)';
