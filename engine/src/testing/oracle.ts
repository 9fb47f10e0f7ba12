import { readFileSync } from 'node:fs';
import { allAdapters } from './adapters/registry';
import { asRecord } from './inputs';
import { casesOf, outcomeOf } from './run-cases';

// npm run oracle -- <cases.json> [datasets.json]: every case through the public functions of the engine.
const [casesPath, datasetsPath] = process.argv.slice(2);
if (casesPath === undefined) {
  console.error('usage: npm run oracle -- <cases.json> [datasets.json]');
  process.exit(2);
}

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const datasets = datasetsPath === undefined ? {} : asRecord(parsed(datasetsPath), 'the data sets');
const outcomes = casesOf(parsed(casesPath)).map(each => outcomeOf(each, allAdapters, datasets));
const failed = outcomes.filter(({ failure }) => failure !== null);

for (const { id, fn, failure } of failed) console.log(`FAILED ${id} (${fn}): ${failure}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
