import { expect, test } from 'vitest';
import { changesOf } from './history-changes';
import { dialogAddress, mandatesAddress } from './mandate-address';
import { columnsAddress, defaultColumns, detailColumns, figureColumnsOf, shownColumns } from './mandate-columns';
import { mandateForm, newMandate } from './mandate-form-values';
import { isClosed } from './mandate-rows';

const ended = (day: string | null) => ({ mandate: { performanceClosedDate: null, terminationDate: day } });

test('a mandate is closed from the day it ended', () => {
  expect(isClosed(ended('2024-09-30'), '2024-09-30')).toBe(true);
  expect(isClosed(ended('2024-09-30'), '2024-08-31')).toBe(false);
  expect(isClosed(ended(null), '2026-09-30')).toBe(false);
});

test('the usual columns need no address; any other choice is written in the order of the table', () => {
  expect(columnsAddress(defaultColumns)).toBeUndefined();
  expect(shownColumns(undefined)).toEqual(defaultColumns);
  expect(shownColumns(columnsAddress(['excess.1y', 'return.10y', 'nonsense']))).toEqual(['return.10y', 'excess.1y']);
  expect(figureColumnsOf(['ref', 'return.1y'])).toEqual(['marketValue.-', 'weight.-', 'return.1y']);
  expect(shownColumns(columnsAddress([...defaultColumns, ...detailColumns]))).toEqual(
    expect.arrayContaining(['trustee', 'valueAge.-', 'excess.5y']),
  );
});

test('an address keeps what it knows; a code of digits is still text', () => {
  expect(mandatesAddress({ q: 123, closed: true, view: 'sideways', dialog: 'add' })).toEqual({ q: '123', closed: true, dialog: 'add' });
  expect(dialogAddress({ dialog: 'explode', id: 'x' })).toEqual({});
});

test('a change tells the fields that differ, and a note as a whole', () => {
  const before = { id: '1', version: 1, name: 'Old', feeBps: 4, style: null };
  expect(changesOf({ before, after: { name: 'New', feeBps: 4, style: null } })).toEqual([{ name: 'name', before: 'Old', after: 'New' }]);
  expect(changesOf({ before: null, after: 'Met the manager' })).toEqual([{ name: 'note', before: null, after: 'Met the manager' }]);
});

test('5.036 5.037 5.043 the form obeys the contract; what is left empty is none', () => {
  const filled = {
    ...newMandate('JPY', { fiscal_year_start: 4, rateMethod: 'WMR' }),
    ref: 'ＡＢ１',
    name: 'Own',
    openedDate: '2026-04-01',
  };
  expect(mandateForm.safeParse(filled).data).toMatchObject({ ref: 'AB1', classId: null, feeBps: null, fiscal_year_start: 4 });
  const codes = (change: object) =>
    mandateForm.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(codes({ reportingStartDate: '2026-03-31' })).toEqual([['reportingStartDate', 'beforeOpened']]);
  expect(codes({ feeBps: 'much' })).toContainEqual(['feeBps', 'number']);
});
