import { brinsonLinkingCases } from './brinson-linking';
import { factorRiskCases } from './factor-risk';
import { horizonCases } from './horizons';
import { measure } from './measure';
import { tableOf } from './table';
import { xirrCases } from './xirr';

// node --import tsx engine/src/bench/run.ts [part of a name]: each case, best of five, as a table; exit 1 when a limit is broken.
const wanted = process.argv[2] ?? '';
const cases = [...xirrCases, ...horizonCases, ...brinsonLinkingCases, ...factorRiskCases].filter(bench => bench.name.includes(wanted));
const measured = cases.map(bench => measure(bench, { now: () => performance.now(), runs: 5 }));
console.log(tableOf(measured));
process.exitCode = measured.every(each => each.withinLimit) ? 0 : 1;
