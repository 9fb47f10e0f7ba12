import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { readWorkbookTexts } from '#testing/workbook-texts';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@shirasagi.example';
const ASSET = demoId('SMAIN');
const form = async (email: string, given = 'asOf=2026-09-30&language=jp') =>
  await server.http.inject({
    url: `/basel/form?assetId=${ASSET}&${given}`,
    headers: { authorization: `Bearer ${await server.as(email)}` },
  });
const FIGURE = '{ key value }';
type Shown = { key: string; value: string | null };

test('1.45 2.6.41 the bank’s form has a sheet by fund, one by exposure class and one a fund, with the report’s figures in thousands', async () => {
  const reply = await form(ADMIN);
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([200, expect.stringContaining('SHIRA_basel_20260930_ja.xlsx')]);
  const sheets = await readWorkbookTexts(reply.rawPayload);
  const { data } = await server.ask(
    await server.as(ADMIN),
    `{ basel(assetId: "${ASSET}", asOf: "2026-09-30") { rwa ${FIGURE} capital ${FIGURE} exposure ${FIGURE} rows { ref rwa ${FIGURE} capital ${FIGURE} exposure ${FIGURE} }
      items { item exposure ${FIGURE} rwa ${FIGURE} } } }`,
  );
  const { rwa, capital, exposure, rows, items } = data.basel;
  expect(sheets).toHaveLength(2 + rows.length);
  const inThousands = ({ value }: Shown) => `<v>${Number(value) / 1000}</v>`;
  for (const figure of [
    rwa,
    capital,
    exposure,
    ...rows.flatMap((row: Record<string, Shown>) => [row['rwa'], row['capital'], row['exposure']]),
  ])
    expect(sheets[0]).toContain(inThousands(figure));
  expect([Math.round(Number(rwa.value) / 1e6), Math.round(Number(capital.value) / 1e6)]).toEqual([209_318, 8_373]);
  for (const figure of items.flatMap((item: { exposure: Shown; rwa: Shown }) => [item.exposure, item.rwa]))
    if (figure.value !== null) expect(sheets[1]).toContain(inThousands(figure));
  // Every class keeps its row, in the order of the notice.
  const order = ['中央政府及び中央銀行向け', '金融機関及び第一種金融商品取引業者向け', '法人等向け', '出資等', 'フォールバック方式'];
  const places = order.map(name => sheets[1]?.indexOf(name) ?? -1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  const foreign = sheets[2 + rows.findIndex(({ ref }: { ref: string }) => ref === 'SFB01')];
  expect(foreign).toContain('外国銀行債 格付なし');
  expect(foreign).toContain('不明（1,250%適用）');
});

test('strangers and the unentitled get no form, and the middle of a month has none', async () => {
  expect((await form('admin@hoshikawa.example')).statusCode).toBe(403);
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'basel')`, [demoId('HOSHI')]);
  expect((await form('admin@hoshikawa.example')).statusCode).toBe(404);
  expect((await form(ADMIN, 'asOf=2026-09-15')).statusCode).toBe(422);
  expect((await form('user@shirasagi.example')).statusCode).toBe(200);
  expect((await server.call('GET', `/basel/form?assetId=${ASSET}&asOf=2026-09-30`)).status).toBe(401);
});
