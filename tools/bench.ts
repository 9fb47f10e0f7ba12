// npm run bench [part…]: measures this machine. The figures are printed, never asserted, because tests must not depend on its load.
import { parts } from '#bench/parts';
import { stopChildrenOnExit } from '#run';

stopChildrenOnExit();

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !parts.some(part => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const { name, title, print } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  await print();
}
