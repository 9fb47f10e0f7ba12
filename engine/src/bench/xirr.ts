import { addDays } from '#calendar/day';
import type { CashFlow } from '#private-assets/cash-flow';
import { xirr } from '#private-assets/irr';
import type { BenchCase } from './measure';
import { stream } from './random';

const FLOWS = 40;
const CALLS = 12;
const ROUNDS = 4; // the calibration loop does the exponentials of four evaluations per series

/** XIRR over funds of 40 flows (12 calls, 27 distributions, a closing NAV), 10,000 of them, each solved as a screen asks for it; limit 15 µs and aim 8 µs each. */
export const xirrCases: readonly BenchCase[] = [caseOf(10_000)];

function fundFlows(count: number): CashFlow[][] {
  const next = stream(40);
  return Array.from({ length: count }, () => {
    const life = 3650 + Math.floor(next() * 1460);
    const growth = next() * 0.35 - 0.05;
    return Array.from({ length: FLOWS }, (_, i) => {
      const isCall = i < CALLS;
      const day = i === FLOWS - 1 ? life : Math.floor(isCall ? (i + next()) * 120 : 900 + ((i - CALLS + next()) / 27) * (life - 900));
      const size = 0.5 + next();
      return { day: addDays('2010-01-01', day), amount: isCall ? -size * 1e6 : size * 4.5e5 * (1 + growth) ** (day / 365 - 2) };
    });
  });
}

function caseOf(count: number): BenchCase {
  return {
    name: `XIRR, ${count / 1000},000 series of ${FLOWS} flows`,
    units: count,
    unit: 'series',
    calls: { exp: count * FLOWS * ROUNDS, multiplyAdd: count * FLOWS * ROUNDS * 3 },
    limitMs: count * 0.015,
    aimMs: count * 0.008,
    prepare: () => {
      const funds = fundFlows(count);
      return () => funds.filter(flows => xirr(flows).value === null).length;
    },
  };
}
