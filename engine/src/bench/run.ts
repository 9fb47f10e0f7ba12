import { benchCases } from './cases';
import { measure } from './measure';
import { tableOf } from './table';

// node --import tsx engine/src/bench/run.ts [--json] [part of a name]: each case, best of five, as a table or as JSON for whoever started
// this; exit 1 when a limit is broken or a series failed.
const words = process.argv.slice(2);
const wanted = words.filter(word => word !== '--json').join(' ');
const cases = benchCases.filter(bench => bench.name.includes(wanted));
const measured = cases.map(bench => measure(bench, { now: () => performance.now(), runs: 5 }));
console.log(words.includes('--json') ? JSON.stringify(measured) : tableOf(measured));
process.exitCode = measured.every(each => each.withinLimit) ? 0 : 1;
