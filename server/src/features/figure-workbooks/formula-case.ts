import type { FigureKey } from '@hakaru/contract/figures';
import type { Trace } from '#features/measures/public';
import type { Layout } from './layout';
import { monthOf } from './plan';

/** Where the helper sheets have what a formula needs beyond the figures themselves. */
export type Helpers = {
  fact: (id: string) => string;
  built: (entityId: string, month: number) => string;
  drawdown: (window: Window) => { worst: string; last: string };
  factQuality: (id: string) => string;
  /** Days from the valuation a fact rests on to a day. */
  factAge: (id: string, asOf: string) => string;
  irr: (trace: Trace) => string | null;
  pme: (trace: Trace) => { ratio: string; rate: string } | null;
  companies: (key: FigureKey) => string;
};

export type Window = { entityId: string; from: number; to: number };

/** One figure whose formula is wanted. */
export type Case = { layout: Layout; helpers: Helpers; trace: Trace; key: FigureKey };

/** The months a figure over a horizon is made of. */
export function windowOf({ key, inputs }: Trace): Window {
  const months = inputs.map(monthOf);
  return { entityId: key.entityId, from: months.reduce((a, b) => Math.min(a, b)), to: months.reduce((a, b) => Math.max(a, b)) };
}
