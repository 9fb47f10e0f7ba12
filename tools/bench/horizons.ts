import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONTHS, randomReturns, SERIES, LAST } from '@hakaru/engine/bench/horizons';
import { horizonsAt, horizonTable, type HorizonTable } from '@hakaru/engine/returns/horizon-batch';
import { ROOT } from '#programs';

export type BesideC = { engineMs: number; programMs: number; isSame: boolean };

/** The result measured on two idle cores, for machines without a compiler. */
export const RECORDED = { ratio: 1.84, on: '2026-11-19' } as const;

/** Measured in turns on the same machine; if it is shared, the fastest of each is compared. */
const TURNS = 10;
const RUNS = 20;

/** All horizons by the engine and by an equivalent C program, in one run; null without a C compiler. */
export function horizonsBesideC(): BesideC | null {
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-horizons-'));
  try {
    const program = compiled(folder);
    return program ? inTurns(program, folder) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compiled(folder: string): string | null {
  const program = join(folder, 'horizons');
  const { status } = spawnSync('cc', ['-O2', '-o', program, `${ROOT}tools/bench/horizons.c`, '-lm'], { stdio: 'ignore' });
  return status === 0 ? program : null;
}

function inTurns(program: string, folder: string): BesideC {
  const table = randomReturns();
  const file = join(folder, 'returns');
  writeFileSync(file, new Uint8Array(table.returns.buffer));
  const into = horizonTable(SERIES);
  let engineMs = Number.MAX_VALUE;
  let programMs = Number.MAX_VALUE;
  let sum = Number.NaN;
  for (let turn = 0; turn < TURNS; turn++) {
    for (let run = 0; run < RUNS; run++) {
      const from = performance.now();
      horizonsAt(table, LAST, { fiscalYearStart: 4 }, into);
      engineMs = Math.min(engineMs, performance.now() - from);
    }
    const words = execFileSync(program, [file, String(SERIES), String(MONTHS), String(RUNS)], { encoding: 'utf8' }).split(' ');
    programMs = Math.min(programMs, Number(words[0]));
    sum = Number(words[1]);
  }
  return { engineMs, programMs, isSame: Math.abs(sumOf(into) - sum) < 1e-6 };
}

const sumOf = ({ values, reasons }: HorizonTable): number => values.reduce((sum, value, at) => sum + (reasons[at] === 0 ? value : 0), 0);
