import { afterAll, beforeAll, expect, test } from 'vitest';
import { validationOf } from '#features/extraction-models/testing/notice-desk';
import { openNoticeServer } from '#features/extraction-models/testing/notice-server';

let notices: Awaited<ReturnType<typeof openNoticeServer>>;
let documentId = '';
let words: { at: number; text: string; box: number[] }[] = [];
beforeAll(async () => {
  notices = await openNoticeServer();
});
afterAll(() => notices.close());

/** Uploads a sample notice, and loads its words with their boxes. */
async function bringSample(): Promise<void> {
  const parts = [['Zeta fee', '9,000.00']] as const;
  documentId = await notices.desk.bring({ number: 'T-1', due: '20 November 2026', parts, total: '9,000.00', account: 'Old Bank 111' });
  const { data } = await notices.server.ask(notices.admin, `query($id: ID!) { documentPage(id: $id, page: 1) { text boxes } }`, {
    id: documentId,
  });
  const { text, boxes } = data.documentPage;
  words = Array.from({ length: boxes.length / 6 }, (_, word) => {
    const [at, length, ...box] = boxes.slice(word * 6, word * 6 + 6);
    return { at, text: text.slice(at, at + length), box };
  });
}

const TEACH = `query($documentId: ID!, $page: Int!, $type: String!, $dataPointId: ID, $box: [Float!], $at: Int, $words: Int) {
  teachExtraction(documentId: $documentId, page: $page, documentType: $type, dataPointId: $dataPointId, box: $box, at: $at, words: $words) {
    pointed label side unit unitPlace dataPointId isExact mappings { kind pattern } reads { value status page box } } }`;
const POINTS = `query { dataPoints(documentType: "PA_CONTRIBUTION") { id name } }`;
const ask = (place: object, by = notices.admin) =>
  notices.server.ask(by, TEACH, { documentId, page: 1, type: 'PA_CONTRIBUTION', ...place });
const wordOf = (text: string, nth = 0) => words.filter(one => one.text === text)[nth] ?? { at: -1, text, box: [0, 0, 0, 0] };

test('the proposal comes from the words that were read: label, pattern, data point and what it reads', async () => {
  await bringSample();
  const points: { id: string; name: string }[] = (await notices.server.ask(notices.admin, POINTS)).data.dataPoints;
  const idOf = (name: string) => points.find(one => one.name === name)?.id;
  const { data } = await ask({ box: wordOf('9,000.00', 1).box }, notices.readonly);
  expect(data.teachExtraction).toMatchObject({
    pointed: '9,000.00',
    label: 'Total amount',
    side: 'left',
    unit: '1',
    unitPlace: 'none',
    dataPointId: idOf('Total amount'),
    isExact: true,
    reads: { value: '9000', status: 'found', page: 1 },
  });
  expect(data.teachExtraction.reads.box).toHaveLength(4);
  const due = await ask({ at: wordOf('20').at, words: 3, dataPointId: idOf('Due date') });
  expect(due.data.teachExtraction).toMatchObject({ pointed: '20 November 2026', isExact: true, reads: { value: '2026-11-20' } });
  const odd = await ask({ at: wordOf('20').at, words: 3, dataPointId: idOf('Total amount') });
  expect(odd.data.teachExtraction.reads.value).not.toBe('2026-11-20');
});

test('a stranger, another page, an empty place, half a box or a foreign data point: refused in turn', async () => {
  const { box } = wordOf('9,000.00');
  expect((await ask({ box }, notices.stranger)).errors).toHaveLength(1);
  expect((await ask({ box, page: 9 })).errors).toHaveLength(1);
  expect(validationOf(await ask({ box: [590, 830, 2, 2] }))).toEqual({ box: ['nothingThere'] });
  expect(validationOf(await ask({ box: [1, 2] }))).toEqual({ box: ['invalid'] });
  expect(validationOf(await ask({}))).toEqual({ box: ['invalid'] });
  expect(validationOf(await ask({ at: -5, words: 1_000_000 }))).toEqual({ box: ['nothingThere'] });
  expect((await ask({ box, dataPointId: '00000000-0000-4000-8000-000000000000' })).errors).toHaveLength(1);
});
