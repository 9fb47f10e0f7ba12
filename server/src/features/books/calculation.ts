import type { FigureKey } from '@hakaru/contract/figures';
import type { BlendedMonth } from '@hakaru/engine/benchmarks/policy-weighted';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import type { Amount } from './amounts';
import type { Book, BookEntity } from './book';

/** Hears which figures and facts a figure was worked out from. */
export type Inputs = { figure(key: FigureKey): void; fact(id: string): void };

/** Months by their index, both included. */
export type Span = { first: number; last: number };

/** A blend as the engine works it out: the months it covers, the parts in the order of their weights, and each month. */
export type Blend = { firstMonth: number; parts: readonly string[]; months: readonly BlendedMonth[] };

/** What the parts of a calculation ask of the whole: the calculator is one, and knows them. */
export type Calculation = {
  readonly book: Book;
  readonly span: Span;
  entity(id: string): BookEntity | undefined;
  amount(entityId: string, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount;
  series(entityId: string): MonthlySeries;
  blend(benchmarkId: string, work: () => Blend): Blend;
};
