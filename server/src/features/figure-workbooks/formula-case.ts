import type { FigureKey } from '@hakaru/contract/figures';
import type { Trace } from '#features/measures/public';
import type { Layout } from './layout';
import { monthOf } from './plan';

/** Cell references into the helper sheets, for what formulas need beyond other figures. */
export type Helpers = {
  fact: (id: string) => string;
  built: (entityId: string, month: number) => string;
  drawdown: (window: Window) => { worst: string; last: string };
  factQuality: (id: string) => string;
  /** Days from the valuation behind a fact to a day. */
  factAge: (id: string, asOf: string) => string;
  irr: (trace: Trace) => string | null;
  pme: (trace: Trace) => { ratio: string; rate: string } | null;
  companies: (key: FigureKey) => string;
};

export type Window = { entityId: string; from: number; to: number };

/** One figure whose formula is to be written. */
export type Case = { layout: Layout; helpers: Helpers; trace: Trace; key: FigureKey };

/** The months that a figure over a horizon covers. */
export function windowOf({ key, inputs }: Trace): Window {
  const months = inputs.map(monthOf);
  return { entityId: key.entityId, from: months.reduce((a, b) => Math.min(a, b)), to: months.reduce((a, b) => Math.max(a, b)) };
}
