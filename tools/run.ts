import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '#programs';

export type Outcome = { code: number; output: string; seconds: number };

/** Runs node with these arguments; its output is shown as it arrives and kept, so that failures can be repeated at the end. */
export function runNode(words: string[], options: { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: boolean } = {}): Promise<Outcome> {
  return run(process.execPath, words, options);
}

export async function run(
  command: string,
  words: string[],
  { env = {}, cwd = ROOT, quiet = false }: { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: boolean } = {},
): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, words, { cwd, env: { ...environment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString();
    if (!quiet) stream.write(chunk);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  const code = await new Promise<number>(resolve => {
    child.on('error', error => {
      output += `${command}: ${error.message}\n`;
      resolve(127);
    });
    child.on('close', (exitCode, signal) => resolve(exitCode ?? (signal ? 128 : 1)));
  });
  running.delete(child);
  return { code, output, seconds: (performance.now() - startedAt) / 1000 };
}

/** Ctrl-C ends child processes before this one. */
export function stopChildrenOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exitCode = 130;
      setTimeout(() => process.exit(130), 10_000).unref();
    });
  }
}

const running = new Set<ChildProcess>();

/** Our output is a pipe for the child, so it cannot see whether it is a terminal; log files should have no colour codes. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _forced, ...rest } = process.env;
  // Vite warns of a future default that does not exist in this version.
  const quietVite = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  return process.stdout.isTTY ? { ...rest, ...quietVite, FORCE_COLOR: '1' } : { ...rest, ...quietVite, NO_COLOR: '1' };
}
