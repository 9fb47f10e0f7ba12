// node --import tsx server/src/bench/demo/committee-pack.ts: how long the demo's committee pack takes, from the request to the document and
// the workbook, by the same steps as the job.
import { besideAim } from '@hakaru/tools/bench/aims';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSections } from '@hakaru/contract/committee-packs';
import { createPack, listPublications, makePack } from '#features/committee-packs/public';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { plantDemo } from '#features/demo/plant';
import { openApp } from '#platform/app';
import { createLog } from '#platform/log';
import { organisationReader } from '#platform/organisation-reader';
import { sharedPrinter } from '#platform/pdf/printer';
import { readSettings } from '#platform/settings';
import '#schema';

const MOST_MS = 6000;
const MONTHS_SENT = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const settings = readSettings({ DATA_DIR: dataDir });
const app = await openApp(
  settings,
  createLog({ appEnv: 'production' }, () => undefined),
);
await plantDemo(app, { sentMonths: MONTHS_SENT });
const maker = personAt(app, 'user@hoshikawa.example', '2026-10-21T01:00:00Z');
const [report] = (await listPublications(maker, demoId('HMAIN'))).filter(({ asOf }) => asOf === '2026-09-30');
if (!report) throw new Error('the demo has no publication of September');
// The shortest of many loops is the time of an idle machine, even if it is busy now.
const QUIET_MS = Math.min(...Array.from({ length: 80 }, () => loopMs()));
for (const how of ['cold', 'warm']) {
  const titles = { titleJp: '計測', titleEn: 'Bench', subtitleJp: '', subtitleEn: '' };
  const row = await createPack(maker, { ...titles, reportId: report.id, meetingDay: null, language: 'jp', sections: packSections });
  const ctx = await organisationReader(app, { ...row, language: 'jp', job: 'bench' });
  const loop = loopMs();
  const from = performance.now();
  const { files } = await makePack(ctx, row, async () => undefined);
  const taken = performance.now() - from;
  const aim = { most: MOST_MS / 1000, unit: ' s', digits: 1, loop: { nowMs: Math.max(loop, loopMs()), quietMs: QUIET_MS } };
  console.log(
    `  committee pack of ${files[0]?.pages ?? 0} pages and its workbook, ${how}   ${(taken / 1000).toFixed(2)} s (${besideAim(taken / 1000, aim)})`,
  );
}
sharedPrinter().close();
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });

/** The time of a fixed calculation, to put figures from a busy machine in proportion. */
function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - from;
}
