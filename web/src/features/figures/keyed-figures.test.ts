import { figureKey, measureNames, measures, readColumn } from '@hakaru/contract/figures';
import { expect, test } from 'vitest';
import { documentOf } from './grids-together';
import { keyedGrid, keyedHistory, keyedSeries } from './keyed-figures';

const ENTITY = '5f0c0000-0000-4000-8000-000000000000';
const BARE = { value: '1', reason: null, quality: null };
const COLUMNS = [...measureNames.map(name => `${name}.${measures[name].over === 'day' ? '-' : '1y'}`), 'totalEffect.itd.2024-03-31'];
const keyOf = (column: string, asOf: string) => {
  const read = readColumn(column);
  if (!read) throw new Error(`${column} is no column`);
  return figureKey({ ...read, entityId: ENTITY, asOf });
};

test('a figure that came without its key is given the one the contract writes, for every measure', () => {
  const asOf = '2026-09-30';
  const figures = COLUMNS.map(() => BARE);
  const expected = COLUMNS.map(column => keyOf(column, asOf));
  expect(keyedGrid([{ entityId: ENTITY, figures }], COLUMNS, asOf)[0]?.figures.map(({ key }) => key)).toEqual(expected);
  expect(keyedSeries([{ asOf, figures }], COLUMNS, ENTITY)[0]?.figures.map(({ key }) => key)).toEqual(expected);
});

test('a history is keyed month by month, also over the end of February', () => {
  const [row] = keyedHistory([{ entityId: ENTITY, figures: [BARE, BARE, BARE] }], 'marketValue.-', {
    from: '2024-01-31',
    to: '2024-03-31',
  });
  expect(row?.figures.map(({ key }) => key)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31'].map(day => keyOf('marketValue.-', day)));
});

test('several grids are one document, each with its own name and variables', () => {
  const document = documentOf(3);
  for (const at of [0, 1, 2]) {
    expect(document).toContain(`grid${at}: figureGrid(`);
    expect(document).toContain(`assetId: $assetId${at}\n`);
    expect(document).toContain(`$columns${at}: [String!]!`);
  }
  expect(document).not.toMatch(/\$[a-zA-Z]+(?![a-zA-Z\d])/);
  expect([...document.matchAll(/[{}]/g)].reduce((depth, [sign]) => depth + (sign === '{' ? 1 : -1), 0)).toBe(0);
});
