import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualiseMonths } from './annualise';
import { chainLink } from './chain-link';
import { arithmeticExcess, geometricExcess } from './excess';
import { modifiedDietz, revaluedDietz } from './modified-dietz';

const rate = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const rates = fc.array(rate, { minLength: 1, maxLength: 120 });
const money = fc.integer({ min: 1, max: 1_000_000_000 });
const near = (actual: number | null, expected: number, digits = 1e-12) =>
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(digits * Math.max(1, Math.abs(expected)));

test('linking: a chain is the chain of its two parts', () => {
  fc.assert(
    fc.property(rates, rates, (first, second) => {
      const a = chainLink(first).value ?? 0;
      const b = chainLink(second).value ?? 0;
      near(chainLink([...first, ...second]).value, (1 + a) * (1 + b) - 1, 1e-11);
    }),
  );
});

test('linking: months into quarters into years is months into years', () => {
  fc.assert(
    fc.property(fc.array(rate, { minLength: 12, maxLength: 12 }), months => {
      const quarters = [0, 3, 6, 9].map(at => chainLink(months.slice(at, at + 3)).value);
      near(chainLink(quarters).value, chainLink(months).value ?? Number.NaN);
    }),
  );
});

test('the order of the months does not show beyond 1e-12', () => {
  fc.assert(
    fc.property(rates, returns => {
      near(chainLink(returns.toReversed()).value, chainLink(returns).value ?? 0);
    }),
  );
});

test('annualising undoes: the yearly rate over n months links back to the cumulative return', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.9, max: 5, noNaN: true }), fc.integer({ min: 13, max: 240 }), (cumulative, months) => {
      near((1 + (annualiseMonths(cumulative, months).value ?? 0)) ** (months / 12) - 1, cumulative, 1e-10);
    }),
  );
});

test('scale: the unit of money does not change a Dietz return', () => {
  fc.assert(
    fc.property(
      money,
      money,
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: 0, max: 30 }),
      (opening, closing, flow, elapsedDays) => {
        fc.pre(opening > 2000);
        const at = (unit: number) =>
          modifiedDietz({ opening: opening * unit, closing: closing * unit, days: 30, flows: [{ elapsedDays, amount: flow * unit }] })
            .value;
        near(at(1000), at(1) ?? Number.NaN);
      },
    ),
  );
});

test('without flows every method is closing over opening', () => {
  fc.assert(
    fc.property(money, money, (opening, closing) => {
      const expected = closing / opening - 1;
      near(modifiedDietz({ opening, closing, days: 30, flows: [] }).value, expected);
      near(revaluedDietz({ opening, closing, from: '2023-12-31', to: '2024-01-31', flows: [], revaluations: [] }).value, expected);
    }),
  );
});

test('with a value before every flow the revalued month is the true time-weighted return', () => {
  const day = (index: number) => `2024-01-${String(index + 1).padStart(2, '0')}`;
  fc.assert(
    fc.property(money, money, fc.array(fc.tuple(money, money), { maxLength: 10 }), (opening, closing, stops) => {
      const flows = stops.map(([, amount], index) => ({ day: day(index), amount }));
      const revaluations = stops.map(([valueBeforeFlow], index) => ({ day: day(index), valueBeforeFlow }));
      const month = revaluedDietz({ opening, closing, from: '2023-12-31', to: '2024-01-31', flows, revaluations });
      const opened = [opening, ...stops.map(([value, flow]) => value + flow)];
      const closed = [...stops.map(([value]) => value), closing];
      near(month.value, chainLink(closed.map((value, at) => value / (opened[at] ?? Number.NaN) - 1)).value ?? Number.NaN, 1e-9);
    }),
  );
});

test('sign: ahead is ahead by both excesses, and behind behind', () => {
  fc.assert(
    fc.property(rate, rate, (portfolio, benchmark) => {
      fc.pre(Math.abs(portfolio - benchmark) > 1e-12);
      const arithmetic = arithmeticExcess({ portfolio, benchmark }).value;
      const geometric = geometricExcess({ portfolio, benchmark }).value;
      expect(Math.sign(geometric ?? Number.NaN)).toBe(Math.sign(arithmetic ?? Number.NaN));
    }),
  );
});
