// node --import tsx server/src/bench/demo/run.ts: how many files with plausible errors the checks stop, and how many correct files they
// stop as well. The errors are derived from the commit, so that the checks cannot be tuned to one set.
import { besideAim } from '@hakaru/tools/bench/aims';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { preflight } from '#features/imports/public';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { demoId } from '#features/demo/demo-id';
import { demoSeries, OCTOBER } from '#features/demo/institution/series';
import { plantDemo } from '#features/demo/plant';
import { stream } from '#features/demo/series/random';
import { standIn } from '#features/demo/workbooks/send';
import { closeFrom } from './bench-store';
import { pick, rightReport, sheetsOf, type Report } from './report';
import { slips } from './slips';

const WRONG = 60;
const RIGHT = 200;
const MONTHS = 6;

/**
 * The demo has six securities whose price was not renewed from September on. A correct file that holds one for the first time needs a
 * reason, and should: such findings are right and are counted separately. On any other row the same finding counts as wrong. A file is
 * stopped by anything that needs a correction or a reason, errors and warnings alike; information stops no file.
 */
const ABOUT_OLD_PRICES = ['stalePrice', 'priceDate'];
const FIRST_ROW = 2; // below the header

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const app = await openApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '1' }),
  createLog({ appEnv: 'production' }, () => undefined),
);
await plantDemo(app, { sentMonths: 1 });
const series = demoSeries(1);
const commit = process.argv[2] ?? commitOrNone(); // another word gives another set
const uniform = stream(`plausible files|${commit}`);
const kinds = Object.keys(slips);
const tally: { caught: number; asked: number; missed: string[]; stopped: string[] } = { caught: 0, asked: 0, missed: [], stopped: [] };

for (let at = 0; at < MONTHS; at++) {
  const month = OCTOBER - at;
  // The month still has to be reported, and nothing later is known.
  await inScope(app.database.db, 'platform', db => closeFrom(db, [demoId('HOSHI'), demoId('SHIRA')], monthEndOfIndex(month)));
  for (let n = at; n < WRONG; n += MONTHS) await sendWrong(month, kinds[n % kinds.length] ?? '');
  for (let n = at; n < RIGHT; n += MONTHS) await sendRight(month);
}
console.log(
  `  ${WRONG} wrong files that look right (seed ${commit.slice(0, 12)}): ${share(tally.caught, WRONG)} caught (${besideAim(percent(tally.caught, WRONG), { least: 95, unit: ' %' })})`,
);
for (const line of tally.missed) console.log(`    missed: ${line}`);
console.log(
  `  ${RIGHT} right files: ${share(tally.stopped.length, RIGHT)} wrongly stopped, by a finding that needs a correction or a reason (${besideAim(percent(tally.stopped.length, RIGHT), { most: 2, unit: ' %' })}); ${share(tally.asked, RIGHT)} rightly asked about a price nobody renewed`,
);
for (const line of tally.stopped) console.log(`    stopped: ${line}`);
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });
process.exit();

/** An error counts as caught if there is a finding that the correct report does not have. */
async function sendWrong(month: number, kind: string): Promise<void> {
  for (;;) {
    const right = rightReport(series, month, uniform);
    const wrong = pick(slips[kind] ?? [], uniform)(right, uniform, series);
    if (!wrong) continue;
    const before = new Set(await stopsOf(right));
    const found = (await stopsOf(wrong)).filter(one => !before.has(one));
    if (found.length > 0) tally.caught++;
    else tally.missed.push(`${kind}, ${wordsFor(wrong)}`);
    return;
  }
}

async function sendRight(month: number): Promise<void> {
  const report = rightReport(series, month, uniform);
  const all = await stopsOf(report);
  const isTrue = (stop: string) => ABOUT_OLD_PRICES.some(code => stop.startsWith(`${code} `)) && isOldPrice(report, stop);
  const stops = all.filter(one => !isTrue(one));
  if (stops.length === 0 && all.length > 0) tally.asked++;
  if (stops.length > 0) tally.stopped.push(`${wordsFor(report)}: ${[...new Set(stops)].join(', ')}`);
}

/** Whether the holding a finding is about has a price of an earlier month. */
function isOldPrice({ holdings, month }: Report, stop: string): boolean {
  const row = holdings[Number(stop.split(' ').at(-1)) - FIRST_ROW];
  return (row?.['priceDate'] ?? '9999').slice(0, 7) < monthEndOfIndex(month).slice(0, 7);
}

/** The findings that need a correction or a reason before the file can be approved. */
async function stopsOf(report: Report): Promise<string[]> {
  const ctx = standIn(app, report.from, `${monthEndOfIndex(report.month)}T23:00:00+09:00`);
  const file = { name: 'report.xlsx', bytes: Buffer.from(await writeWorkbook(sheetsOf(report))) };
  const { refusal, findings } = await preflight(ctx, file, { ownerId: demoId(report.to) });
  if (refusal) return [`refused ${refusal.code}`];
  return findings.filter(({ severity }) => severity !== 'info').map(({ code, sheet, row }) => `${code} ${sheet} ${row ?? ''}`);
}

function wordsFor({ from, to, month, mandates }: Report): string {
  return `${from} to ${to}, ${monthEndOfIndex(month)}, ${mandates.map(({ code }) => code).join(' ')}`;
}

function share(part: number, whole: number): string {
  return `${part} (${((part / whole) * 100).toFixed(1)} %)`;
}

/** Without a repository the set is always the same. */
function commitOrNone(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'no commit';
  }
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}
