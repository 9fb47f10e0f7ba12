import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { figure } from '#features/measures/figure';
import type { FactSeries } from './book';
import { FigureCalculator } from './calculator';
import { loadBook } from './load-book';
import { packFacts, unpackFacts } from './packed-facts';
import * as store from './store';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const month = fc.record({
  value: fc.option(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String)),
  id: fc.nat().map(String),
  quality: fc.constantFrom('audited' as const, 'valuated' as const, 'estimated' as const),
  age: fc.option(fc.integer({ min: 1, max: 400 })),
  isCarried: fc.boolean(),
});
const series = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.array(month, { maxLength: 30 })).map(([firstMonth, months]): FactSeries => {
  const ages = months.flatMap(({ age }, at) => (age === null ? [] : [[firstMonth + at, age] as const]));
  const carried = months.flatMap(({ isCarried }, at) => (isCarried ? [firstMonth + at] : []));
  return {
    firstMonth,
    values: months.map(({ value }) => value),
    ids: months.map(({ value, id }) => (value === null ? null : id)),
    qualities: months.map(({ value, quality }) => (value === null ? null : quality)),
    ...(ages.length > 0 ? { ages: new Map(ages) } : {}),
    ...(carried.length > 0 ? { carried: new Set(carried) } : {}),
  };
});

test('what is unpacked is what was packed, months without a fact included', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.uuid(), series)), rows => {
      const facts = new Map(rows);
      expect(unpackFacts(packFacts(facts))).toEqual(facts);
    }),
  );
});

test('a slim calculator gives the same figures; the tables screens begin with it has without unpacking', async () => {
  const place = { id: demoId('HMAIN'), ownerId: demoId('HOSHI') };
  const book = await inScope(server.app.database.db, { organisation: place.ownerId }, async db => {
    const asset = await store.findAsset(db, place);
    return asset && (await loadBook(db, asset, null));
  });
  if (!book) throw new Error('the demo has this asset');
  const full = new FigureCalculator(book);
  const columns = [['marketValue', null], ['return', '1y'], ['excess', '3y'], ['volatility', '1y']] as const; // oxfmt-ignore
  const rowsOf = (calculator: FigureCalculator) =>
    [...book.entities.keys()].map(entityId => ({
      entityId,
      figures: columns.map(([measure, horizon]) => figure(calculator, { entityId, measure, horizon, asOf: '2026-09-30' })),
    }));
  const table = await full.recalledRows('table', async () => rowsOf(full));
  const slim = full.slim();
  expect([full.isSlim(), slim.isSlim(), slim.slim().book === slim.book]).toEqual([false, true, true]);
  expect(slim.bytes()).toBeLessThan(full.bytes() / 2);
  expect(await slim.recalledRows('table', () => Promise.reject(new Error('it is there')))).toBe(table);
  expect(slim.isSlim()).toBe(true);
  expect(rowsOf(slim)).toEqual(table);
  expect(slim.isSlim()).toBe(false); // it had to unpack its facts
  expect(slim.book).toEqual(book);
});
