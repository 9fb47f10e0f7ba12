import { expect, test } from 'vitest';
import { ROOT } from '#programs';
import { runNode } from '#run';
import { runStages, reportFailures, type Job, type Stage } from '#stages';

// Output is hidden, so that the log of a successful run contains no failures.
const node = (name: string, words: string[]): Job => ({ name, run: () => runNode(words, { quiet: true }) });
const runQuietly = (stages: Stage[]) => runStages(stages, () => undefined);

const passing = node('fine', ['-e', 'console.log("fine")']);
const failing = node('bad', ['-e', 'console.log("first line"); console.error("the reason"); process.exit(3)']);

test('a failure does not hide what comes after it, and what depends on it is named', async () => {
  const ran: string[] = [];
  const noted = { name: 'noted', run: async () => (ran.push('noted'), { code: 0, output: '', seconds: 0 }) };
  const failures = await runQuietly([
    { name: 'build', jobs: [passing, failing] },
    { name: 'other', jobs: [noted] },
    { name: 'browser', jobs: [noted], needs: 'build' },
  ]);
  expect(failures.map(({ stage, job, outcome }) => [stage, job, outcome.code])).toEqual([
    ['build', 'bad', 3],
    ['browser', 'browser', 1],
  ]);
  expect(ran).toEqual(['noted']);
});

test('the last words of a run are the failures with their reasons, then the list', async () => {
  const tail = reportFailures(await runQuietly([{ name: 'unit', jobs: [failing] }]));
  expect(tail).toContain('━━ unit: bad (exit 3)\nfirst line\nthe reason');
  expect(tail.trimEnd().split('\n').slice(-2)).toEqual(['1 failed:', '  ✗ unit: bad']);
});

test('a program that cannot be started is a failure, not a pass', async () => {
  const failures = await runQuietly([{ name: 'ghost', jobs: [node('ghost', ['/nowhere/at/all.mjs'])] }]);
  expect(failures).toHaveLength(1);
});

test('of a test runner, its own summary is repeated and not what passed before it', async () => {
  const lines = ['✓ one', '⎯⎯ Failed Tests 2 ⎯⎯', ...Array.from({ length: 100 }, (_, index) => `reason ${index}`)];
  const tail = reportFailures([{ stage: 'unit', job: 'unit', outcome: { code: 1, output: lines.join('\n'), seconds: 1 } }]);
  expect(tail).toContain('reason 0\n');
  expect(tail).not.toContain('✓ one');
});

test('the program of the tests knows its own words and starts nothing for another', async () => {
  const { code, output } = await runNode(['--import', 'tsx', `${ROOT}tools/test.ts`, '--quick'], { quiet: true });
  expect(output).toContain('Unknown: --quick. Say nothing, --fast or --long.');
  expect(code).toBe(2);
});
