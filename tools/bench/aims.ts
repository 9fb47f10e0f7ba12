import type { Loop } from '#bench/loop';

/** What a figure should be: at most or at least so much. With the machine's loop it is a matter of time, and a busy machine has more of it. */
export type Aim = { unit: string; digits?: number; loop?: Loop | undefined } & ({ most: number } | { least: number });

/**
 * The words of an aim, to be printed after its figure. A figure beyond its aim, or one that could not be measured, makes the bench end
 * with an error once everything is printed.
 *
 * @example besideAim(240, { most: 220, unit: ' KB' }) // 'at most 220 KB, above it'
 */
export function besideAim(value: number, aim: Aim): string {
  const { unit, digits = 0, loop } = aim;
  const busy = loop ? Math.max(1, loop.nowMs / loop.quietMs) : 1;
  const isMost = 'most' in aim;
  const bound = 'most' in aim ? aim.most * busy : aim.least / busy;
  const isKept = isMost ? value <= bound : value >= bound;
  if (!isKept) process.exitCode = 1;
  const wanted = `${isMost ? 'at most' : 'at least'} ${'most' in aim ? aim.most : aim.least}${unit}`;
  const now = loop
    ? ` on a quiet machine, ${bound.toFixed(digits)}${unit} now: its loop takes ${loop.nowMs.toFixed(1)} ms instead of ${loop.quietMs.toFixed(1)} ms`
    : '';
  return `${wanted}${now}${isKept ? '' : isMost ? ', above it' : ', below it'}`;
}
