/** The methods of this folder that explain themselves. */
export const riskMethods = [
  { id: 'risk.factor-risk', options: { active: [true, false] }, file: 'risk/factor-risk.ts' },
  { id: 'risk.contributions', options: {}, file: 'risk/risk-contributions.ts' },
  { id: 'risk.active-risk-shares', options: {}, file: 'risk/risk-contributions.ts' },
  { id: 'risk.states', options: {}, file: 'risk/states.ts' },
] as const;
