// npm run bench [part…]: measures this machine. A figure beyond its aim makes it end with an error; no test depends on any of them.
import { parts } from '#bench/parts';
import { stopChildrenOnExit } from '#run';

stopChildrenOnExit();

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !parts.some(part => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const beyond: string[] = [];
for (const { name, title, print } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  process.exitCode = 0;
  await print();
  if (process.exitCode !== 0) beyond.push(name);
}
process.exitCode = beyond.length > 0 ? 1 : 0;
if (beyond.length > 0) console.log(`\nBeyond an aim, or not measured: ${beyond.join(', ')}`);
