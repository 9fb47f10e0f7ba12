import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { compare, differing, shownCells, type ShownRow } from './testing/recalculated';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const WAIT = 400_000; // LibreOffice may have to be installed first

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const FUNDS = ['notionalAllocation', 'notionalSelection', 'notionalInteraction', 'notionalOther', 'heldFund', 'policyReturn'];
const DECISIONS = ['geometricBenchmark', 'geometricManager', 'geometricWithin', 'notionalReturn', 'mandateMixReturn'];

test(
  '1.16 1.38 effects between notional funds and decisions one after another come out of weights and returns',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const columns = [...FUNDS, ...DECISIONS].flatMap(measure => ['1m', '1y', 'itd.2024-03-31'].map(span => `${measure}.${span}`));
    const query = `query($columns: [String!]!) {
      figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: root, columns: $columns) { entityId figures { key value reason } } }`;
    const { data, errors } = await server.ask(token, query, { columns });
    expect(errors).toBeUndefined();
    const shown: ShownRow[] = data.figureGrid;
    const payload = {
      assetId: ASSET,
      title: 'Without linking',
      language: 'en',
      rows: shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF })),
      columns: columns.map(column => ({ column, label: column })),
    };
    const headers = { authorization: `Bearer ${token}` };
    const reply = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
    expect(reply.statusCode).toBe(200);
    expect(shownCells(reply.rawPayload).filter(({ isFormula }) => !isFormula)).toEqual([]);
    const book = await recalculate(reply.rawPayload);
    expect(compare(book, 'Figures', shown)).toBe(columns.length);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
  },
  WAIT,
);
