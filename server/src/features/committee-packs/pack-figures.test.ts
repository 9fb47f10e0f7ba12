import { afterAll, beforeAll, expect, test } from 'vitest';
import { packSections } from '@hakaru/contract/committee-packs';
import { measures, readFigureKey, type FigureUnit } from '@hakaru/contract/figures';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { committeePackTasks } from './jobs';
import { cellsOf, notedNumbers, type Cell, type Section } from './testing/pack-readings';

let server: TestServer;
let user: string;
let pack: string;
let known: string;
let reportId: string;
const ASSET = demoId('HMAIN');
beforeAll(async () => {
  server = await openTestServer();
  user = await server.as('user@hoshikawa.example');
  const [row] = await server.sql(
    `select id, known_at from report where asset_id = $1 and entity_id is null and as_of = '2026-09-30' order by version desc limit 1`,
    [ASSET],
  );
  reportId = String(row?.['id']);
  known = new Date(String(row?.['known_at'])).toISOString();
  const titles = { titleEn: 'Committee', titleJp: '委員会資料', subtitleEn: '', subtitleJp: '' };
  const { data } = await server.ask(user, `mutation($i: CommitteePackInput!) { createCommitteePack(input: $i) { id } }`, {
    i: { reportId, language: 'both', sections: packSections, ...titles },
  });
  pack = data.createCommitteePack.id;
  const work = { jobId: '1', attempt: 1, signal: undefined };
  await committeePackTasks['makeCommitteePack']?.(server.app, { organisationId: demoId('HOSHI'), id: pack }, work);
}, 600_000);
afterAll(() => server.close());

const fileOf = async (format: string, language: string, token = user) =>
  await server.http.inject({
    url: `/committeePacks/${pack}/${format}?language=${language}`,
    headers: { authorization: `Bearer ${token}` },
  });
const sectionsIn = async (language: string): Promise<Section[]> => {
  const query = `query($r: ID!, $l: String!) { committeePackPreview(reportId: $r, language: $l) {
    section miss notes blocks { kind drawing rows { cells { text key value } } } } }`;
  return (await server.ask(user, query, { r: reportId, l: language })).data.committeePackPreview;
};

const asked = new Map<string, string | null>();
/** The value of a published figure, from its own trace. */
async function traced(key: string): Promise<string | null> {
  if (!asked.has(key)) {
    const query = `query($k: String!) { trace(assetId: "${ASSET}", key: $k, known: "${known}", first: 1) { figure { value } } }`;
    const { data, errors } = await server.ask(user, query, { k: key });
    expect([key, errors]).toEqual([key, undefined]);
    asked.set(key, data.trace.figure.value);
  }
  return asked.get(key) ?? null;
}

/** The factor from a value to its printed unit: millions of yen, per cent, or none. */
const POWERS: Readonly<Record<FigureUnit, number>> = { money: 1e-6, rate: 100, points: 100, weight: 100, ratio: 1, count: 1 };

/** The printed number, and half of its last digit's unit as the rounding tolerance. */
function digitsOf(text: string): { number: number; half: number } {
  const plain = text.replaceAll(',', '').replace('▲', '-').replace('−', '-').replace('+', '');
  return { number: Number(plain), half: 0.5 * 10 ** -(plain.split('.')[1]?.length ?? 0) };
}

test.each(['en', 'jp'])(
  'every figure on paper (%s) is the figure of the published version, to its last printed digit',
  async language => {
    const words = pdfWords((await fileOf('pdf', language)).rawPayload)
      .flat()
      .join(' ');
    let compared = 0;
    for (const section of await sectionsIn(language)) {
      for (const { cells } of section.blocks.filter(({ kind }) => kind === 'table').flatMap(({ rows }) => rows)) {
        const printed = cells.filter(({ key, value }) => key !== null || value !== null).map(({ text }) => text);
        expect(words).toContain(printed.join(' '));
      }
      for (const cell of cellsOf(section)) compared += await expectSame(cell);
    }
    expect(compared).toBeGreaterThan(900);
  },
  600_000,
);

async function expectSame({ key, text }: Cell): Promise<number> {
  if (key === null) return 0;
  const value = await traced(key);
  if (value === null) {
    expect([key, text]).toEqual([key, '-']);
    return 0;
  }
  const measure = readFigureKey(key)?.measure;
  const { number, half } = digitsOf(text);
  const exact = Number(value) * (measure ? POWERS[measures[measure].unit] : Number.NaN);
  expect([key, text, exact, Math.abs(number - exact) <= half * (1 + 1e-6)]).toEqual([key, text, exact, true]);
  return 1;
}

test('the workbook beside it has a sheet a section with the same figures as real numbers, in both languages', async () => {
  const [english, japanese] = await Promise.all(['en', 'jp'].map(async one => await notedNumbers((await fileOf('xlsx', one)).rawPayload)));
  expect(japanese).toEqual(english);
  const sections = (await sectionsIn('en')).filter(section => cellsOf(section).some(({ key, value }) => key !== null && value !== null));
  expect(new Set(english?.map(({ sheet }) => sheet)).size).toBe(sections.length);
  const keys = sections.flatMap(cellsOf).flatMap(({ key, value }) => (key !== null && value !== null ? [key] : []));
  expect(english?.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  for (const { key, number } of english ?? []) expect([key, number]).toEqual([key, Number(await traced(key))]);
  expect((await fileOf('xlsx', 'en', await server.as('admin@shirasagi.example'))).statusCode).toBe(404);
}, 600_000);
