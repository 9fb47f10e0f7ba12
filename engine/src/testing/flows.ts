import type { CashFlow } from '#private-assets/cash-flow';

/**
 * Flows written as a statement would: one day and one amount per line.
 *
 * @example flows('2021-01-01 -100') // [{ day: '2021-01-01', amount: -100 }]
 */
export function flows(statement: string): CashFlow[] {
  const lines = statement.split('\n').map(line => line.trim().split(/\s+/));
  return lines.flatMap(([day, amount]) => (day && amount ? [{ day, amount: Number(amount.replaceAll(',', '')) }] : []));
}
