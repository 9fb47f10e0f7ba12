// node --import tsx server/src/bench/demo/extraction.ts: the share of values on papers that is read correctly. First the demo's papers with
// the demo's models; then papers of other issuers, each layout taught on one paper and tested on others.
import { besideAim } from '@hakaru/tools/bench/aims';
import type { PageText } from '@hakaru/contract/document-reading';
import { readInTurn, scanInTurn } from '#features/documents/public';
import { chosenModel, extract } from '#features/extraction-models/public';
import { legacyPdf } from '#features/demo/documents/legacy-pdf';
import { demoModels, type DemoModel } from '#features/demo/documents/models';
import { paperOf } from '#features/demo/documents/papers';
import { placedPdf } from '#features/demo/documents/placed-pdf';
import { demoDocuments } from '#features/demo/documents/plant';
import { demoScans } from '#features/demo/documents/scans';
import { scannedLetter } from '#features/demo/documents/scanned-letter';
import { stream } from '#features/demo/series/random';
import { printPaper } from '#platform/pdf/print-paper';
import { otherLayouts, otherPaper } from './other-papers';
import { taughtModel, valueTypeOf } from './taught';

const OWNER = 'bench';
const READ_EACH = 8;
const SEED = process.argv[2] ?? 'other papers'; // another word gives another set

const rowsOf = ({ readings }: DemoModel) =>
  readings.flatMap(({ point, pattern, isScaled, isPositive }) => {
    const signHandling = isPositive ? ('always_positive' as const) : ('None' as const);
    const row = {
      dataPointId: point,
      dataPointName: point,
      tableName: '',
      valueType: valueTypeOf(point),
      prompt: null,
      factor: null,
      signHandling,
      expectedSign: 'none' as const,
    };
    return [{ ...row, kind: 3 as const, pattern }, ...(isScaled ? [{ ...row, kind: 2 as const, pattern: null }] : [])];
  });
const modelRow = (model: DemoModel) => ({
  id: model.name,
  version: 1,
  name: model.name,
  documentType: model.documentType,
  layout: model.layout,
  mappings: rowsOf(model),
});

type Score = { right: number; expected: number; wrong: string[] };

async function scoreOf(
  pages: readonly PageText[],
  type: string,
  models: readonly DemoModel[],
  expected: Readonly<Record<string, string>>,
): Promise<Score> {
  const model = chosenModel(models.map(modelRow), type, pages);
  const values = model ? await extract(OWNER, pages, model.mappings) : [];
  const wrong = Object.entries(expected).flatMap(([point, value]) => {
    const read = values.find(one => one.dataPointName === point)?.value ?? 'nothing';
    return read === value ? [] : [`${point}: ${read} instead of ${value}`];
  });
  const count = Object.keys(expected).length;
  return { right: count - wrong.length, expected: count, wrong };
}

const whole = { demo: { right: 0, expected: 0 }, other: { right: 0, expected: 0 }, scans: { right: 0, expected: 0 } };
function print(set: keyof typeof whole, name: string, { right, expected, wrong }: Score): void {
  whole[set].right += right;
  whole[set].expected += expected;
  console.log(`  ${name}   ${right} of ${expected}`);
  for (const line of wrong) console.log(`    ${line}`);
}

for (const paper of demoDocuments) {
  const pages = await readInTurn(OWNER, paper.isLegacy ? legacyPdf(paper) : await printPaper(paperOf(paper)));
  print('demo', paper.key, await scoreOf(pages, paper.type, demoModels, paper.expected));
}
for (const layout of otherLayouts) {
  const uniform = stream(`${SEED}|${layout.issuer}`);
  const first = otherPaper(layout, uniform);
  const pages = await readInTurn(OWNER, placedPdf(first.placed));
  const model = taughtModel(
    first,
    pages,
    pages.some(({ text }) => text.includes('単位')),
  );
  for (let at = 1; at <= READ_EACH; at++) {
    const { type, placed, fields } = otherPaper(layout, uniform);
    const expected = Object.fromEntries(Object.entries(fields).map(([point, { value }]) => [point, value]));
    print('other', `${layout.issuer}, paper ${at}`, await scoreOf(await readInTurn(OWNER, placedPdf(placed)), type, [model], expected));
  }
}
/** Scanned letters of decreasing quality. */
const WORN = [
  ['as the demo’s scanner leaves it', {}],
  ['grey and pale at 150 an inch', { dpi: 150, ink: 150, isFax: false }],
  ['a fax at 150 an inch, more dust', { dpi: 150, specks: 3 }],
  ['two degrees askew', { skew: 2 }],
] as const;
const onPaper = [...demoScans, ...demoDocuments.filter(({ key }) => key === 'japan-growth' || key === 'secondaries')];
for (const paper of onPaper)
  for (const [how, wear] of WORN) {
    const read = await scanInTurn(OWNER, { bytes: scannedLetter(paper, wear), page: 1 });
    print('scans', `${paper.key}, ${how}`, await scoreOf(read ? [read] : [], paper.type, demoModels, paper.expected));
  }
for (const [title, { right, expected }] of [
  ['fields of the demo’s papers read right', whole.demo],
  ['fields of other issuers’ papers read right, by models taught on one paper each', whole.other],
] as const)
  console.log(
    `  ${title}   ${right} of ${expected}, ${((right / expected) * 100).toFixed(1)} % (${besideAim((right / expected) * 100, { least: 95, unit: ' %' })})`,
  );
console.log(
  `  fields of pictures of papers read right by OCR   ${whole.scans.right} of ${whole.scans.expected}, ${((whole.scans.right / whole.scans.expected) * 100).toFixed(1)} % (no limit: what it reaches)`,
);
