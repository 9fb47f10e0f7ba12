import { demoPicture } from '@hakaru/contract/demo-picture';
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
const SHOWN = 6;
const AUGUST = '2026-08-31';
const BEFORE_CORRECTION = '2026-10-04';

type Figure = { value: string | null; quality: { of: number } | null };
type Asked = { asOf: string; known: string | null };
const NOW: Asked = { asOf: demoPicture.asOf, known: null };
type Row = { entityId: string; figures: Figure[] };

async function grid(rows: string, columns: readonly string[], { asOf, known }: Asked = NOW) {
  const query = `query($asset: ID!, $asOf: String!, $known: String, $rows: GridRows!, $columns: [String!]!) {
    figureGrid(assetId: $asset, asOf: $asOf, known: $known, rows: $rows, columns: $columns) { entityId figures { value quality { of } } }
    book(assetId: $asset) { entities { id ref } } }`;
  const { data, errors } = await server.ask(token, query, { asset: ASSET, asOf, known, rows, columns });
  expect(errors).toBeUndefined();
  const refs = new Map<string, string>(data.book.entities.map(({ id, ref }: { id: string; ref: string }) => [id, ref]));
  return (data.figureGrid as Row[]).map(({ entityId, figures }) => ({ ref: refs.get(entityId) ?? '', figures })); // the fields of the query
}

/** To six decimals, as the reference file stores them. */
const rate = (figure: Figure | undefined) => Number(Number(figure?.value).toFixed(6));
const COLUMNS = ['marketValue.-', 'weight.-', 'return.fytd', 'return.1y', 'excess.1y'];

function shown(figures: readonly Figure[]) {
  const [value, weight, fytd, oneYear, excess] = figures;
  return { value: Number(value?.value), weight: rate(weight), fytd: rate(fytd), oneYear: rate(oneYear), excess: rate(excess) };
}

async function monthOf(month: string, known: string | null = null) {
  const [total] = await grid('root', ['return.1m'], { asOf: month, known });
  return rate(total?.figures[0]);
}

test('every figure of the landing page’s pictures is the demo institution’s own', async () => {
  const classes = (await grid('classes', COLUMNS)).map(({ ref, figures }) => ({ ref, ...shown(figures) }));
  const largest = classes.toSorted((a, b) => b.value - a.value).slice(0, SHOWN);
  const rest = classes.filter(one => !largest.includes(one));
  const [total] = await grid('root', [...COLUMNS, ...['allocation', 'selection', 'interaction', 'other'].map(one => `${one}Effect.1y`)]);
  const [allocation, selection, interaction, other] = (total?.figures.slice(COLUMNS.length) ?? []).map(rate);
  const ends = ['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', AUGUST, '2026-09-30'];
  const months: { month: string; rate: number }[] = [];
  for (const end of ends) months.push({ month: end.slice(0, 7), rate: await monthOf(end) });
  const sum = (of: (one: (typeof classes)[number]) => number) => rest.reduce((all, one) => all + of(one), 0);
  expect(demoPicture).toEqual({
    asOf: '2026-09-30',
    classes: largest,
    rest: { count: rest.length, value: sum(({ value }) => value), weight: Number(sum(({ weight }) => weight).toFixed(6)) },
    total: shown(total?.figures ?? []),
    months,
    augustBefore: await monthOf(AUGUST, BEFORE_CORRECTION),
    effects: { allocation, selection, interaction, other },
    mandates: total?.figures[0]?.quality?.of,
  });
});
