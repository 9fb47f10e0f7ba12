import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  // Long after the demo institution's today, which stays 10 November.
  server.passTime(Math.max(0, Date.parse('2027-03-01T03:00:00Z') - server.app.now().getTime()) / 1000);
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const OWNER = demoId('HOSHI');
const ASSET = demoId('HMAIN');
const MANDATE = entityId('HOSHI', 'HDB01');
const GRID = `query($a: ID!, $e: [ID!], $known: String) {
  figureGrid(assetId: $a, asOf: "2026-09-30", entityIds: $e, columns: ["marketValue.-"], known: $known) { figures { value } } }`;

async function valueKnown(known: string | null): Promise<string> {
  const { data, errors } = await server.ask(admin, GRID, { a: ASSET, e: [MANDATE], known });
  expect(errors).toBeUndefined();
  return data.figureGrid[0].figures[0].value;
}

test('what is recorded in the demo institution now is known on its today, and not the day before', async () => {
  const before = await valueKnown(null);
  await inScope(server.app.database.db, { organisation: OWNER }, db =>
    recordFacts(db, {
      organisationId: OWNER,
      assetId: ASSET,
      source: { kind: 'person', labelEn: 'Entered', labelJp: '入力' } as const,
      observations: [
        {
          entityId: MANDATE,
          asOf: '2026-09-30',
          measure: 'marketValue' as const,
          value: '12345000000',
          recordedAt: server.app.now().toISOString(),
        },
      ],
    }),
  );
  expect(await valueKnown(null)).toBe('12345000000');
  expect(await valueKnown('2026-11-10')).toBe('12345000000');
  expect(await valueKnown('2026-11-09')).toBe(before);
});
