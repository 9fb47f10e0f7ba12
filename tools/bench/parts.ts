// The parts of npm run bench that are measured from here; the others are programs of the engine and the server.
import { besideAim } from '#bench/aims';
import { measureAttacks } from '#bench/attacks';
import { measureDesk, type Times as DeskTimes } from '#bench/desk';
import { measureDoors } from '#bench/doors';
import { measureGrid } from '#bench/grid';
import { horizonsBesideC, RECORDED } from '#bench/horizons';
import { kilobytes, requestRatio, table } from '#bench/print';
import { compareReleases, EARLIER, RATIO_MAX, type Times } from '#bench/release-ratio';
import { measureServer, type Rate } from '#bench/server';
import { measureStarts, type Start } from '#bench/starts';
import { INITIAL_BUDGET, initialScripts, sizeOf } from '#bench/web';
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
    const ratio = engineMs / programMs;
    console.log(
      table([
        ['engine', `${engineMs.toFixed(2)} ms`],
        ['C program', `${programMs.toFixed(2)} ms`],
        ['ratio', isSame ? `${ratio.toFixed(2)}× (${besideAim(ratio, { most: 2, unit: '×' })})` : 'none: the two do not answer the same'],
      ]),
    );
    if (!isSame) process.exitCode = 1;
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
      ['initial JS', `${kilobytes(sizeOf(scripts))} (${besideAim(sizeOf(scripts) / 1000, { most: INITIAL_BUDGET / 1000, unit: ' KB' })})`],
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
      ['frame while scrolling, p99', `${grid.p99Ms.toFixed(1)} ms (${besideAim(grid.p99Ms, { most: 50, unit: ' ms' })})`],
      ['longest frame', `${grid.longestMs.toFixed(1)} ms`],
      ['jump to the middle', `${grid.jumpMs.toFixed(0)} ms`],
    ]),
  );
}

async function serverFigures(): Promise<void> {
  const { clean, built, loop, restartSeconds, me, bare } = await measureServer();
  const seconds = { unit: ' s', digits: 1, loop };
  const silence = Math.max(clean.silenceSeconds, built.silenceSeconds);
  // Other programs take time from both, but not in equal parts, so on a busy machine processor time says it better.
  const ratio = Math.max(me.perSecond / bare.perSecond, me.processorUs && bare.processorUs ? bare.processorUs / me.processorUs : 0);
  const cost = ({ processorUs }: Rate) => (processorUs === null ? '' : `, ${processorUs.toFixed(0)} µs of processor time each`);
  console.log(
    table([
      ['first start, nothing built', `${clean.seconds.toFixed(1)} s (${besideAim(clean.seconds, { most: 80, ...seconds })})`],
      ['first start, web built', `${built.seconds.toFixed(1)} s (${besideAim(built.seconds, { most: 45, ...seconds })})`],
      ['longest silence of the two', `${silence.toFixed(1)} s (${besideAim(silence, { most: 3, ...seconds })})`],
      ['restart', `${restartSeconds.toFixed(1)} s`],
      ['me', `${me.perSecond.toFixed(0)} requests/s${cost(me)}`],
      ['bare Fastify JSON route', `${bare.perSecond.toFixed(0)} requests/s${cost(bare)}`],
      ['ratio', requestRatio(me.perSecond, bare.perSecond)],
      ...(me.processorUs && bare.processorUs
        ? [['ratio by processor time, on a busy machine', requestRatio(bare.processorUs, me.processorUs)]]
        : []),
      ['the better of them', `${ratio.toFixed(2)} (${besideAim(ratio, { least: 0.25, unit: '' })})`],
    ]),
  );
}

async function startsFigures(): Promise<void> {
  const starts = await measureStarts();
  const started = ({ seconds, processorSeconds, megabytes }: Start) =>
    `${seconds.toFixed(1)} s, ${processorSeconds?.toFixed(1) ?? '?'} s of processor time, ${megabytes?.toFixed(0) ?? '?'} MB`;
  const { bundle, sources } = starts;
  const used = (bundle.processorSeconds ?? bundle.seconds) / (sources.processorSeconds ?? sources.seconds);
  const kept = (bundle.megabytes ?? 0) / (sources.megabytes ?? 1);
  console.log(
    table([
      ['bundle', started(bundle)],
      ['sources', started(sources)],
      ['bundle beside the sources, processor time', `${used.toFixed(2)}× (${besideAim(used, { most: 1, unit: '×' })})`],
      ['bundle beside the sources, memory', `${kept.toFixed(2)}× (${besideAim(kept, { most: 1, unit: '×' })})`],
      ['a fixed loop', `${starts.loop.nowMs.toFixed(1)} ms, ${starts.loop.quietMs.toFixed(1)} ms when it is quiet`],
    ]),
  );
}

async function doorsFigures(): Promise<void> {
  const doors = await measureDoors();
  const times = (beside: number) =>
    `${beside.toFixed(1)} ms, ${(beside / doors.alone).toFixed(1)}× (${besideAim(beside / doors.alone, { most: 2, unit: '×' })})`;
  const differing = (doors.unknown / doors.known - 1) * 100;
  console.log(
    table([
      ['refused sign-in, address with an account', `${doors.known.toFixed(1)} ms`],
      [
        'refused sign-in, address without one',
        `${doors.unknown.toFixed(1)} ms, ${differing.toFixed(1)} % (either way ${besideAim(Math.abs(differing), { most: 5, unit: ' %' })})`,
      ],
      ['me, p95, alone', `${doors.alone.toFixed(1)} ms`],
      ['me, p95, beside 1,000 guesses a minute', times(doors.besideGuesses)],
      ['me, p95, beside 50 hostile queries a second', times(doors.besideBombs)],
      [
        'dearest of the hostile queries',
        `${doors.dearest.toFixed(1)} ms of processor time (${besideAim(doors.dearest, { most: 50, unit: ' ms' })})`,
      ],
    ]),
  );
}

async function attacksFigures(): Promise<void> {
  const attacks = await measureAttacks();
  const { alone, visit } = attacks;
  const times = (ratio: number, most: number) => `${ratio.toFixed(1)}× (${besideAim(ratio, { most, unit: '×' })})`;
  console.log(
    table([
      ['alone', `p50 ${alone.p50.toFixed(1)} ms, p95 ${alone.p95.toFixed(1)} ms`],
      ...attacks.under.map(({ name, p50, p95, refused }) => [
        name,
        `p50 ${p50.toFixed(1)} ms, ${times(p50 / alone.p50, 2)}, p95 ${p95.toFixed(1)} ms, ${times(p95 / alone.p95, 4)}, ${refused} refused (${besideAim(refused, { most: 0, unit: '' })})`,
      ]),
    ]),
  );
  console.log('\nFirst visit to the overview');
  console.log(
    table([
      [
        'requests',
        `${visit.requests} (${besideAim(visit.requests, { most: 40, unit: '' })}), of them ${visit.scripts} scripts and ${visit.dataRequests} for data`,
      ],
      ['data on the wire', `${kilobytes(visit.dataBytes)} (${besideAim(visit.dataBytes / 1000, { most: 120, unit: ' KB' })})`],
      ['scripts on the wire', kilobytes(visit.scriptBytes)],
      ['layout shift', `${visit.layoutShift.toFixed(3)} (${besideAim(visit.layoutShift, { most: 0.05, unit: '' })})`],
    ]),
  );
}

async function deskFigures(): Promise<void> {
  const desk = await measureDesk();
  const beside = ({ p50, p95, count }: DeskTimes, most: number) =>
    `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${count} (${besideAim(p95, { most, unit: ' ms', loop: { nowMs: desk.loopMs, quietMs: desk.quietMs } })})`;
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
        `${compared.before[name].toFixed(1)} ms, now ${compared.after[name].toFixed(1)} ms, ${ratio.toFixed(2)}× (${besideAim(ratio, { most: RATIO_MAX, unit: '×' })})`,
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
