// node --import tsx server/src/bench/demo/run.ts: of files that are wrong and look right, how many the checks stop; of right ones,
// how many they stop too. What is changed where follows from the commit, so that nobody tunes the checks to one set.
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
 * The demo has six securities whose price nobody renewed from September on. A right file that holds one for the first time is asked for a
 * reason, and should be: such findings are true, and are counted apart. On any other row the same finding counts as wrong. A file is stopped
 * by whatever needs a correction or a reason, errors and warnings alike; what is said for information stops nobody.
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
const commit = process.argv[2] ?? commitOrNone(); // another word is another set
const uniform = stream(`plausible files|${commit}`);
const kinds = Object.keys(slips);
const tally: { caught: number; asked: number; missed: string[]; stopped: string[] } = { caught: 0, asked: 0, missed: [], stopped: [] };

for (let at = 0; at < MONTHS; at++) {
  const month = OCTOBER - at;
  // The month is still to be reported, and nothing later is known.
  await inScope(app.database.db, 'platform', db => closeFrom(db, [demoId('HOSHI'), demoId('SHIRA')], monthEndOfIndex(month)));
  for (let n = at; n < WRONG; n += MONTHS) await sendWrong(month, kinds[n % kinds.length] ?? '');
  for (let n = at; n < RIGHT; n += MONTHS) await sendRight(month);
}
console.log(
  `  ${WRONG} wrong files that look right (seed ${commit.slice(0, 12)}): ${share(tally.caught, WRONG)} caught (aim at least 95 %)`,
);
for (const line of tally.missed) console.log(`    missed: ${line}`);
console.log(
  `  ${RIGHT} right files: ${share(tally.stopped.length, RIGHT)} wrongly stopped, by a finding that needs a correction or a reason (aim at most 2 %); ${share(tally.asked, RIGHT)} rightly asked about a price nobody renewed`,
);
for (const line of tally.stopped) console.log(`    stopped: ${line}`);
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

/** A slip counts as caught by a finding that the report without it does not have. */
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

/** Whether the row of holdings a finding is about has a price of an earlier month. */
function isOldPrice({ holdings, month }: Report, stop: string): boolean {
  const row = holdings[Number(stop.split(' ').at(-1)) - FIRST_ROW];
  return (row?.['priceDate'] ?? '9999').slice(0, 7) < monthEndOfIndex(month).slice(0, 7);
}

/** What needs a correction or a reason before the file can be approved. */
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

/** Where there is no repository, one set like another. */
function commitOrNone(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'no commit';
  }
}
