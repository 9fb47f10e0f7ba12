// node --import tsx server/src/bench/reports/run.ts: how long the printed pack of a large fund takes, after a cold and after a warm start.
import { randomUUID } from 'node:crypto';
import { besideAim } from '@hakaru/tools/bench/aims';
import { ASSET_REPORT_COLUMNS } from '@hakaru/contract/reports';
import type { Figure } from '@hakaru/contract/figures';
import { loopTimes } from '#bench/bench-server';
import { printPaper } from '#platform/pdf/print-paper';
import { openPrinter } from '#platform/pdf/printer';
import type { ReportContent, ReportLine } from '#features/reports/content';
import { packPaper } from '#features/reports/paper/pack';

const CLASSES = 12;
const MANDATES = 40;

const content = contentOf();
const facts = {
  organisation: { en: 'Bench Pension Fund', jp: '計測企業年金基金' },
  publisher: '計測 太郎',
  publishedAt: new Date(),
  knownAt: new Date(),
  sha256: '0'.repeat(64),
  reason: null,
  isLatest: true,
  isIntact: true,
  hasMoved: false,
  printedAt: new Date(),
  isSample: true,
};
const printer = openPrinter();
for (const [how, language] of [
  ['cold', 'jp'],
  ['warm', 'jp'],
  ['warm', 'en'],
] as const) {
  const from = performance.now();
  const bytes = await printer.print(packPaper(content, facts, language));
  const taken = (performance.now() - from) / 1000;
  console.log(
    `  pack of ${CLASSES} classes and ${MANDATES} mandates, ${language}, ${how}   ${taken.toFixed(2)} s (${besideAim(taken, { most: 3, unit: ' s', digits: 1, loop: loopTimes() })}), ${Math.round(bytes.length / 1000)} KB`,
  );
}
printer.close();
// On a busy machine wall-clock time would include other processes.
const before = process.cpuUsage();
await printPaper(packPaper(content, facts, 'jp'));
const { user, system } = process.cpuUsage(before);
console.log(`  the same, jp, cold, by processor time   ${((user + system) / 1e6).toFixed(2)} s`);

function contentOf(): ReportContent {
  const lines: ReportLine[] = [lineOf('TOTAL', 0)];
  for (let at = 0; at < CLASSES; at++) {
    lines.push(lineOf(`C${at}`, 1));
    for (let mandate = at; mandate < MANDATES; mandate += CLASSES) lines.push(lineOf(`M${mandate}`, 2));
  }
  return {
    format: 1,
    kind: 'asset',
    asOf: '2026-09-30',
    knownAt: '2026-10-19T01:00:00Z',
    version: 1,
    asset: { id: randomUUID(), name: { en: 'Main portfolio', jp: '年金資産（本体）' }, currency: 'JPY' },
    columns: ASSET_REPORT_COLUMNS,
    lines,
  };
}

function lineOf(ref: string, level: number): ReportLine {
  const entityId = randomUUID();
  const figures = ASSET_REPORT_COLUMNS.map((column, at): Figure => {
    const value = /^(marketValue|flow|profit)/.test(column) ? String(1_234_567_890 * (at + 1)) : String((at - 9) / 317);
    return { key: `${entityId}.${column}.2026-09-30`, value, reason: null, quality: null };
  });
  return { entityId, ref, name: { en: `Foreign credit, hedged, active ${ref}`, jp: `外国クレジット・ヘッジあり ${ref}` }, level, figures };
}
