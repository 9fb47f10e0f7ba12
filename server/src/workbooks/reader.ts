import { fork, type ChildProcess } from 'node:child_process';
import type { Annotation } from './annotate/annotate';
import { giveWay, isAlive, residentBytes } from '#platform/child-processes';
import { childProgram } from '#platform/places';
import type { Order, SentRow, Reply } from './child';
import { READER_LIMITS } from './limits';
import { Refused } from './refused';
import type { TableSink } from './table';

/** Reads files in a separate process: one at a time, each with limits on time and memory, so that none can bring down the server. */
export type Reader = {
  read(file: { name: string; bytes: Buffer }, sink: TableSink, signal?: AbortSignal): Promise<void>;
  /** A copy of a workbook with notes. An uploaded file too, so it is processed where files are read. */
  annotate(file: { name: string; bytes: Buffer }, annotation: Annotation): Promise<Buffer>;
  /** The peak resident memory, for measurements. */
  peakBytes(): number;
  close(): void;
};

export type ReaderOptions = { ms?: number; rssBytes?: number; heapMegabytes?: number };

const PROGRAM = childProgram(import.meta.url, 'read-workbook');
const WATCH_MS = 50;
const START_MS = 120_000;

export function openReader({
  ms = READER_LIMITS.ms,
  rssBytes = READER_LIMITS.rssBytes,
  heapMegabytes = READER_LIMITS.heapMegabytes,
}: ReaderOptions = {}): Reader {
  let child: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let lastId: number = 0;
  let peak: number = 0;
  let isClosed: boolean = false;
  const started = (): ChildProcess => {
    if (child && isAlive(child)) return child;
    const fresh = fork(PROGRAM.path, [], {
      execArgv: [...PROGRAM.execArgv, `--max-old-space-size=${heapMegabytes}`],
      env: { PATH: process.env['PATH'] }, // the file's process gets none of our settings
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.unref();
    fresh.channel?.unref();
    giveWay(fresh.pid);
    fresh.on('error', () => undefined); // its end is handled by whoever waits for it
    return (child = fresh);
  };
  const watch = (process: ChildProcess): number => {
    const rss = residentBytes(process.pid);
    peak = Math.max(peak, rss);
    return rss;
  };
  const inTurn = (task: Omit<Task, 'id' | 'ms' | 'rssBytes' | 'watch'>): Promise<Buffer | null> => {
    const own = turn.then(() => {
      if (isClosed) throw new Error('the reader is closed');
      return doOne(started(), { id: ++lastId, ms, rssBytes, watch, ...task });
    });
    turn = own.catch(() => undefined);
    return own;
  };
  return {
    async read(file, sink, signal) {
      await inTurn({ ...file, sink, ...(signal ? { signal } : {}) });
    },
    async annotate(file, annotation) {
      const copy = await inTurn({ ...file, annotation, sink: { row: () => undefined, sheet: () => undefined } });
      if (!copy) throw new Error('no copy was made');
      return copy;
    },
    peakBytes: () => peak,
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

type Task = Order & {
  bytes: Buffer;
  sink: TableSink;
  signal?: AbortSignal;
  ms: number;
  rssBytes: number;
  watch(child: ChildProcess): number;
};

/** Settles once: by the child's reply, by its end, or by the watchdog, which ends the child. */
function doOne(child: ChildProcess, { id, name, bytes, annotation, sink, signal, ms, rssBytes, watch }: Task): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    // The file's time starts when the child takes it, because a slow start on a busy machine is not its fault.
    let until = performance.now() + START_MS;
    const settle = (error: Error | null, copy: Buffer | null = null): void => {
      clearInterval(timer);
      child.off('message', hear).off('exit', gone);
      child.channel?.unref();
      if (error) reject(error);
      else resolve(copy);
    };
    const stop = (error: Error): void => {
      child.kill('SIGKILL');
      settle(error);
    };
    const hear = (message: unknown): void => {
      const reply = message as Reply; // only our child sends messages here
      if (reply.id !== id) return;
      try {
        if ('begun' in reply) until = performance.now() + ms;
        else if ('rows' in reply) passRows(reply.rows, sink);
        else if ('sheet' in reply) sink.sheet(reply.sheet);
        else if ('copy' in reply) settle(null, Buffer.from(reply.copy));
        else settle(faultOf(reply));
      } catch (error) {
        stop(error instanceof Error ? error : new Error('a row was not taken'));
      }
    };
    const gone = (): void => settle(new Refused('memory'));
    const timer = setInterval(() => {
      if (signal?.aborted) stop(new Error('reading was called off'));
      else if (performance.now() > until) stop(new Refused('timeout'));
      else if (watch(child) > rssBytes) stop(new Refused('memory'));
    }, WATCH_MS);
    child.on('message', hear).once('exit', gone);
    child.send({ id, name, bytes, ...(annotation ? { annotation } : {}) } satisfies Order, error => error && stop(new Refused('memory')));
  });
}

function faultOf(reply: Extract<Reply, { done: true } | { refused: unknown } | { failed: string }>): Error | null {
  if ('refused' in reply) return new Refused(reply.refused.code, reply.refused.params);
  return 'failed' in reply ? new Error(reply.failed) : null;
}

function passRows(rows: string, sink: TableSink): void {
  const sent = JSON.parse(rows) as SentRow[]; // written by our child
  for (const [sheet, number, hidden, cells] of sent) sink.row(sheet, { number, hidden: hidden === 1, cells });
}
