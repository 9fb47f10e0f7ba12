// npm run dev: the server restarts when its sources change, the web is served by Vite with hot replacement.
import { spawn, type ChildProcess } from 'node:child_process';
import { commandFor, ROOT } from '#programs';

let isStopping = false;
const port = process.env['PORT'] ?? '3000';
const children: ChildProcess[] = [
  start(commandFor('tsx', 'watch', '--clear-screen=false', '--include', 'server/migrations', 'server/src/main.ts'), ROOT),
  start(commandFor('vite'), `${ROOT}web`),
];
console.log(`API on http://localhost:${port}; open the address that Vite prints.`);

process.on('SIGTERM', () => stopAll('SIGTERM'));
// Ctrl-C reaches the whole group by itself; a second signal would make the watcher kill the server while it stops.
process.on('SIGINT', () => (process.stdin.isTTY ? (isStopping = true) : stopAll('SIGINT')));

function start(words: string[], cwd: string): ChildProcess {
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, PORT: port }, stdio: 'inherit' });
  // Neither is useful without the other.
  child.on('exit', code => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
  return child;
}

function stopAll(signal: NodeJS.Signals): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
