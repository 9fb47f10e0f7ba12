import { readFileSync } from 'node:fs';
import { allAdapters } from './adapters/registry';
import { casesOf } from './run-cases';

// Prints the time zone in force, then every answer to a case file with all its digits, to be compared across zones.
const [casesPath = ''] = process.argv.slice(2);
console.log(Intl.DateTimeFormat().resolvedOptions().timeZone);
for (const { id, fn, inputs } of casesOf(JSON.parse(readFileSync(casesPath, 'utf8')))) {
  console.log(`${id} ${JSON.stringify(allAdapters[fn]?.(inputs, {}))}`);
}
