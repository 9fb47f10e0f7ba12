import { commandFor } from '#programs';
import { runNode, type Outcome } from '#run';

/** One step of a test run. `needs` names a stage whose failure this one would only repeat. */
export type Stage = { name: string; jobs: readonly Job[]; needs?: string };

/** Jobs of a stage run two at a time, for the two cores of the reference machine. */
export type Job = { name: string; run: () => Promise<Outcome> };

export type Report = { stage: string; job: string; outcome: Outcome };

export const node = (name: string, words: string[], env: NodeJS.ProcessEnv = {}): Job => ({ name, run: () => runNode(words, { env }) });

export const program = (name: string, ...words: Parameters<typeof commandFor>): Job => node(name, commandFor(...words));

/** Runs every stage, even after a failure, so that a failed run reports everything at once. */
export async function runStages(stages: readonly Stage[], say: (line: string) => void = console.log): Promise<Report[]> {
  const failures: Report[] = [];
  for (const { name, jobs, needs } of stages) {
    if (needs && failures.some(({ stage }) => stage === needs)) {
      say(`\n── ${name}: not run, because ${needs} failed`);
      failures.push({ stage: name, job: name, outcome: { code: 1, output: `not run, because ${needs} failed`, seconds: 0 } });
      continue;
    }
    say(`\n── ${name}`);
    const startedAt = performance.now();
    const reports = await inPairs(jobs, async job => ({ stage: name, job: job.name, outcome: await job.run() }));
    const failed = reports.filter(({ outcome }) => outcome.code !== 0);
    failures.push(...failed);
    say(`── ${name}: ${failed.length ? 'FAILED' : 'passed'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  return failures;
}

/** The final report: each failure in full, then their list, because readers of a log look at its end. */
export function reportFailures(failures: readonly Report[]): string {
  const details = failures.map(
    ({ stage, job, outcome }) => `\n━━ ${titleOf(stage, job)} (exit ${outcome.code})\n${lastWords(outcome.output)}`,
  );
  const list = failures.map(({ stage, job }) => `  ✗ ${titleOf(stage, job)}`);
  return [...details, '', `${failures.length} failed:`, ...list].join('\n');
}

const LINES_REPEATED = 80;
const LINES_OF_SUMMARY = 300;

const titleOf = (stage: string, job: string): string => (stage === job ? stage : `${stage}: ${job}`);

/** The test runner's own summary of failures if there is one, otherwise the end of the output. */
function lastWords(output: string): string {
  const lines = output.trimEnd().split('\n');
  const summary = lines.findIndex(line => /Failed (Tests|Suites) \d+|Unhandled Errors?/.test(line));
  if (summary < 0) return lines.slice(-LINES_REPEATED).join('\n');
  const tail = lines.slice(summary);
  return tail.length <= LINES_OF_SUMMARY ? tail.join('\n') : [...tail.slice(0, LINES_OF_SUMMARY), '…', ...tail.slice(-6)].join('\n');
}

async function inPairs<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
