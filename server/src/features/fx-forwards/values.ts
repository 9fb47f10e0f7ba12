import { figureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { isOpenForward } from '@hakaru/contract/fx-forwards';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { ignore, type Note } from '@hakaru/engine/explain';
import { outrightOn, revaluationAt } from '@hakaru/engine/fx/revaluation';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { toText, type Decimal } from '@hakaru/engine/money/decimal';
import { roundedTotal } from '@hakaru/engine/money/rounded-total';
import { missing, type Result } from '@hakaru/engine/result';
import { marketPlace, type Markets } from './markets';

export type Valued = {
  id: string;
  entityId: string;
  type: string;
  status: InstructionStatus;
  tradeDate: string;
  maturityDate: string;
  side: 'buy' | 'sell';
  currency: string;
  counterCurrency: string;
  amount: string;
  forwardRate: string;
};

/** The terms that determine its value. */
export type Terms = Omit<Valued, 'id' | 'entityId'>;

/** The value of an open forward on a day in its quote currency, rounded to the minor unit; not applicable to others. */
export function forwardWorth(forward: Terms, markets: Markets, on: string, note: Note = ignore): Result<string> {
  if (!isOpenForward(forward, on)) return missing('not_applicable');
  const market = markets.get(marketPlace(forward.currency, forward.counterCurrency, on));
  return market ? worthAt(forward, outrightOn(market, forward.maturityDate, on, note), note) : missing('no_data');
}

/** Deals of one pair, side and maturity. */
export type DealGroup = Pick<Terms, 'currency' | 'counterCurrency' | 'maturityDate' | 'side'> & { deals: string };

/**
 * The total value of a group of open forwards, each rounded to the minor unit as it is shown by itself. The curve is evaluated once for all
 * of them.
 */
export function groupWorth({ deals, side, ...terms }: DealGroup, markets: Markets, on: string): Result<Decimal> {
  const market = markets.get(marketPlace(terms.currency, terms.counterCurrency, on));
  if (!market) return missing('no_data');
  const outright = outrightOn(market, terms.maturityDate, on);
  const worths: number[] = [];
  for (const deal of deals.split(',')) {
    const gap = deal.indexOf(' ');
    const notional = Number(deal.slice(0, gap));
    const worth = revaluationAt({ side, notional, strike: Number(deal.slice(gap)), maturity: terms.maturityDate }, outright);
    if (worth.value === null) return worth;
    worths.push(worth.value);
  }
  return { value: roundedTotal(worths, minorUnitsOf(terms.counterCurrency)) };
}

function worthAt(forward: Terms, outright: Result, note: Note = ignore): Result<string> {
  const { side, amount, forwardRate, maturityDate: maturity, counterCurrency } = forward;
  const worth = revaluationAt({ side, notional: Number(amount), strike: Number(forwardRate), maturity }, outright, note);
  return worth.value === null ? worth : { value: toText(roundedTotal([worth.value], minorUnitsOf(counterCurrency))) };
}

export const forwardKey = ({ entityId, id }: Pick<Valued, 'entityId' | 'id'>, asOf: string): FigureKey => ({
  entityId,
  measure: 'forwardValue',
  horizon: null,
  asOf,
  part: id,
});

export function forwardFigure(forward: Valued, markets: Markets, on: string): Figure {
  return asFigure(forwardKey(forward, on), forwardWorth(forward, markets, on));
}

export function asFigure(key: FigureKey, result: Result<string | number>): Figure {
  const value = result.value === null ? null : String(result.value);
  return { key: figureKey(key), value, reason: result.value === null ? result.reason : null, quality: null };
}
