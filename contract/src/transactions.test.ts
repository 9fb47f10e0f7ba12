import { sum, toText } from '@hakaru/engine/money/decimal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactionTypes } from './enumerations';
import { AppError } from './errors';
import { parse } from './fields';
import { cashDirections, cashOf, categoryOfType, legsOf, transactionInput, typesToEnter, type Instructed } from './transactions';

const HERE = '11111111-1111-4111-8111-111111111111';
const THERE = '22222222-2222-4222-8222-222222222222';
const instructed = (change: Partial<Instructed>): Instructed => ({
  entityId: HERE,
  type: 'fee',
  currency: 'JPY',
  amount: '100',
  side: null,
  counterCurrency: null,
  rate: null,
  fromEntityId: null,
  toEntityId: null,
  ...change,
});
const moved = (change: Partial<Instructed>) =>
  legsOf(instructed(change)).map(({ mandateId, currency, amount, cash }) => [
    mandateId === HERE ? 'here' : 'there',
    currency,
    amount,
    cash,
  ]);

test('every type is in exactly one category and has a direction', () => {
  for (const type of transactionTypes) expect(categoryOfType(type)).toBeTruthy();
  expect(Object.keys(cashDirections).toSorted()).toEqual([...transactionTypes].toSorted());
});

const moves: [Partial<Instructed>, unknown[]][] = [
  [{ type: 'fee' }, [['here', 'JPY', '100', '-100']]],
  [{ type: 'distribution' }, [['here', 'JPY', '100', '100']]],
  [{ type: 'fee', amount: '-100' }, [['here', 'JPY', '100', '-100']]],
  [{ type: 'unitAdjustment' }, [['here', 'JPY', '100', '0']]],
  [{ type: 'cashTransfer' }, [['here', 'JPY', '100', '-100']]],
  [{ type: 'cashTransfer', toEntityId: HERE }, [['here', 'JPY', '100', '100']]],
  [{ type: 'fxForward', currency: 'USD' }, []],
];

test.each(moves)('%j moves %j', (change, legs) => expect(moved(change)).toEqual(legs));

test('a transfer between two mandates moves both accounts by the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), units => {
      const legs = legsOf(instructed({ type: 'cashTransfer', amount: String(units), fromEntityId: THERE, toEntityId: HERE }));
      expect(legs.map(({ mandateId }) => mandateId)).toEqual([THERE, HERE]);
      expect(toText(sum(legs.map(({ cash }) => cash)))).toBe('0');
    }),
  );
});

test('a deal moves both currencies, the other one at the rate to its smallest unit', () => {
  const deal = { type: 'fxForward', currency: 'USD', amount: '1000.55', counterCurrency: 'JPY', rate: '126.4123' };
  expect(moved({ ...deal, side: 'sell' })).toEqual([
    ['here', 'USD', '1000.55', '-1000.55'],
    ['here', 'JPY', '126482', '126482'],
  ]);
  expect(moved({ ...deal, side: 'buy' }).map(leg => leg[3])).toEqual(['1000.55', '-126482']);
});

const input = (change: object = {}) => ({
  mandateId: HERE,
  type: 'buy',
  tradeDate: '2026-11-10',
  settlementDate: '2026-11-12',
  currency: 'JPY',
  amount: '1000',
  fee: '3',
  ...change,
});
const refused = (change: object): unknown => {
  try {
    return parse(transactionInput, input(change));
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
};

test('the trade is on or before the settlement, each date in its own words [5.041] [5.042]', () => {
  expect(refused({ tradeDate: '2026-11-12' })).toMatchObject({ tradeDate: '2026-11-12' });
  expect(refused({ tradeDate: '2026-11-13' })).toEqual({ tradeDate: ['tradeAfterSettlement'], settlementDate: ['settlementBeforeTrade'] });
  // Reported while other fields are still empty, too, because the dates may be typed first.
  expect(refused({ tradeDate: '2026-11-13', amount: '', mandateId: '' })).toMatchObject({
    tradeDate: ['tradeAfterSettlement'],
    settlementDate: ['settlementBeforeTrade'],
    amount: ['required'],
  });
});

test('what comes from instructions alone is not entered, an open direction is asked for, and no currency is split below its unit', () => {
  expect(typesToEnter).not.toContain('fxForward setoff');
  expect(refused({ type: 'fxForward', direction: 'in' })).toEqual({ type: ['byInstruction'] });
  expect(refused({ type: 'cashTransfer' })).toEqual({ direction: ['required'] });
  expect(refused({ amount: '1.5' })).toEqual({ amount: ['minorUnit'] });
  expect(refused({ amount: '0' })).toEqual({ amount: ['positive'] });
});

test('a fee leaves the account with what is paid, and comes off what is received', () => {
  expect(cashOf({ type: 'buy', amount: '1000', direction: null, fee: '3' })).toBe('-1003');
  expect(cashOf({ type: 'sell', amount: '1000', direction: null, fee: '3' })).toBe('997');
  expect(cashOf({ type: 'cashTransfer', amount: '1000', direction: 'out', fee: null })).toBe('-1000');
});
