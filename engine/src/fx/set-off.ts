import { explained, ignore, type Note } from '#explain';
import { compare, multiply, negate, subtract, toText } from '#money/decimal';
import { missing, type Explanation, type Result } from '#result';
import type { Side } from './mark-to-market';

/** A forward, and the opposite deal that closes it or a part of it: same pair, same maturity. Amounts are decimal text. */
export type SetOff = { side: Side; notional: string; strike: string; setOffNotional: string; setOffRate: string };

/** What was realised in quote currency and what stays open in base currency. */
export type SetOffOutcome = { realised: string; remaining: string };

/**
 * Closes a forward at the set-off rate, exactly: realised = side × N × (rate - K) on the part set off. More than is open
 * cannot be set off.
 *
 * @example setOff({ side: 'buy', notional: '100', strike: '150', setOffNotional: '40', setOffRate: '151.5' }) // realised 60.0, remaining 60
 */
export function setOff({ side, notional, strike, setOffNotional, setOffRate }: SetOff, note: Note = ignore): Result<SetOffOutcome> {
  if (compare(setOffNotional, 0) <= 0 || compare(setOffNotional, notional) > 0) return missing('not_applicable');
  const gain = subtract(setOffRate, strike);
  const perUnit = side === 'buy' ? gain : negate(gain);
  note({ id: 'gainPerUnit', value: toText(perUnit), unit: 'rate' });
  return { value: { realised: toText(multiply(perUnit, setOffNotional)), remaining: toText(subtract(notional, setOffNotional)) } };
}

/**
 * The set-off with its gain per unit.
 *
 * @example explainSetOff({ side: 'sell', notional: '1', strike: '2', setOffNotional: '1', setOffRate: '1' }).steps[0].value // '1'
 */
export function explainSetOff(input: SetOff): Explanation<SetOffOutcome> {
  return explained('fx.set-off', { side: input.side }, note => setOff(input, note));
}
