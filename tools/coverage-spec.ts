// npm run coverage:spec [-- --missing]: how many requirements of the specification are named by a test.
import { readFileSync } from 'node:fs';
import { ROOT } from '#programs';
import { idsCarriedBy, readIds } from '#spec/ids';
import { readTree } from '#tidy/tree';

const ids = readIds(readFileSync(`${ROOT}docs/spec-ids.tsv`, 'utf8'));
const known = ids.map(({ id }) => id);
const tests = readTree().filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tools/'));
const carried = new Set(tests.flatMap(source => [...idsCarriedBy(source, known)]));

const chapterOf = (id: string): string => id.split('.')[0] ?? '';

for (const chapter of new Set(known.map(chapterOf))) {
  const members = ids.filter(({ id }) => chapterOf(id) === chapter);
  const done = members.filter(({ id }) => carried.has(id)).length;
  const areas = [...new Set(members.map(({ area }) => area))].join(', ');
  console.log(`${chapter.padEnd(3)} ${String(done).padStart(4)} of ${String(members.length).padEnd(4)} ${areas}`);
}
if (process.argv.includes('--missing')) {
  console.log('\nNot carried by any test:');
  for (const { id, area, requirement } of ids) if (!carried.has(id)) console.log(`${id}\t${area}\t${requirement}`);
}
console.log(`\n${carried.size} of the ${ids.length} requirements are carried by ${tests.length} test files.`);
