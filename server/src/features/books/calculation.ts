import type { FigureKey } from '@hakaru/contract/figures';
import type { BlendedMonth } from '@hakaru/engine/benchmarks/policy-weighted';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import type { Amount } from './amounts';
import type { Book, BookEntity } from './book';

/** Receives the figures and facts from which a figure is calculated. */
export type Inputs = { figure(key: FigureKey): void; fact(id: string): void };

/** Month numbers, both included. */
export type Span = { first: number; last: number };

/** A blend calculated by the engine: its first month, its components in the order of the weights, and each month. */
export type Blend = { firstMonth: number; parts: readonly string[]; months: readonly BlendedMonth[] };

/** What the parts of a calculation need from the calculator, which implements it. */
export type Calculation = {
  readonly book: Book;
  readonly span: Span;
  entity(id: string): BookEntity | undefined;
  amount(entityId: string, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount;
  series(entityId: string): MonthlySeries;
  blend(benchmarkId: string, work: () => Blend): Blend;
};
