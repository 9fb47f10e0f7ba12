import { figureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { isOpenForward } from '@hakaru/contract/fx-forwards';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { ignore, type Note } from '@hakaru/engine/explain';
import { outrightOn, revaluationAt } from '@hakaru/engine/fx/revaluation';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { round, toText } from '@hakaru/engine/money/decimal';
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

/** What its value follows from. */
export type Terms = Omit<Valued, 'id' | 'entityId'>;

/** What an open forward is worth on a day in its quote currency, to the smallest unit; of any other there is nothing to say. */
export function forwardWorth(forward: Terms, markets: Markets, on: string, note: Note = ignore): Result<string> {
  if (!isOpenForward(forward, on)) return missing('not_applicable');
  const market = markets.get(marketPlace(forward.currency, forward.counterCurrency, on));
  return market ? worthAt(forward, outrightOn(market, forward.maturityDate, on, note), note) : missing('no_data');
}

/** The same of many at once: each pair's curve is read once for every day they mature on. */
export function forwardWorths(forwards: readonly Terms[], markets: Markets, on: string): Result<string>[] {
  const outrights = new Map<string, Result>();
  return forwards.map(forward => {
    if (!isOpenForward(forward, on)) return missing('not_applicable');
    const place = marketPlace(forward.currency, forward.counterCurrency, on);
    const market = markets.get(place);
    if (!market) return missing('no_data');
    const key = `${place} ${forward.maturityDate}`;
    const outright = outrights.get(key) ?? outrightOn(market, forward.maturityDate, on);
    outrights.set(key, outright);
    return worthAt(forward, outright);
  });
}

function worthAt(forward: Terms, outright: Result, note: Note = ignore): Result<string> {
  const { side, amount, forwardRate, maturityDate: maturity, counterCurrency } = forward;
  const worth = revaluationAt({ side, notional: Number(amount), strike: Number(forwardRate), maturity }, outright, note);
  return worth.value === null ? worth : { value: toText(round(worth.value.toFixed(4), minorUnitsOf(counterCurrency))) };
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
