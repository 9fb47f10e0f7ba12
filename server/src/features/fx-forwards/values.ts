import { figureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { isOpenForward } from '@hakaru/contract/fx-forwards';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { ignore, type Note } from '@hakaru/engine/explain';
import { revaluation } from '@hakaru/engine/fx/revaluation';
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

/** What an open forward is worth on a day in its quote currency, to the smallest unit; of any other there is nothing to say. */
export function forwardWorth(forward: Valued, markets: Markets, on: string, note: Note = ignore): Result<string> {
  if (!isOpenForward(forward, on)) return missing('not_applicable');
  const market = markets.get(marketPlace(forward.currency, forward.counterCurrency, on));
  if (!market) return missing('no_data');
  const deal = {
    side: forward.side,
    notional: Number(forward.amount),
    strike: Number(forward.forwardRate),
    maturity: forward.maturityDate,
  };
  const worth = revaluation(deal, market, on, note);
  return worth.value === null ? worth : { value: toText(round(worth.value.toFixed(4), minorUnitsOf(forward.counterCurrency))) };
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
