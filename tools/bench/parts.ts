// The parts of npm run bench that are measured from here; the others are programs of the engine and the server.
import { measureAttacks } from '#bench/attacks';
import { measureDesk, type Times as DeskTimes } from '#bench/desk';
import { measureDoors } from '#bench/doors';
import { measureGrid } from '#bench/grid';
import { horizonsBesideC, RECORDED } from '#bench/horizons';
import { kilobytes, requestRatio, table } from '#bench/print';
import { compareReleases, EARLIER, RATIO_MAX, type Times } from '#bench/release-ratio';
import { besideAim } from '#bench/loop';
import { measureServer, type Rate } from '#bench/server';
import { measureStarts, type Start } from '#bench/starts';
import { initialScripts, sizeOf } from '#bench/web';
import { ROOT } from '#programs';
import { runNode } from '#run';
import { buildWebWhenStale } from '#web-build';

/** One part of the bench: the word that chooses it, its heading and what it prints. */
export type Part = { name: string; title: string; print: () => void | Promise<void> };

export const parts: readonly Part[] = [
  { name: 'engine', title: 'Engine', print: program('engine/src/bench/run.ts') },
  { name: 'horizons', title: 'Horizons beside C', print: horizonsFigures },
  { name: 'web', title: 'Web', print: webFigures },
  { name: 'grid', title: 'Grid', print: gridFigures },
  { name: 'server', title: 'Server', print: serverFigures },
  { name: 'starts', title: 'Start of the bundle and of the sources', print: startsFigures },
  { name: 'restart', title: 'A rolling restart of two nodes', print: program('server/src/bench/restarts/run.ts') },
  { name: 'doors', title: 'Doors', print: doorsFigures },
  { name: 'attacks', title: 'A bystander organisation under attack', print: attacksFigures },
  { name: 'desk', title: 'The desk', print: deskFigures },
  { name: 'lookup', title: 'Objects in the palette', print: program('server/src/bench/lookup/run.ts') },
  { name: 'webhooks', title: 'Webhooks', print: program('server/src/bench/webhooks/run.ts') },
  { name: 'figures', title: 'Figures of a large asset', print: program('server/src/bench/figures/run.ts') },
  { name: 'warm-grid', title: 'A grid asked for again and again', print: program('server/src/bench/figures/warm-grid.ts') },
  { name: 'assets', title: 'Assets in use', print: program('server/src/bench/figures/assets-in-use.ts') },
  { name: 'release', title: 'Overview beside an earlier release', print: releaseFigures },
  { name: 'scale', title: 'One database, ever more organisations', print: program('server/src/bench/scale/run.ts') },
  { name: 'peak', title: 'A month-end’s worst minute', print: program('server/src/bench/peak/run.ts') },
  { name: 'month-end', title: 'Month-end', print: program('server/src/bench/month-ends/run.ts') },
  { name: 'cash', title: 'Cash', print: program('server/src/bench/cashflows/run.ts') },
  { name: 'imports', title: 'Imports', print: program('server/src/bench/imports/run.ts') },
  { name: 'checks', title: 'Checks of files', print: program('server/src/bench/demo/run.ts') },
  { name: 'reports', title: 'Reports on paper', print: program('server/src/bench/reports/run.ts') },
  { name: 'pack', title: 'Committee pack', print: program('server/src/bench/demo/committee-pack.ts') },
  { name: 'papers', title: 'Values read from papers', print: program('server/src/bench/demo/extraction.ts') },
  { name: 'search', title: 'Search in documents', print: program('server/src/bench/documents/run.ts') },
];

/** A program that prints its own figures. */
function program(path: string): () => Promise<void> {
  return async () => {
    const { code } = await runNode(['--import', 'tsx', `${ROOT}${path}`]);
    if (code !== 0) process.exitCode = 1;
  };
}

function horizonsFigures(): void {
  const besideC = horizonsBesideC();
  if (!besideC) console.log(`  No C compiler here. ${RECORDED.ratio}× on ${RECORDED.on} (at most 2×).`);
  else {
    const { engineMs, programMs, isSame } = besideC;
    const ratio = `${(engineMs / programMs).toFixed(2)}× (at most 2×)`;
    console.log(
      table([
        ['engine', `${engineMs.toFixed(2)} ms`],
        ['C program', `${programMs.toFixed(2)} ms`],
        ['ratio', isSame ? ratio : 'none: the two do not answer the same'],
      ]),
    );
  }
}

async function webFigures(): Promise<void> {
  await buildWebWhenStale({ quiet: true });
  const scripts = initialScripts();
  const large = scripts.filter(({ gzBytes }) => gzBytes >= 5000);
  console.log(
    table([
      ...large.map(({ file, gzBytes }) => [file, kilobytes(gzBytes)]),
      [`${scripts.length - large.length} smaller ones`, kilobytes(sizeOf(scripts) - sizeOf(large))],
      ['initial JS', `${kilobytes(sizeOf(scripts))} (budget 220)`],
    ]),
  );
}

async function gridFigures(): Promise<void> {
  const grid = await measureGrid();
  console.log(
    table([
      ['rows in the grid', grid.rows],
      ['frame while scrolling, p50', `${grid.p50Ms.toFixed(1)} ms`],
      ['frame while scrolling, p95', `${grid.p95Ms.toFixed(1)} ms`],
      ['frame while scrolling, p99', `${grid.p99Ms.toFixed(1)} ms (at most 50)`],
      ['longest frame', `${grid.longestMs.toFixed(1)} ms`],
      ['jump to the middle', `${grid.jumpMs.toFixed(0)} ms`],
    ]),
  );
}

async function serverFigures(): Promise<void> {
  const { clean, built, loop, restartSeconds, me, bare } = await measureServer();
  const cost = ({ processorUs }: Rate) => (processorUs === null ? '' : `, ${processorUs.toFixed(0)} µs of processor time each`);
  console.log(
    table([
      ['first start, nothing built', `${clean.seconds.toFixed(1)} s (${besideAim(80, loop)})`],
      ['first start, web built', `${built.seconds.toFixed(1)} s (${besideAim(45, loop)})`],
      ['longest silence of the two', `${Math.max(clean.silenceSeconds, built.silenceSeconds).toFixed(1)} s (${besideAim(3, loop)})`],
      ['restart', `${restartSeconds.toFixed(1)} s`],
      ['me', `${me.perSecond.toFixed(0)} requests/s${cost(me)}`],
      ['bare Fastify JSON route', `${bare.perSecond.toFixed(0)} requests/s${cost(bare)}`],
      ['ratio', `${requestRatio(me.perSecond, bare.perSecond)} (at least 0.25)`],
      ...(me.processorUs && bare.processorUs
        ? [['ratio by processor time, on a busy machine', requestRatio(bare.processorUs, me.processorUs)]]
        : []),
    ]),
  );
}

async function startsFigures(): Promise<void> {
  const starts = await measureStarts();
  const started = ({ seconds, processorSeconds, megabytes }: Start) =>
    `${seconds.toFixed(1)} s, ${processorSeconds?.toFixed(1) ?? '?'} s of processor time, ${megabytes?.toFixed(0) ?? '?'} MB`;
  console.log(
    table([
      ['bundle', started(starts.bundle)],
      ['sources', started(starts.sources)],
      ['a fixed loop', `${starts.loop.nowMs.toFixed(1)} ms, ${starts.loop.quietMs.toFixed(1)} ms when it is quiet`],
    ]),
  );
}

async function doorsFigures(): Promise<void> {
  const doors = await measureDoors();
  const times = (beside: number) => `${beside.toFixed(1)} ms, ${(beside / doors.alone).toFixed(1)}× (at most 2×)`;
  console.log(
    table([
      ['refused sign-in, address with an account', `${doors.known.toFixed(1)} ms`],
      [
        'refused sign-in, address without one',
        `${doors.unknown.toFixed(1)} ms, ${((doors.unknown / doors.known - 1) * 100).toFixed(1)} % (within 5 %)`,
      ],
      ['me, p95, alone', `${doors.alone.toFixed(1)} ms`],
      ['me, p95, beside 1,000 guesses a minute', times(doors.besideGuesses)],
      ['me, p95, beside 50 hostile queries a second', times(doors.besideBombs)],
      ['dearest of the hostile queries', `${doors.dearest.toFixed(1)} ms of processor time (at most 50)`],
    ]),
  );
}

async function attacksFigures(): Promise<void> {
  const attacks = await measureAttacks();
  const { alone, visit } = attacks;
  console.log(
    table([
      ['alone', `p50 ${alone.p50.toFixed(1)} ms, p95 ${alone.p95.toFixed(1)} ms`],
      ...attacks.under.map(({ name, p50, p95, refused }) => [
        name,
        `p50 ${p50.toFixed(1)} ms, ${(p50 / alone.p50).toFixed(1)}× (at most 2×), p95 ${p95.toFixed(1)} ms, ${(p95 / alone.p95).toFixed(1)}× (at most 4×), ${refused} refused (none)`,
      ]),
    ]),
  );
  console.log('\nFirst visit to the overview');
  console.log(
    table([
      ['requests', `${visit.requests} (at most 40), of them ${visit.scripts} scripts and ${visit.dataRequests} for data`],
      ['data on the wire', `${kilobytes(visit.dataBytes)} (at most 120)`],
      ['scripts on the wire', kilobytes(visit.scriptBytes)],
      ['layout shift', `${visit.layoutShift.toFixed(3)} (at most 0.05)`],
    ]),
  );
}

async function deskFigures(): Promise<void> {
  const desk = await measureDesk();
  const beside = ({ p50, p95, count }: DeskTimes, most: number) =>
    `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${count} (at most ${most} on a quiet machine, ${((most * desk.loopMs) / desk.quietMs).toFixed(0)} now: the page's loop takes ${desk.loopMs.toFixed(1)} ms instead of ${desk.quietMs.toFixed(1)})`;
  console.log(
    table([
      ['from one page to the content of the next, warm', beside(desk.route, 150)],
      ...desk.pages.map(({ path, p50, p95 }) => [`  to ${path}`, `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`]),
      [`palette, from the keystroke to the first of ${desk.objects.toLocaleString('en')} objects`, beside(desk.palette, 50)],
    ]),
  );
}

async function releaseFigures(): Promise<void> {
  const compared = await compareReleases();
  if (!compared) console.log(`  ${EARLIER} is not in this checkout, so there is nothing to compare with.`);
  else {
    const row = (title: string, name: keyof Times) => {
      const ratio = compared.after[name] / compared.before[name];
      return [
        title,
        `${compared.before[name].toFixed(1)} ms, now ${compared.after[name].toFixed(1)} ms, ${ratio.toFixed(2)}× (at most ${RATIO_MAX}×)`,
      ];
    };
    console.log(
      table([
        row('warm, p95', 'warm'),
        row('after a fact, p95', 'afterFact'),
        row('after a term, p95', 'afterTerm'),
        row('as known on a past day, p95', 'pastDay'),
      ]),
    );
  }
}
