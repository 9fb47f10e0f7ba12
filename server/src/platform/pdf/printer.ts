import { fork, type ChildProcess } from 'node:child_process';
import { AppError } from '@hakaru/contract/errors';
import { isAlive } from '#platform/child-processes';
import { childProgram } from '#platform/places';
import type { Order, Reply } from './child';
import type { Paper } from './paper';

/** Prints in a separate process, because laying out a long table keeps a processor busy and others must not wait for it. */
export type Printer = {
  print(paper: Paper): Promise<Buffer>;
  close(): void;
};

export type PrinterOptions = { ms?: number; heapMegabytes?: number; idleMs?: number; waiting?: number };

const PROGRAM = childProgram(import.meta.url, 'print-paper');

/** Prints documents one after the other. One that takes too long is abandoned with its process, and too many waiting ones are refused. */
export function openPrinter({ ms = 45_000, heapMegabytes = 384, idleMs = 120_000, waiting = 20 }: PrinterOptions = {}): Printer {
  let child: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let lastId: number = 0;
  let queued: number = 0;
  let rest: NodeJS.Timeout | undefined;
  const started = (): ChildProcess => {
    clearTimeout(rest);
    if (child && isAlive(child)) return child;
    const fresh = fork(PROGRAM.path, [], {
      execArgv: [...PROGRAM.execArgv, `--max-old-space-size=${heapMegabytes}`],
      env: { PATH: process.env['PATH'] }, // it needs none of our settings
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.unref();
    fresh.channel?.unref();
    fresh.on('error', () => undefined); // its end is handled by whoever waits for it
    return (child = fresh);
  };
  const restLater = (): void => {
    clearTimeout(rest);
    rest = setTimeout(() => child?.kill(), idleMs).unref();
  };
  return {
    print(paper) {
      if (queued >= waiting) return Promise.reject(new AppError('unavailable', {}, 5));
      queued++;
      const own = turn.then(() => printOne(started(), { id: ++lastId, paper }, ms));
      turn = own
        .catch(() => undefined)
        .finally(() => {
          queued--;
          restLater();
        });
      return own;
    },
    close() {
      clearTimeout(rest);
      child?.kill('SIGKILL');
    },
  };
}

let printer: Printer | null = null;

/** The process's only printer; its child starts with the first document and ends after being idle for a while. */
export function sharedPrinter(): Printer {
  return (printer ??= openPrinter());
}

/** Settles once: by the child's reply, by its end, or by the timeout, which ends the child. */
function printOne(child: ChildProcess, order: Order, ms: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    const settle = (outcome: Buffer | Error): void => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', gone);
      child.channel?.unref();
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const hear = (message: unknown): void => {
      const reply = message as Reply; // only our child sends messages here
      if (reply.id === order.id) settle('bytes' in reply ? Buffer.from(reply.bytes) : new Error(reply.failed));
    };
    const gone = (): void => settle(new AppError('unavailable', {}, 5));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(new AppError('unavailable', {}, 30));
    }, ms);
    child.on('message', hear).once('exit', gone);
    child.send(order, error => error && settle(new AppError('unavailable', {}, 5)));
  });
}
