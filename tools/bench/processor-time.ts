import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // the unit of Linux, whatever its clock

/** The processor seconds a process has used so far, or null if the system does not report them. Other programs hardly affect it. */
export function processorSeconds(pid: number): number | null {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(facts[11]) + Number(facts[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
