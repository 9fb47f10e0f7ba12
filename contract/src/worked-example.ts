import type { Step } from '@hakaru/engine/result';
import type { Measure } from './figures';
import type { Both } from './languages';

/** A figure of the demo institution as its trace shows it: the manual's examples are real calculations. */
export type WorkedExample = {
  asset: keyof typeof exampleAssets;
  key: string;
  method: string;
  measure: Measure;
  asOf: string;
  entity: Both;
  value: string;
  steps: readonly { id: string; at: string | null; unit: Step['unit']; value: string }[];
  /** The first inputs; `total` is the number of all of them. */
  inputs: readonly { measure: Measure; asOf: string; entity: Both; value: string }[];
  total: number;
};

/** The demo's pension fund and its bank. */
export const exampleAssets = { hoshi: '7df53c54-39ec-5e20-9ef0-3136af1d3820', shira: '6131f6de-0d23-567e-89b8-d02fd4a98906' } as const;
