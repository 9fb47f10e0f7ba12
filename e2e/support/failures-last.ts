import { basename } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { slowest } from '@hakaru/tools/testing/slowest-files';

/** Prints the time per file, and every failure again at the end, because logs are read from their end. */
export default class FailuresLast implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter(test => test.outcome() === 'unexpected');
    const flaky = tests.filter(test => test.outcome() === 'flaky');
    console.log(`\n${slowest(secondsByFile(tests))}`);
    for (const test of flaky) console.log(`passed only when repeated: ${titleOf(test.titlePath())}`);
    for (const test of failed) {
      console.log(`\n✗ ${titleOf(test.titlePath())}  (${test.location.file}:${test.location.line})`);
      for (const { message } of test.results.at(-1)?.errors ?? []) console.log(indent(plain(message ?? '')));
    }
    console.log(`\nBrowser tests: ${status}; ${failed.length} failed of ${tests.length}.`);
  }

  printsToStdio(): boolean {
    return false; // the list reporter prints as tests run
  }
}

function secondsByFile(tests: readonly TestCase[]): { name: string; seconds: number }[] {
  const seconds = new Map<string, number>();
  for (const { location, results } of tests)
    for (const { duration } of results) seconds.set(location.file, (seconds.get(location.file) ?? 0) + duration / 1000);
  return [...seconds].map(([file, sum]) => ({ name: basename(file), seconds: sum }));
}

const titleOf = (path: readonly string[]): string => path.filter(Boolean).join(' › ');
const indent = (text: string): string => text.split('\n').slice(0, 30).join('\n    ');
// eslint-disable-next-line no-control-regex -- the escape is what colours begin with
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');
