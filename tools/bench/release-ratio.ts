import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#programs';
import { runNode } from '#run';

/** The release the overview is compared with, and by how much it may be slower. */
export const EARLIER = 'fed586c';
export const RATIO_MAX = 1.3;

const PROBE = 'server/src/bench/figures/overview-times.ts';
/** Where the earlier release has the probe that creates the large asset. */
const EARLIER_PROBE = 'server/src/features/figures/bench/overview-times.ts';
const PARTS = ['contract', 'e2e', 'engine', 'server', 'tools', 'web', 'workbook'];
const ROUNDS = 2;

export type Times = Record<'warm' | 'afterFact' | 'afterTerm' | 'pastDay', number>;
export type Compared = { before: Times; after: Times };

/**
 * The overview's 95th percentiles in this tree and in a work tree of an earlier release, measured in turn on the same machine. The best
 * round of each counts, because other load only adds time. Null if this checkout does not have that release.
 */
export async function compareReleases(): Promise<Compared | null> {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: ROOT, stdio: 'ignore' }).status === 0;
  if (!git('cat-file', '-e', `${EARLIER}^{commit}`)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-release-'));
  const tree = join(folder, 'tree');
  if (!git('worktree', 'add', '--detach', tree, EARLIER)) return null;
  try {
    linkModules(tree);
    cpSync(join(ROOT, PROBE), join(tree, EARLIER_PROBE));
    let before = await timesOf(tree, EARLIER_PROBE);
    let after = await timesOf(ROOT, PROBE);
    for (let round = 1; round < ROUNDS; round++) {
      before = best(before, await timesOf(tree, EARLIER_PROBE));
      after = best(after, await timesOf(ROOT, PROBE));
    }
    return { before, after };
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both use the same packages, but each tree has its own parts. */
function linkModules(tree: string): void {
  for (const part of ['', ...PARTS]) {
    const from = join(ROOT, part, 'node_modules');
    const to = join(tree, part, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@hakaru') symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(tree, 'node_modules/@hakaru'), { recursive: true });
  for (const part of PARTS) symlinkSync(join(tree, part), join(tree, 'node_modules/@hakaru', part));
}

async function timesOf(cwd: string, probe: string): Promise<Times> {
  const { code, output } = await runNode(['--import', 'tsx', join(cwd, probe)], { cwd, quiet: true });
  const line = output.split('\n').find(one => one.startsWith('{"warm"'));
  if (code !== 0 || !line) throw new Error(`the overview could not be timed in ${cwd}: ${output.slice(-500)}`);
  return JSON.parse(line) as Times; // printed by the probe
}

function best(a: Times, b: Times): Times {
  const least = (name: keyof Times) => Math.min(a[name], b[name]);
  return { warm: least('warm'), afterFact: least('afterFact'), afterTerm: least('afterTerm'), pastDay: least('pastDay') };
}
