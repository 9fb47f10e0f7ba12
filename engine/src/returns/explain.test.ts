import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { horizons } from '#calendar/horizons';
import { monthEndOfIndex, monthIndexOf } from '#calendar/month-end';
import { returnMethods } from '#testing/methods/returns';
import { uncleanIn } from '#testing/unclean';
import { annualiseDays, annualisedReturn, explainAnnualiseDays, explainAnnualisedReturn } from './annualise';
import { chainLink, explainChainLink } from './chain-link';
import { arithmeticExcess, explainExcess, geometricExcess } from './excess';
import { explainHorizonReturn, explainTrailingReturn, horizonReturn, trailingReturn } from './horizons';
import { explainModifiedDietz, explainRevaluedDietz, modifiedDietz, revaluedDietz } from './modified-dietz';

type Inputs = {
  returns: (number | null)[];
  amounts: [number, number, number, number];
  days: number;
  horizon: (typeof horizons)[number];
  missing: 'break' | 'skip';
  timing: 'end' | 'start';
};
type Both = [unknown, { method: string; result: unknown }];

const FIRST = monthIndexOf('2015-01-31');
const series = ({ returns }: Inputs) => ({ firstMonth: FIRST, returns });
const lastDay = ({ returns }: Inputs) => monthEndOfIndex(FIRST + returns.length - 1);
function dietz({ amounts: [opening, closing, amount], days, timing }: Inputs) {
  return { opening, closing, days, timing, flows: [{ elapsedDays: Math.floor(days / 3), amount }] };
}

function revalued({ amounts: [opening, closing, amount, valueBeforeFlow], timing }: Inputs) {
  const flows = [{ day: '2024-01-10', amount }];
  return { opening, closing, from: '2023-12-31', to: '2024-01-31', flows, timing, revaluations: [{ day: '2024-01-10', valueBeforeFlow }] };
}

// Each method: the plain answer and the explained one, from the same inputs.
const both: Readonly<Record<string, (inputs: Inputs) => Both>> = {
  'returns.modified-dietz': inputs => [modifiedDietz(dietz(inputs)), explainModifiedDietz(dietz(inputs))],
  'returns.revalued-dietz': inputs => [revaluedDietz(revalued(inputs)), explainRevaluedDietz(revalued(inputs))],
  'returns.chain-link': ({ returns, missing }) => [chainLink(returns, { missing }), explainChainLink(returns, { missing })],
  'returns.annualise-days': ({ amounts, days }) => [annualiseDays(amounts[0] / 100, days), explainAnnualiseDays(amounts[0] / 100, days)],
  'returns.annualised': ({ returns }) => [annualisedReturn(returns), explainAnnualisedReturn(returns)],
  'returns.horizon': inputs => {
    const query = { horizon: inputs.horizon, asOf: lastDay(inputs), fiscalYearStart: 4 };
    return [horizonReturn(series(inputs), query), explainHorizonReturn(series(inputs), query)];
  },
  'returns.trailing': inputs => [trailingReturn(series(inputs), { months: 6 }), explainTrailingReturn(series(inputs), { months: 6 })],
  'returns.excess': ({ amounts: [portfolio, benchmark], missing }) => {
    const method = missing === 'skip' ? 'geometric' : 'arithmetic';
    const plain = method === 'geometric' ? geometricExcess : arithmeticExcess;
    return [plain({ portfolio, benchmark }), explainExcess({ portfolio, benchmark }, method)];
  },
};

const rounded = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(each => Math.round(each * 1e12) / 1e12 + 0);
const amount = rounded(-200, 1000);
const inputs: fc.Arbitrary<Inputs> = fc.record({
  returns: fc.array(fc.option(rounded(-1.02, 1), { freq: 15 }), { maxLength: 130 }),
  amounts: fc.tuple(amount, amount, amount, amount),
  days: fc.integer({ min: 0, max: 900 }),
  horizon: fc.constantFrom(...horizons),
  missing: fc.constantFrom('break', 'skip'),
  timing: fc.constantFrom('end', 'start'),
});

test('every method of the folder is shown here', () => {
  expect(Object.keys(both)).toEqual(returnMethods.map(method => method.id));
});

describe('the explained figure is the figure, and clean', () => {
  test.each(Object.entries(both))('%s', (id, run) => {
    fc.assert(
      fc.property(inputs, given => {
        const [plain, explained] = run(given);
        expect(explained.result).toEqual(plain);
        expect(explained.method).toBe(id);
        expect(uncleanIn(explained)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
