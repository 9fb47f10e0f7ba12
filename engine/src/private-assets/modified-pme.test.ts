import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainMPme, mPme } from './modified-pme';

test('the worked table of the encyclopaedia article: 2.02 %, 15.61 left (50-digit arithmetic)', () => {
  const found = mPme({
    contributions: [100, 50, 0, 0, 0],
    distributions: [0, 0, 60, 100, 0],
    index: [100, 105, 115, 100, 120],
    navs: [100, 165, 125, 15, 20],
  });
  expect(found).toMatchObject({ value: expect.closeTo(0.0201516589440939, 12), indexNav: expect.closeTo(15.61188517710257, 11) });
});

test('whatever is taken out, one call earns what the index earns', () => {
  const share = fc.integer({ min: 0, max: 100 });
  const growth = fc.integer({ min: 80, max: 150 });
  fc.assert(
    fc.property(share, growth, (out, level) => {
      fc.pre(level !== 100);
      const found = mPme({ contributions: [100, 0], distributions: [0, out], index: [100, level], navs: [100, 100 - out] });
      expect(found.value).toBeCloseTo(level / 100 - 1, 10);
    }),
  );
});

test('a NAV for every row, or none', () => {
  expect(mPme({ contributions: [100], distributions: [0], index: [100], navs: [] })).toMatchObject({ value: null, reason: 'gap' });
});

test('the explanation carries the very result', () => {
  const row = fc.tuple(
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 50, max: 200 }),
    fc.integer({ min: 0, max: 90 }),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), rows => {
      const column = (k: 0 | 1 | 2 | 3) => rows.map(each => each[k]);
      const inputs = { contributions: column(0), distributions: column(1), index: column(2), navs: column(3) };
      expect(explainMPme(inputs).result).toEqual(mPme(inputs));
    }),
  );
});
