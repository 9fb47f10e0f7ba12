import { expect, test } from 'vitest';
import { idsCarriedBy, readIds } from '#spec/ids';

const known = ['1.01', '2.3.01', '2.3.02', '2.3.03', '2.3.04', '7R.01', '7R.02', '9.020', '9.021'];
const carried = (text: string) => [...idsCarriedBy({ path: 'web/src/menu.test.ts', text }, known)].toSorted();

test('the list has a heading, then id, area and requirement', () => {
  expect(readIds('id\tarea\trequirement\n2.3.01\tmenu\tHides it\n7R.01\trest\tAnswers\n')).toEqual([
    { id: '2.3.01', area: 'menu', requirement: 'Hides it' },
    { id: '7R.01', area: 'rest', requirement: 'Answers' },
  ]);
});

test.each([
  ['one id in a title', `test('2.3.04 the menu hides what is closed', f);`, ['2.3.04']],
  ['several', `test('2.3.01, 7R.02 and 9.020: sizes', f);`, ['2.3.01', '7R.02', '9.020']],
  ['a range counts for nothing', `describe('2.3.01-2.3.03 menus', f);`, []],
  ['nor does a short range', `test('2.3.02–04 menus', f);`, []],
  ['a table by rows', `test.each([['9.020', 1], ['7R.01', 2]])('%s', f);`, ['7R.01', '9.020']],
  ['a table by key', `const sizes = { '9.021': 10 };`, ['9.021']],
  ['a table by id', `const rows = [{ id: '1.01', value: 3 }, { ids: ['9.020', '9.021'] }];`, ['1.01', '9.020', '9.021']],
  ['a template', 'test(`2.3.01 ${name}`, f);', ['2.3.01']],
  ['a browser test', `test.describe('7R.01', f);`, ['7R.01']],
  ['before words', `const name = '9.020 page size';`, ['9.020']],
  ['in brackets, each by itself', `test('sizes are kept [9.020] [1.01]', f);`, ['1.01', '9.020']],
  ['two in one pair of brackets are a range or a list', `test('grows within [1.01, 1.02]', f); test('sizes [9.020–9.021]', f);`, []],
  ['brackets outside a title', `const range = 'a[1.01]';`, []],
  ['a decimal is no id', `expect(format(1.01)).toBe('1.01');`, []],
  ['arithmetic in a title is no id', `test('1.01 × 1.01 = 1.0201', f); test('grows to 1.01 in a year', f);`, []],
  ['a title that is nothing else', `test('9.020', f);`, ['9.020']],
  ['a figure after the id of a title', `test('9.020 36 months', f); test('9.021 %s is refused', f);`, ['9.020', '9.021']],
  ['per cent is no placeholder', `test('1.01 % of it', f);`, []],
  ['a list of figures is no table', `expect(all).toEqual(['1.01', '2.07']);`, []],
  ['a list of cases', `test.each(['9.020', '9.021'])('%s', f);`, ['9.020', '9.021']],
  ['an unknown id', `test('2.3.99 nothing', f);`, []],
  ['a part of a longer number', `test('12.3.04 and 2.3.041', f);`, []],
  ['a skipped test carries nothing', `test.skip('2.3.04 later', f);`, []],
])('%s', (_title, text, expected) => {
  expect(carried(text)).toEqual(expected);
});

test('in the engine a decimal may stand first in a row', () => {
  const source = { path: 'engine/src/money/money.test.ts', text: `test.each([['1.01', 2]])('%s', f); test('1.01 totals', f);` };
  expect([...idsCarriedBy(source, known)]).toEqual(['1.01']);
  expect([...idsCarriedBy({ ...source, text: `test.each([['1.01', 2]])('%s', f);` }, known)]).toEqual([]);
});
