import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const print = async (email: string, id: string, language: 'en' | 'jp') =>
  await server.http.inject({
    url: `/instructions/${id}/pdf?language=${language}`,
    headers: { authorization: `Bearer ${await server.as(email)}` },
  });
const wordsOf = (bytes: Buffer) => pdfWords(bytes).flat().join(' ');

test('the printed instruction says what the record says, in either language, with boxes for seals', async () => {
  const [deal] = await server.sql(
    `select i.id, i.fiscal_year || '-' || lpad(i.number::text, 4, '0') as number from instruction i join entity e on e.id = i.entity_id
     where i.type = 'fxForward' and i.status = 'final' and e.ref = 'HFH01' and i.amount = 4000000 order by i.number limit 1`,
  );
  const { id, number } = deal ?? {};
  const english = await print('admin@hoshikawa.example', id, 'en');
  expect(english.headers['content-type']).toContain('application/pdf');
  const words = wordsOf(english.rawPayload);
  for (const word of ['Investment instruction', number, 'HFH01', 'USD 4,000,000.00', '126.41', 'Komorebi Trust Bank', 'Approved'])
    expect(words).toContain(word);
  const japanese = wordsOf((await print('desk@komorebi.example', id, 'jp')).rawPayload).replaceAll(' ', '');
  for (const word of ['運用指図書', number, '御中', '為替予約', '承認欄']) expect(japanese).toContain(word);
});

test('a draft says that it is one, and nobody prints what they cannot open', async () => {
  const [draft] = await server.sql(`select id from instruction where status = 'preliminary' limit 1`);
  expect(wordsOf((await print('admin@hoshikawa.example', draft?.['id'], 'en')).rawPayload)).toContain('DRAFT');
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  for (const email of ['admin@shirasagi.example', 'desk@komorebi.example'])
    expect((await print(email, draft?.['id'], 'en')).statusCode).toBe(404);
});
