import { expect, test } from 'vitest';
import { changeOf, replayCounts, replayFields } from './extraction-replay';

const box = { page: 1, x: 1, y: 2, width: 3, height: 4 };
const stands = (dataPointId: string, value: string | null, decidedValue: string | null = null) => ({
  dataPointId,
  tableName: 'notice',
  value,
  box: null,
  decidedValue,
});
const reads = (dataPointId: string, value: string | null) => ({
  dataPointId,
  tableName: 'notice',
  value,
  box: value === null ? null : box,
});

test('a value is the same, changed, gained or lost; empty before and after counts as the same', () => {
  expect(changeOf('1', '1')).toBe('same');
  expect(changeOf(null, null)).toBe('same');
  expect(changeOf('1', '2')).toBe('changed');
  expect(changeOf(null, '2')).toBe('gained');
  expect(changeOf('1', null)).toBe('lost');
});

test('values only stored and values only extracted are both listed, with the decision of a person beside them', () => {
  const fields = replayFields(
    [stands('a', '1'), stands('b', '2', '3'), stands('c', null), stands('d', '4')],
    [reads('a', '1'), reads('b', '9'), reads('c', '5'), reads('e', '6')],
  );
  expect(fields.map(({ dataPointId, change, decided }) => [dataPointId, change, decided])).toEqual([
    ['a', 'same', null],
    ['b', 'changed', '3'],
    ['c', 'gained', null],
    ['d', 'lost', null],
    ['e', 'gained', null],
  ]);
  expect(fields[4]?.after.box).toEqual(box);
  expect(replayCounts([{ fields }, { fields: null }])).toEqual({ same: 1, changed: 1, gained: 2, lost: 1 });
});

test('where several pages have a value, that of the first page is used', () => {
  const [field, ...others] = replayFields([stands('a', null), stands('a', '7'), stands('a', '8')], [reads('a', '7')]);
  expect(others).toEqual([]);
  expect(field).toMatchObject({ before: { value: '7' }, change: 'same' });
});
