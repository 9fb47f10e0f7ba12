// Fails when the browser must load more scripts for its first screen than the budget allows. Bytes, not time: the same on every machine.
import { initialScripts, overBudget, sizeOf } from '#bench/web';
import { kilobytes } from '#bench/print';

const scripts = initialScripts();
const problem = overBudget(scripts);
console.log(problem ?? `The first screen loads ${kilobytes(sizeOf(scripts))} of scripts.`);
if (problem) process.exitCode = 1;
