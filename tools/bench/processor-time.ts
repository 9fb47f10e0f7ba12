import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // what Linux counts in, whatever its clock

/** Seconds of processor time a process has used so far, or null where the system does not tell. Other programs do not change it much. */
export function processorSeconds(pid: number): number | null {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(facts[11]) + Number(facts[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
