import { expect, test } from 'vitest';
import { planTrades, type TradeLine } from './trades';

const line = (id: string, move: string | null, given: Partial<TradeLine> = {}): TradeLine => ({
  id,
  move,
  sellable: '1000000',
  costBps: '0',
  isTraded: true,
  ...given,
});
const terms = { cashHeld: '0', keepCash: '0', minimumTrade: '1', places: 0 };

test('sales pay purchases; costs come out of cash, and what stays is what was there less what it cost', () => {
  const found = planTrades({
    ...terms,
    cashHeld: '50',
    lines: [line('a', '-1000', { costBps: '100' }), line('b', '1000', { costBps: '100' })],
  });
  expect(found.trades).toEqual([
    { id: 'a', amount: '-1000', cost: '10', reason: null },
    { id: 'b', amount: '1000', cost: '10', reason: null },
  ]);
  expect(found).toMatchObject({ bought: '1000', sold: '1000', costs: '20', cashAvailable: '1040', cashAfter: '30' });
});

test('without enough money every purchase is cut by the same share, and cash never falls below what has to stay', () => {
  const lines = [line('a', '-300'), line('b', '400'), line('c', '200')];
  const found = planTrades({ ...terms, cashHeld: '120', keepCash: '100', lines });
  expect(found.trades.map(({ amount, reason }) => [amount, reason])).toEqual([
    ['-300', null],
    ['212', 'scaled'],
    ['105', 'scaled'],
  ]);
  expect(Number(found.cashAfter)).toBeGreaterThanOrEqual(100);
});

test('what is too small, not traded, unknown or more than there is, is left out or limited, and says why', () => {
  const lines = [
    line('small', '9'),
    line('closed', '500', { isTraded: false }),
    line('unknown', null),
    line('inside', '0'),
    line('much', '-5000', { sellable: '4000' }),
  ];
  const found = planTrades({ ...terms, minimumTrade: '10', lines });
  expect(found.trades.map(({ amount, reason }) => [amount, reason])).toEqual([
    ['0', 'belowMinimum'],
    ['0', 'notTraded'],
    ['0', 'gap'],
    ['0', 'withinTarget'],
    ['-4000', 'limited'],
  ]);
});

test('for any moves, cash after is cash before plus sales less purchases and costs, and stays above what is kept', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: 6 }, (_, at) =>
      line(String(at), String(next(2_000_001) - 1_000_000), { costBps: String(next(50)) }),
    );
    const cashHeld = String(next(500_000));
    const keepCash = String(next(300_000));
    const { bought, sold, costs, cashAfter } = planTrades({ lines, cashHeld, keepCash, minimumTrade: '1000', places: 0 });
    expect(Number(cashAfter)).toBe(Number(cashHeld) + Number(sold) - Number(bought) - Number(costs));
    expect(Number(cashAfter)).toBeGreaterThanOrEqual(Math.min(Number(cashHeld), Number(keepCash)));
  }
});
