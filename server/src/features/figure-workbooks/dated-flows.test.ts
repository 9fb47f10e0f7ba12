import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { keepSource, raiseBook, recordFlows, recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

const WAIT = 400_000; // LibreOffice may have to be installed first
const ASSET = demoId('HMAIN');
const HOSHI = demoId('HOSHI');
const AS_OF = '2026-09-30';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A mandate's month with dated flows, and one with a valuation at a large flow. */
async function report(): Promise<void> {
  const recordedAt = server.app.now().toISOString();
  await inScope(server.app.database.db, { organisation: HOSHI }, async db => {
    const source = await keepSource(db, HOSHI, { kind: 'person', labelEn: 'By hand', labelJp: '手入力' });
    const flows = [
      {
        ref: 'HDB01',
        flows: [dated('05', '400000000', null), dated('20', '-150000000', null), { day: null, amount: '7', valueBefore: null }],
      },
      { ref: 'HDE01', flows: [dated('11', '9000000000', '10123456789'), dated('24', '-1000', null)] },
    ];
    for (const { ref, flows: reported } of flows) {
      const value = String(reported.reduce((sum, { amount }) => sum + Number(amount), 0));
      const id = entityId('HOSHI', ref);
      const observations = [{ entityId: id, measure: 'flow' as const, asOf: AS_OF, value, recordedAt }];
      await recordFacts(db, { organisationId: HOSHI, assetId: ASSET, source, observations });
      await recordFlows(db, {
        organisationId: HOSHI,
        sourceId: source,
        months: [{ entityId: id, asOf: AS_OF, recordedAt, flows: reported }],
      });
    }
    await raiseBook(db, HOSHI, ASSET);
  });
}

const dated = (day: string, amount: string, valueBefore: string | null) => ({ day: `2026-09-${day}`, amount, valueBefore });

test(
  'days of flows weigh in the workbook’s own formulas, of mandates and of the accounts above them, struck anew at a large flow',
  async () => {
    await report();
    const token = await server.as('admin@hoshikawa.example');
    const ids = ['HDB01', 'HDE01', 'TOTAL'].map(ref => entityId('HOSHI', ref));
    const columns = ['flow.1m', 'return.1m', 'return.3m'];
    const { data } = await server.ask(
      token,
      `query($ids: [ID!]!, $columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", entityIds: $ids, columns: $columns) { figures { key value } } }`,
      { ids, columns },
    );
    const payload = {
      assetId: ASSET,
      title: 'Days',
      language: 'en',
      rows: ids.map(id => ({ entityId: id, asOf: AS_OF })),
      columns: columns.map(column => ({ column, label: column })),
    };
    const headers = { authorization: `Bearer ${token}` };
    const reply = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
    expect(reply.statusCode).toBe(200);
    const book = await recalculate(reply.rawPayload);
    const cells = book.get('Figures') ?? [];
    for (const [row, { figures }] of data.figureGrid.entries())
      for (const [column, { key, value }] of figures.entries()) {
        const cell = Number(cells[8 + row]?.[2 + column]);
        expect(Math.abs(cell - Number(value)) <= 1e-9 * Math.max(1, Math.abs(Number(value))), `${key}: ${value}, ${cell}`).toBe(true);
      }
    // LibreOffice writes days as the number of days since 1899-12-30.
    const dayOf = (serial = '') => new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10);
    const flows = (book.get('Facts') ?? []).filter(fact => fact[2] === 'Net flow').map(fact => dayOf(fact[3]));
    expect(flows).toEqual(expect.arrayContaining(['2026-09-05', '2026-09-11', '2026-09-20', '2026-09-24']));
  },
  WAIT,
);
