import { fork, type ChildProcess } from 'node:child_process';
import type { Annotation } from './annotate/annotate';
import { giveWay, isAlive, residentBytes } from '#platform/child-processes';
import { childProgram } from '#platform/places';
import type { Order, SentRow, Reply } from './child';
import { headOf } from './mail/head-of';
import type { Attachment, MailHead } from './mail/read-mail';
import { READER_LIMITS } from './limits';
import { Refused } from './refused';
import type { TableSink } from './table';

/** Reads files in a separate process: one at a time, each with limits on time and memory, so that none can bring down the server. */
export type Reader = {
  read(file: { name: string; bytes: Buffer }, sink: TableSink, signal?: AbortSignal): Promise<void>;
  /** A copy of a workbook with notes. An uploaded file too, so it is processed where files are read. */
  annotate(file: { name: string; bytes: Buffer }, annotation: Annotation): Promise<Buffer>;
  /** What a message's headers say. */
  readHead(message: Buffer): Promise<MailHead>;
  /** The reports attached to a message, at most one more than `most`. */
  readReports(message: Buffer, most: number): Promise<Attachment[]>;
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
    return (child = startChild(heapMegabytes));
  };
  const watch = (process: ChildProcess): number => {
    const rss = residentBytes(process.pid);
    peak = Math.max(peak, rss);
    return rss;
  };
  const inTurn = (task: Omit<Task, 'id' | 'ms' | 'rssBytes' | 'watch'>): Promise<Reply> => {
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
      const reply = await inTurn({ ...file, annotation, sink: NO_ROWS });
      if (!('copy' in reply)) throw new Error('no copy was made');
      return Buffer.from(reply.copy);
    },
    async readHead(message) {
      const reply = await inTurn({ name: 'message', bytes: Buffer.from(headOf(message)), mail: 'head', sink: NO_ROWS });
      if (!('head' in reply)) throw new Error('no headers were read');
      return reply.head;
    },
    async readReports(message, most) {
      const reply = await inTurn({ name: 'message', bytes: message, mail: { reports: most }, sink: NO_ROWS });
      if (!('reports' in reply)) throw new Error('no attachments were read');
      return reply.reports;
    },
    peakBytes: () => peak,
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

function startChild(heapMegabytes: number): ChildProcess {
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
  return fresh;
}

const NO_ROWS: TableSink = { row: () => undefined, sheet: () => undefined };

type Task = Order & {
  bytes: Buffer;
  sink: TableSink;
  signal?: AbortSignal;
  ms: number;
  rssBytes: number;
  watch(child: ChildProcess): number;
};

/** Settles once: by the child's reply, by its end, or by the watchdog, which ends the child. */
function doOne(child: ChildProcess, { id, name, bytes, annotation, mail, sink, signal, ms, rssBytes, watch }: Task): Promise<Reply> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    // The file's time starts when the child takes it, because a slow start on a busy machine is not its fault.
    let until = performance.now() + START_MS;
    const settle = (outcome: Error | Reply): void => {
      clearInterval(timer);
      child.off('message', hear).off('exit', gone);
      child.channel?.unref();
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
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
        else settle(faultOf(reply) ?? reply);
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
    const order: Order = { id, name, bytes, ...(annotation ? { annotation } : {}), ...(mail ? { mail } : {}) };
    child.send(order, error => error && stop(new Refused('memory')));
  });
}

function faultOf(reply: Reply): Error | null {
  if ('refused' in reply) return new Refused(reply.refused.code, reply.refused.params);
  return 'failed' in reply ? new Error(reply.failed) : null;
}

function passRows(rows: string, sink: TableSink): void {
  const sent = JSON.parse(rows) as SentRow[]; // written by our child
  for (const [sheet, number, hidden, cells] of sent) sink.row(sheet, { number, hidden: hidden === 1, cells });
}
