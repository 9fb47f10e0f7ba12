// npm test, npm run check (--fast) and npm run test:long (--long).
import { fileURLToPath } from 'node:url';
import { findChromium } from '#chromium';
import { openMemoryFolder } from '#memory-folder';
import { commandFor, ROOT } from '#programs';
import { runNode, stopChildrenOnExit } from '#run';
import { node, program, runStages, reportFailures, type Job, type Stage } from '#stages';

const projects = [
  'engine',
  'engine/tsconfig.test.json',
  'contract',
  'contract/tsconfig.test.json',
  'workbook',
  'workbook/tsconfig.test.json',
  'server',
  'web',
  'client',
  'e2e',
  'tools',
];
/** Tests of one process share loaded modules: loading is most of the work of small tests, and every API test loads the server. */
const SHARED = '--no-isolate';
const pure = ['engine/', 'contract/', 'workbook/', SHARED];
const screens = ['web/', SHARED];
const tools = ['tools/', '--exclude', 'tools/tidy.test.ts'];

const types: Stage = { name: 'types', jobs: projects.map(project => program(project, 'tsc', '-p', project)) };
// Longest first; these run side by side, and none uses two cores for long.
const format = program('format', 'oxfmt', '--check');
const lint = program('lint', 'oxlint', '--type-aware', '--deny-warnings');
const tidy = vitest('tidy', 'tools/tidy.test.ts');
const generated = program('generated files', 'tsx', 'tools/generate.ts', '--check');
const rules = (...jobs: Job[]): Stage => ({ name: 'house rules', jobs });
const arithmetic: Stage = { name: 'unit', jobs: [vitest('unit', ...pure)] };
const unit: Stage = {
  name: 'unit',
  jobs: [vitest('tools', ...tools), vitest('rules and arithmetic', ...pure), vitest('screens', ...screens)],
};
// Each file has its own application and database.
const api: Stage = { name: 'API', jobs: [vitest('API', 'server/', SHARED)] };
const webBuild: Stage = { name: 'web build', jobs: [program('web build', 'tsx', 'tools/web-build.ts', '--force')] };
const webSize: Stage = { name: 'web size', jobs: [program('web size', 'tsx', 'tools/web-size.ts')], needs: webBuild.name };
const browser: Stage = { name: 'browser', jobs: [{ name: 'browser', run: () => runBrowserTests() }], needs: webBuild.name };
// Every demo user follows all links shown to them, and early clicks are tried on more pages.
const doors: Stage = {
  name: 'browser, full counts',
  jobs: [{ name: 'doors', run: () => runBrowserTests(['doors.spec.ts', 'early-clicks.spec.ts'], { COUNTS: 'full' }) }],
  needs: webBuild.name,
};

/** Newer versions than the oldest supported one, on which all tests run. */
const NEWER_NODES = ['22', '24'];
// On newer versions of Node the product starts, and everything that needs neither database nor browser passes.
const newerNodes: Stage = {
  name: 'newer Node',
  jobs: NEWER_NODES.map(version => node(`Node ${version}`, ['--import', 'tsx', `${ROOT}tools/node-versions.ts`, version])),
};

const fast = [types, rules(format, lint, tidy), arithmetic];
const whole = [types, rules(format, lint, tidy, generated), unit, api, webBuild, webSize, browser];
const long: Stage[] = [
  {
    name: 'unit, full counts',
    jobs: [fullCounts('tools', ...tools), fullCounts('rules and arithmetic', ...pure), fullCounts('screens', ...screens)],
  },
  { name: 'API, full counts', jobs: [fullCounts('API', 'server/', SHARED)] },
  webBuild,
  doors,
  newerNodes,
];

stopChildrenOnExit();
const inMemory = openMemoryFolder();
if (inMemory) {
  process.env['TMPDIR'] = inMemory.path; // for all child processes
  process.on('exit', inMemory.remove);
}
const startedAt = performance.now();
const failures = await runStages(choose(process.argv.slice(2)));
console.log(`\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
console.log(failures.length ? reportFailures(failures) : 'All passed.');
process.exit(failures.length ? 1 : 0);

function choose(words: readonly string[]): Stage[] {
  const unknown = words.filter(word => word !== '--fast' && word !== '--long');
  if (unknown.length) {
    console.error(`Unknown: ${unknown.join(' ')}. Say nothing, --fast or --long.`);
    process.exit(2);
  }
  if (words.includes('--fast')) return fast;
  return words.includes('--long') ? long : whole;
}

function vitest(name: string, ...words: string[]): Job {
  return program(name, 'vitest', 'run', ...words);
}

/** The tests of faults, fuzzing and probes read their counts from COUNTS; time limits must not end them early. */
function fullCounts(name: string, ...words: string[]): Job {
  return node(name, commandFor('vitest', 'run', ...words, '--testTimeout=3600000', '--hookTimeout=600000'), { COUNTS: 'full' });
}

async function runBrowserTests(only: string[] = [], env: Record<string, string> = {}) {
  const chromium = await findChromium();
  if ('problem' in chromium) {
    console.error(chromium.problem);
    return { code: 1, output: chromium.problem, seconds: 0 };
  }
  const config = fileURLToPath(new URL('../e2e/playwright.config.ts', import.meta.url));
  return runNode(commandFor('playwright', 'test', '-c', config, ...only), {
    env: { CHROMIUM_PATH: chromium.path, ...env },
  });
}
