import type { ApiSchema } from '@hakaru/contract/public-api';
import { expect, test } from 'vitest';
import { findInSchema, namedType } from './find-in-schema';

const field = (name: string, type: string, description = '') => ({ name, type, description, args: [] });
const schema: ApiSchema = {
  roots: [{ ...field('figureGrid', '[FigureRow!]!', 'Figures of one day.'), scope: 'portfolio.read', isChange: false }],
  types: [
    { name: 'FigureRow', kind: 'object', description: 'A row.', fields: [field('entityId', 'ID!', 'The entity.')], values: [] },
    { name: 'RateMethod', kind: 'enum', description: 'A fixing.', fields: [], values: ['TTM', 'WMR'] },
  ],
};

test('words are found in names, descriptions, fields and values, all of them in one place', () => {
  const names = (search: string) => findInSchema(schema, search).types.map(({ name }) => name);
  expect(names('ttm')).toEqual(['RateMethod']);
  expect(names('ENTITYID')).toEqual(['FigureRow']);
  expect(names('figurerow row')).toEqual(['FigureRow']);
  expect(names('entity ttm')).toEqual([]);
  expect(names('')).toHaveLength(2);
  expect(findInSchema(schema, 'one day').roots).toHaveLength(1);
  expect(findInSchema(schema, 'portfolio.read figures').roots).toHaveLength(1);
});

test('a type is named without its marks', () => expect(namedType('[Figure!]!')).toBe('Figure'));
