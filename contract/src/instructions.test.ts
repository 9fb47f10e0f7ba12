import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instructionCategories, transactionTypes } from './enumerations';
import { AppError } from './errors';
import { parse } from './fields';
import {
  instructionActions,
  instructionInput,
  instructionMoves,
  instructionTypeOf,
  instructionTypes,
  missingToFinalise,
  moveOf,
  openAnswers,
  trusteeAnswerInput,
  trusteeAnswers,
  typesByHand,
  type InstructionStatus,
  type TrusteeAnswer,
} from './instructions';
import { instructionStatuses } from './address-choices';

/** The table of the decisions, repeated by hand: [from, action, to], forwards marked. */
const ALLOWED = new Set([
  '- create preliminary',
  'preliminary finalize final',
  'preliminary delete invalid',
  'final cancel cancelled',
  'final setoff finalSetoff FX',
  'finalSetoff cancel setoff final FX',
  'final split finalSplit FX',
  'finalSplit cancel cancelled FX',
]);

test('the moves are exactly those of the state table', () => {
  const written = instructionMoves.map(({ from, action, to, category }) => `${from ?? '-'} ${action} ${to}${category ? ' FX' : ''}`);
  expect(new Set(written)).toEqual(ALLOWED);
  expect(instructionMoves).toHaveLength(ALLOWED.size);
});

const RUNS = process.env['COUNTS'] === 'full' ? 50_000 : 2_000;

test('no sequence of actions leaves the state table, and cancelled and invalid are the end [4.015]', () => {
  const sequence = fc.array(fc.constantFrom(...instructionActions), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...instructionCategories), sequence, (category, actions) => {
      let status: InstructionStatus | null = null;
      for (const action of actions) {
        const before: InstructionStatus | null = status;
        const move = moveOf({ status, category }, action);
        const isForward = category === 'FX Forward';
        const wanted = [...ALLOWED].find(
          line =>
            line.startsWith(`${before ?? '-'} ${action} `) &&
            line.split(' ').length >= 3 &&
            (isForward || !line.endsWith(' FX')) &&
            rest(line, before, action),
        );
        expect(move !== null).toBe(wanted !== undefined);
        if (move) status = move.to;
        if (before === 'cancelled' || before === 'invalid') expect(status).toBe(before);
        if (status !== null) expect(instructionStatuses).toContain(status);
        if (!isForward) expect(['finalSetoff', 'finalSplit']).not.toContain(status);
      }
    }),
    { numRuns: RUNS },
  );
});

/** `cancel` is also the beginning of `cancel setoff`: the action must be followed by a status. */
function rest(line: string, from: string | null, action: string): boolean {
  const [status = ''] = line.slice(`${from ?? '-'} ${action} `.length).split(' ');
  return instructionStatuses.some(one => one === status);
}

test('every transaction type belongs to exactly one category, and only to it [3.057]', () => {
  expect(Object.keys(instructionTypes)).toEqual([...instructionCategories]);
  expect(Object.values(instructionTypes).flat().toSorted()).toEqual([...transactionTypes].toSorted());
  expect(instructionTypeOf('Fee', 'rebate')).toBe('rebate');
  expect(instructionTypeOf('Fee', 'cashTransfer')).toBeNull();
  expect(instructionTypeOf('Nonsense', 'fee')).toBeNull();
  expect(instructionTypeOf('FX Forward', 'fxForwardSetoff')).toBe('fxForward setoff');
  expect(typesByHand('FX Forward')).toEqual(['fxForward']);
});

const GIVEN = {
  entityId: '00000000-0000-4000-8000-000000000001',
  category: 'Fee',
  type: 'fee',
  tradeDate: '2026-11-10',
  settlementDate: '2026-11-12',
  currency: 'JPY',
  amount: '1000',
};

function fieldsOf(change: object): unknown {
  try {
    parse(instructionInput, { ...GIVEN, ...change });
    return null;
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

test.each([
  [{}, null],
  [{ settlementDate: '2026-11-09' }, { settlementDate: ['settlementBeforeTrade'] }],
  [{ tradeDate: '2026-02-30' }, { tradeDate: ['dateFormat'] }],
  [{ type: 'cashTransfer' }, { type: ['otherCategory'] }],
  [{ category: 'FX Forward', type: 'fxForward split' }, { type: ['otherCategory'] }],
  [{ amount: '10.5' }, { amount: ['minorUnit'] }],
  [{ amount: '10.55', currency: 'USD' }, null],
  [{ amount: '0' }, { amount: ['positive'] }],
  [{ amount: '-1' }, { amount: ['number'] }],
  [{ amount: '1e3' }, { amount: ['number'] }],
  [{ amount: '' }, { amount: ['required'] }],
  [{ rate: '0.0' }, { rate: ['positive'] }],
  [{ counterCurrency: 'JPY' }, { counterCurrency: ['sameCurrency'] }],
  [{ counterCurrency: 'USD' }, { counterCurrency: ['dealOnly'] }],
  [{ status: 'final' }, { status: ['unknownField'] }],
])('%j is answered with %j', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

test('a draft may lack what a final instruction needs, by category', () => {
  const bare = { side: null, counterCurrency: null, rate: null, fromName: null, toName: null, securityName: null };
  const missing = Object.fromEntries(
    instructionCategories.map(category => [category, missingToFinalise({ ...bare, category, type: instructionTypes[category][0] ?? '' })]),
  );
  expect(missing).toEqual({
    'Cash Transfer': ['fromName', 'toName'],
    Fee: ['toName'],
    'Private Asset': ['securityName'],
    Fund: ['securityName'],
    'FX Forward': ['side', 'counterCurrency', 'rate'],
    Receipt: ['toName'],
  });
  const spot = { ...bare, category: 'Fund', type: 'sell', counterCurrency: 'JPY' } as const;
  expect(missingToFinalise(spot)).toEqual(['rate']);
});

test('a trust bank confirms or returns once, and says why it returns', () => {
  expect(openAnswers([])).toEqual([...trusteeAnswers]);
  expect(openAnswers(['received'])).toEqual(['confirmed', 'returned']);
  for (const last of ['confirmed', 'returned'] satisfies TrusteeAnswer[]) expect(openAnswers([last])).toEqual([]);
  expect(() => parse(trusteeAnswerInput, { answer: 'returned', comment: ' ' })).toThrow(AppError);
  expect(parse(trusteeAnswerInput, { answer: 'confirmed', reference: 'K-1' })).toEqual({
    answer: 'confirmed',
    comment: null,
    reference: 'K-1',
  });
});
