// node --import tsx tools/node-versions.ts 22: checks that the product starts, accepts a log-in and passes `check` on another version of
// Node.
import { delimiter, dirname } from 'node:path';
import { ROOT } from '#programs';
import { run, stopChildrenOnExit } from '#run';
import { startServerProcess, temporaryDataDir } from '#server-process';

/** The path of a Node of this version, fetched as a package if it is not installed. */
async function findNode(version: string): Promise<string> {
  const words = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npm', words, { quiet: true });
  const path = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !path.startsWith('/')) throw new Error(`Node ${version} could not be fetched: npm must reach its registry.\n${output}`);
  return path;
}

async function startAndSignIn(node: string, version: string): Promise<void> {
  const dataDir = temporaryDataDir(`node-${version}`);
  try {
    const logFile = `${ROOT}.cache/node-${version}.log`;
    const server = await startServerProcess({ dataDir: dataDir.path, logFile, node, env: { DEMO_MONTHS: '4' } });
    try {
      const reply = await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@hoshikawa.example', password: 'Hoshi!Admin2026' }),
      });
      if (!reply.ok) throw new Error(`Nobody could log in on Node ${version}: ${reply.status} ${await reply.text()}`);
      console.log(`Node ${version}: started and signed in to after ${server.readyAfterSeconds.toFixed(0)} s.`);
    } finally {
      await server.stop();
    }
  } finally {
    dataDir.remove();
  }
}

async function check(node: string): Promise<number> {
  const PATH = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  return (await run(node, ['--import', 'tsx', 'tools/test.ts', '--fast'], { env: { PATH } })).code;
}

const [version] = process.argv.slice(2);
if (!version) throw new Error('Say which version of Node, for example 22.');
stopChildrenOnExit();
const node = await findNode(version);
await startAndSignIn(node, version);
process.exitCode = await check(node);
