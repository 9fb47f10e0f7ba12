import { readFileSync } from 'node:fs';
import { createLoop, type Loop } from '#bench/loop';
import { processorSeconds } from '#bench/processor-time';
import { ROOT } from '#programs';
import { bundleServerWhenStale } from '#server-bundle';
import { startServerProcess, temporaryDataDir } from '#server-process';

const LOG = `${ROOT}.cache/bench/starts.log`;
const ROUNDS = 3;

/** The best of several starts with an existing database: seconds and processor seconds until it serves, and its memory in megabytes then. */
export type Start = { seconds: number; processorSeconds: number | null; megabytes: number | null };

/** Measures the bundle and the same server run from its sources, alternating so that slow phases of the machine affect both. */
export async function measureStarts(): Promise<{ bundle: Start; sources: Start; loop: Loop }> {
  const programs = {
    bundle: [`${await bundleServerWhenStale()}/server.js`],
    sources: ['--import', 'tsx', 'server/src/main.ts'],
  };
  const loop = createLoop();
  const dataDir = temporaryDataDir('starts');
  try {
    await startOnce(dataDir.path, programs.bundle); // creates the database
    const rounds: Record<keyof typeof programs, Start[]> = { bundle: [], sources: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bundle.push(await startOnce(dataDir.path, programs.bundle));
      rounds.sources.push(await startOnce(dataDir.path, programs.sources));
      loop.measure();
    }
    return { bundle: bestOf(rounds.bundle), sources: bestOf(rounds.sources), loop: loop.times() };
  } finally {
    dataDir.remove();
  }
}

async function startOnce(dataDir: string, program: readonly string[]): Promise<Start> {
  const server = await startServerProcess({ dataDir, logFile: LOG, program, env: { DEMO: '0' } });
  const start = { seconds: server.readyAfterSeconds, processorSeconds: processorSeconds(server.pid), megabytes: memoryOf(server.pid) };
  await server.stop();
  return start;
}

function bestOf(starts: readonly Start[]): Start {
  const least = (of: (start: Start) => number | null) => {
    const figures = starts.map(of).filter(figure => figure !== null);
    return figures.length > 0 ? Math.min(...figures) : null;
  };
  return {
    seconds: least(({ seconds }) => seconds) ?? Number.NaN,
    processorSeconds: least(start => start.processorSeconds),
    megabytes: least(({ megabytes }) => megabytes),
  };
}

/** The resident memory of a process, or null if the system does not report it. */
function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
