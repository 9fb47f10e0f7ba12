import type { FigureKey } from '@hakaru/contract/figures';
import type { Trace } from '#features/measures/public';

/** Figures that a formula refers to beyond its inputs: an average is weighted by the values of the same lines. */
export function alsoNeeded({ method, inputs }: Pick<Trace, 'method' | 'inputs'>): FigureKey[] {
  return method === 'bonds.weighted-average' ? inputs.map(valueOf) : [];
}

/** The market value of the line that a figure belongs to. */
export const valueOf = (key: FigureKey): FigureKey => ({ ...key, measure: 'holdingValue' });
