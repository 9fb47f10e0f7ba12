/** The methods of this folder that explain themselves. */
export const privateAssetMethods = [
  { id: 'private-assets.irr', options: {}, file: 'private-assets/irr.ts' },
  {
    id: 'private-assets.xirr',
    options: { dayCount: ['act/365F', 'act/360', '30/360', '30E/360', 'act/act ISDA'] },
    file: 'private-assets/irr.ts',
  },
  { id: 'private-assets.npv', options: { startFromZero: [true, false] }, file: 'private-assets/present-value.ts' },
  {
    id: 'private-assets.xnpv',
    options: { dayCount: ['act/365F', 'act/360', '30/360', '30E/360', 'act/act ISDA'] },
    file: 'private-assets/present-value.ts',
  },
  {
    id: 'private-assets.xnfv',
    options: { dayCount: ['act/365F', 'act/360', '30/360', '30E/360', 'act/act ISDA'] },
    file: 'private-assets/present-value.ts',
  },
  { id: 'private-assets.mirr', options: { financeRate: 'rate', reinvestRate: 'rate' }, file: 'private-assets/mirr.ts' },
  { id: 'private-assets.dpi', options: {}, file: 'private-assets/multiples.ts' },
  { id: 'private-assets.rvpi', options: {}, file: 'private-assets/multiples.ts' },
  { id: 'private-assets.tvpi', options: {}, file: 'private-assets/multiples.ts' },
  { id: 'private-assets.unfunded', options: {}, file: 'private-assets/commitment.ts' },
  { id: 'private-assets.call-progress', options: {}, file: 'private-assets/commitment.ts' },
  { id: 'private-assets.roll-forward', options: { asOf: 'day' }, file: 'private-assets/roll-forward.ts' },
  { id: 'private-assets.ks-pme', options: {}, file: 'private-assets/pme.ts' },
  { id: 'private-assets.ln-pme', options: {}, file: 'private-assets/pme.ts' },
  { id: 'private-assets.pme-plus', options: {}, file: 'private-assets/pme.ts' },
  { id: 'private-assets.direct-alpha', options: {}, file: 'private-assets/pme.ts' },
  { id: 'private-assets.m-pme', options: {}, file: 'private-assets/modified-pme.ts' },
  {
    id: 'private-assets.takahashi-alexander',
    options: { life: 'count', bow: 'factor', growth: 'rate', minimumYield: 'rate' },
    file: 'private-assets/takahashi-alexander.ts',
  },
] as const;
