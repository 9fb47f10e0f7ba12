import { explained, ignore, type Note } from '#explain';
import type { Result } from '#result';

/** What moved a value between two days, in whole minor units so that it foots to the last unit. Signs as they act on the value. */
export type BridgeInput = { opening: bigint; closing: bigint; movements: readonly { id: string; amount: bigint }[] };

/** The bridge from opening to closing; `unexplained` is shown, never spread over the other bars. */
export type ValueBridge = {
  opening: bigint;
  bars: readonly { id: string; amount: bigint; from: bigint; to: bigint }[];
  unexplained: bigint;
  closing: bigint;
};

/**
 * The bars from opening to closing value. Movements of one id are added up in the order they first appear; opening + bars + unexplained
 * is the closing value exactly.
 *
 * @example valueBridge({ opening: 100n, closing: 130n, movements: [{ id: 'flows', amount: 20n }, { id: 'gain', amount: 9n }] }).unexplained // 1n
 */
export function valueBridge({ opening, closing, movements }: BridgeInput, note: Note = ignore): ValueBridge {
  const totals = new Map<string, bigint>();
  for (const { id, amount } of movements) totals.set(id, (totals.get(id) ?? 0n) + amount);
  let level = opening;
  const bars = [...totals].map(([id, amount]) => {
    const from = level;
    level += amount;
    note({ id: 'movement', value: amount.toString(), unit: 'money', at: id });
    return { id, amount, from, to: level };
  });
  note({ id: 'unexplained', value: (closing - level).toString(), unit: 'money' });
  return { opening, bars, unexplained: closing - level, closing };
}

/**
 * The bridge as an explanation, its result the closing value it foots to.
 *
 * @example explainValueBridge({ opening: 1n, closing: 2n, movements: [] }).steps // unexplained '1'
 */
export function explainValueBridge(input: BridgeInput) {
  return explained('returns.value-bridge', {}, (note): Result<ValueBridge> => ({ value: valueBridge(input, note) }));
}
