import { isBaselMeasure } from '@hakaru/contract/basel-measures';
import { measureNames, measures } from '@hakaru/contract/figures';
import { isPeerMeasure } from '@hakaru/contract/peer-measures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
// Capital figures need a package this organisation does not have; peer figures belong to consultants.
const ALL = measureNames
  .filter(name => !isBaselMeasure(name) && !isPeerMeasure(name))
  .map(name => `${name}.${measures[name].over === 'day' ? '-' : '1y'}`);
const AT_ONCE = 30;
type Row = { entityId: string; figures: { key: string }[] };

/** Every measure, in groups of the size one request may ask for. */
const groups = Array.from({ length: Math.ceil(ALL.length / AT_ONCE) }, (_, at) => ALL.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

// Browsers do not request the keys and build them themselves, so they must be predictable.
test.each(groups)(
  'the key of every figure of a grid, a series and a history is its entity, column and day: from %s',
  async (...columns) => {
    const { data, errors } = await server.ask(
      token,
      `query($asset: ID!, $day: String!, $columns: [String!]!) {
      figureGrid(assetId: $asset, asOf: $day, rows: accounts, columns: $columns) { entityId figures { key } }
      figureHistory(assetId: $asset, from: "2026-07-31", to: $day, rows: classes, column: "marketValue.-") { entityId figures { key } }
    }`,
      { asset: ASSET, day: AS_OF, columns },
    );
    expect(errors).toBeUndefined();
    const { figureGrid, figureHistory } = data as { figureGrid: Row[]; figureHistory: Row[] }; // the fields of the query
    expect(figureGrid.length).toBeGreaterThan(20);
    for (const { entityId, figures } of figureGrid) {
      expect(figures.map(({ key }) => key)).toEqual(columns.map(column => `${entityId}.${column}.${AS_OF}`));
    }
    expect(figureHistory.length).toBeGreaterThan(3);
    for (const { entityId, figures } of figureHistory) {
      expect(figures.map(({ key }) => key)).toEqual(['2026-07-31', '2026-08-31', AS_OF].map(day => `${entityId}.marketValue.-.${day}`));
    }
    const series = await server.ask(
      token,
      `query($asset: ID!, $entity: ID!, $columns: [String!]!) {
      figureSeries(assetId: $asset, entityId: $entity, from: "2026-08-31", to: "2026-09-30", columns: $columns) { asOf figures { key } }
    }`,
      { asset: ASSET, entity: figureGrid[0]?.entityId, columns },
    );
    expect(series.errors).toBeUndefined();
    const { figureSeries } = series.data as { figureSeries: { asOf: string; figures: { key: string }[] }[] }; // the fields of the query
    expect(figureSeries.map(({ asOf }) => asOf)).toEqual(['2026-08-31', AS_OF]);
    for (const { asOf, figures } of figureSeries) {
      expect(figures.map(({ key }) => key)).toEqual(columns.map(column => `${figureGrid[0]?.entityId}.${column}.${asOf}`));
    }
  },
);
