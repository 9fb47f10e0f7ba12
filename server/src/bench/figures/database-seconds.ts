import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '#platform/db';
import { findBackend } from './large-store';

const TICKS_PER_SECOND = 100; // the unit of Linux, whatever its clock

/** Measures the processor seconds PostgreSQL has used on this machine, by its running and its ended processes. */
export async function databaseMeter(db: Db): Promise<() => number> {
  const first = processAt(await findBackend(db))?.parent ?? 0;
  return () => {
    const serving = processes().filter(({ parent }) => parent === first);
    const ended = processAt(first)?.endedTicks ?? 0;
    return serving.reduce((ticks, each) => ticks + each.ticks, ended) / TICKS_PER_SECOND;
  };
}

type Process = { parent: number; ticks: number; endedTicks: number };

function processes(): Process[] {
  return readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? (processAt(Number(name)) ?? []) : []));
}

/** Undefined for a process that has ended meanwhile. */
function processAt(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const facts = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (at: number) => (facts[at] ?? 0) + (facts[at + 1] ?? 0);
    return { parent: facts[1] ?? 0, ticks: ticks(11), endedTicks: ticks(13) };
  } catch {
    return undefined;
  }
}
