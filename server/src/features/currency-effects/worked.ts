import type { CurrencySpan } from './spans';
import type { SleeveRow } from './store';

/**
 * One currency in the portfolio and the benchmark. A return is null when that side has no position in it; the other side's return then stands
 * in.
 */
export type Segment = {
  currency: string;
  weight: number;
  base: number | null;
  local: number | null;
  hedge: number;
  benchmarkWeight: number;
  benchmarkLocal: number | null;
  benchmarkHedge: number;
  move: number;
  cash: number;
  sleeve: SleeveRow | null;
  allocation: number;
  selection: number;
  interaction: number;
  effect: number;
};
/** From one statement to the next. */
export type OneStep = {
  segments: readonly Segment[];
  premium: number;
  cashMix: number;
  own: number;
  benchmark: number;
  linked: null;
};
/** Over several such steps; a currency that was not there in all of them has no return over them. */
export type ManySteps = { segments: readonly LinkedSegment[]; own: number; benchmark: number; linked: Linked };
export type LinkedSegment = Omit<Segment, 'move' | 'cash' | 'sleeve'> & { move: number | null; cash: number | null };
export type Worked = OneStep | ManySteps;
export type WorkedStep = { span: CurrencySpan; worked: OneStep };
/** The steps of a longer span, and what the effects of each are multiplied by so that they add up to the difference of the whole. */
export type Linked = { steps: readonly WorkedStep[]; factors: readonly number[] };
