// npx tsx tools/files-touched.ts <commit>: the number of files and folders a change touched, without generated files.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path/posix';
import { ROOT } from '#programs';

const [commit = 'HEAD'] = process.argv.slice(2);
const { status, stdout, stderr } = spawnSync('git', ['show', '--name-only', '--format=%h %s', commit, '--'], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (status !== 0) {
  console.error(stderr.trim());
  process.exit(1);
}
const [title = '', ...lines] = stdout.split('\n').filter(line => line !== '');
const isGenerated = (path: string) => /\.gen\.ts$|^server\/schema\.graphql$|\/db-types\.ts$/.test(path);
const written = lines.filter(path => !isGenerated(path));
const folders = new Set(written.map(path => dirname(path)));
console.log(title);
for (const path of written) console.log(`  ${path}`);
console.log(`${written.length} files in ${folders.size} folders; ${lines.length - written.length} generated files aside.`);
