import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { sendFile } from '#testing/send-file';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const FIELDS = 'nameJp kana address number fiscalMonth importedFrom version officers { name }';

test('3E.022 an accountant’s list of corporations leaves as a file, comes back changed as an import, and is read in the directory with its officers kept', async () => {
  const staff = await server.as('staff@sazanami.example');
  const input = {
    ref: 'ROUND',
    name: 'Round Trip KK',
    nameJp: '株式会社往復',
    kana: 'カ)オウフク',
    type: 'corporation',
    number: '4990000001507',
    fiscalMonth: 3,
    address: '東京都千代田区0-1-1',
    officers: [{ name: '往復 太郎' }],
  };
  const made = await server.ask(staff, 'mutation($input: CorporationInput!) { createCorporation(input: $input) { id } }', { input });
  const { text } = await server.call('GET', '/corporations/list?language=jp', { token: staff });
  expect(text).toContain('法人コード');
  const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
  const line = lines.find(one => one.startsWith('ROUND')) ?? '';
  const changed = [head, line.replace('東京都千代田区0-1-1', '大阪府大阪市北区0-2-2')].join('\r\n');
  const sent = await sendFile(server, staff, {
    name: 'corporations.csv',
    bytes: Buffer.from(`\ufeff${changed}`, 'utf8'),
    fields: { runMode: 'sync', kind: 'corporations' },
  });
  expect(sent.body).toMatchObject({ status: 'validated' });
  const { body } = await server.call('GET', `/imports/${sent.body.id}`, { token: staff });
  const approved = await server.ask(
    staff,
    'mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "moved") { status recorded } }',
    { id: body.id, version: body.version },
  );
  expect(approved.errors).toBeUndefined();
  expect(approved.data.approveImport).toEqual({ status: 'approved', recorded: 1 });
  const read = await server.ask(staff, `query($id: ID!) { corporation(id: $id) { ${FIELDS} } }`, { id: made.data.createCorporation.id });
  expect(read.data.corporation).toMatchObject({
    nameJp: '株式会社往復',
    kana: 'カ)オウフク',
    address: '大阪府大阪市北区0-2-2',
    number: '4990000001507',
    fiscalMonth: 3,
    version: 2,
    importedFrom: expect.stringContaining('corporations.csv'),
    officers: [{ name: '往復 太郎' }],
  });
});
