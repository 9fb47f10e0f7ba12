import { fork, type ChildProcess } from 'node:child_process';
import type { PageText } from '@hakaru/contract/document-reading';
import { FairTurns } from '#platform/fair-turns';
import { giveWay, isAlive, residentBytes } from '#platform/child-processes';
import { childProgram } from '#platform/places';
import type { Order, Reply, ScanOrder } from './child';
import type { PatternFound, PatternOrder } from './match-patterns';
import { OCR_LIMITS, PDF_LIMITS } from './limits';
import { ReaderKilled, UnreadableDocument, UnreadableImage } from './refused';

/** Reads PDFs in a child process, one at a time with limits on time and memory, so that no file can crash the server. */
export type PdfReader = {
  read(bytes: Buffer): Promise<PageText[]>;
  /** Reads one page by OCR; null when it has no picture. */
  scan(order: ScanOrder): Promise<PageText | null>;
  /** Matches patterns in the child process, which is killed when a pattern takes too long. */
  match(order: PatternOrder): Promise<PatternFound[]>;
  /** The highest resident memory seen, for measurements. */
  peakBytes(): number;
  close(): void;
};

export type PdfReaderOptions = { ms?: number; rssBytes?: number; heapMegabytes?: number; keptBytes?: number };

const PROGRAM = childProgram(import.meta.url, 'read-pdf');
const WATCH_MS = 50;
const START_MS = 120_000;
const IDLE_MS = 60_000;

export function openPdfReader({
  ms = PDF_LIMITS.ms,
  rssBytes = PDF_LIMITS.rssBytes,
  heapMegabytes = PDF_LIMITS.heapMegabytes,
  keptBytes = PDF_LIMITS.keptBytes,
}: PdfReaderOptions = {}): PdfReader {
  let child: ChildProcess | null = null;
  /** The number of orders the process has had. */
  let served: number = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let lastId: number = 0;
  let peak: number = 0;
  let isClosed: boolean = false;
  let rest: NodeJS.Timeout | undefined;
  const started = (): ChildProcess => {
    clearTimeout(rest);
    if (!child || !isAlive(child)) {
      child = startChild(heapMegabytes);
      served = 0;
    }
    served++;
    return child;
  };
  const watch = (process: ChildProcess): boolean => {
    const rss = residentBytes(process.pid);
    peak = Math.max(peak, rss);
    return rss > rssBytes;
  };
  const isUsed = (): boolean => served > 1;
  const attempt = (order: (id: number) => Order) => (): Promise<Outcome> => {
    if (isClosed) throw new Error('the reader is closed');
    return doOne(started(), order(++lastId), { ms, isTooLarge: watch });
  };
  const inTurn = (order: (id: number) => Order): Promise<Outcome> => {
    const own = turn.then(() => againIfFull(attempt(order), isUsed));
    turn = own
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(rest);
        // A process that has grown is replaced, so that one file's memory is not counted against the next file.
        if (child && residentBytes(child.pid) > keptBytes) child.kill('SIGKILL');
        rest = setTimeout(() => child?.kill('SIGKILL'), IDLE_MS).unref();
      });
    return own;
  };
  return {
    read: async bytes => (await inTurn(id => ({ id, bytes }))).pages,
    scan: async scan => (await inTurn(id => ({ id, scan }))).pages[0] ?? null,
    match: async match => (await inTurn(id => ({ id, match }))).found,
    peakBytes: () => peak,
    close() {
      isClosed = true;
      clearTimeout(rest);
      child?.kill('SIGKILL');
    },
  };
}

function startChild(heapMegabytes: number): ChildProcess {
  const child = fork(PROGRAM.path, [], {
    execArgv: [...PROGRAM.execArgv, `--max-old-space-size=${heapMegabytes}`],
    env: { PATH: process.env['PATH'] }, // keeps the server's environment away from uploaded files
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined); // the pending order notices the end of the process
  giveWay(child.pid);
  return child;
}

/** Retries once in a new process, because memory used by earlier files must not cause the refusal of this one. */
async function againIfFull<T>(work: () => Promise<T>, isUsed: () => boolean): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof UnreadableDocument && error.code === 'memory' && !(error instanceof ReaderKilled);
    if (!isFull || !isUsed()) throw error;
    return await work();
  }
}

type Outcome = { pages: PageText[]; found: PatternFound[] };
type Watch = { ms: number; isTooLarge(child: ChildProcess): boolean };

/** Settles once: by the child's reply, by its exit, or by the time and memory limits, which kill the child. */
function doOne(child: ChildProcess, order: Order, { ms, isTooLarge }: Watch): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    const pages: PageText[] = [];
    const found: PatternFound[] = [];
    // The file's time starts when the child takes it up, so that a slow start of the process is not counted.
    let until = performance.now() + START_MS;
    const settle = (error: Error | null): void => {
      clearInterval(timer);
      child.off('message', hear).off('exit', gone);
      child.channel?.unref();
      if (error) reject(error);
      else resolve({ pages, found });
    };
    const stop = (error: Error): void => {
      child.kill('SIGKILL');
      settle(error);
    };
    const hear = (message: unknown): void => {
      const reply = message as Reply; // only our child can send messages on this channel
      if (reply.id !== order.id) return;
      if ('begun' in reply) until = performance.now() + ms;
      else if ('page' in reply) pages.push(reply.page);
      else if ('found' in reply) {
        found.push(...reply.found);
        settle(null);
      } else if ('unseen' in reply) settle(new UnreadableImage(reply.unseen));
      else settle('refused' in reply ? new UnreadableDocument(reply.refused) : null);
    };
    const gone = (code: number | null, signal: NodeJS.Signals | null): void => settle(endOf(code, signal));
    const timer = setInterval(() => {
      if (performance.now() > until) stop(new UnreadableDocument('timeout'));
      else if (isTooLarge(child)) stop(new UnreadableDocument('memory'));
    }, WATCH_MS);
    child.on('message', hear).once('exit', gone);
    child.send(order, error => error && stop(new UnreadableDocument('crashed')));
  });
}

/** A process whose heap is full aborts. */
const OUT_OF_MEMORY = { signals: ['SIGABRT', 'SIGTRAP'], codes: [133, 134] };
/** Stopping the server also stops its child processes; this is no verdict on the file, which is read again. */
const STOPPED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The reason to report for a file whose reading process has ended. */
function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal && STOPPED.includes(signal)) return new Error('the reading process was stopped');
  if (signal === 'SIGKILL') return new ReaderKilled();
  const isFull = signal ? OUT_OF_MEMORY.signals.includes(signal) : OUT_OF_MEMORY.codes.includes(code ?? 0);
  return new UnreadableDocument(isFull ? 'memory' : 'crashed');
}

/** One file at a time, with fair turns between organisations, so that one organisation's many files do not delay another's. */
const turns = new FairTurns({ total: 1, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: Infinity });
const LONGEST_WAIT_MS = 1_800_000;
let reader: PdfReader | null = null;
/** OCR has a queue and a process of its own, because a page takes seconds and other files must not wait for it. */
const scanTurns = new FairTurns({ total: 1, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: Infinity });
let scanner: PdfReader | null = null;

export function readInTurn(organisationId: string, bytes: Buffer): Promise<PageText[]> {
  return withReader(organisationId, own => own.read(bytes));
}

export function scanInTurn(organisationId: string, order: ScanOrder): Promise<PageText | null> {
  const who = { organisation: organisationId, person: organisationId };
  return scanTurns.inTurn(who, LONGEST_WAIT_MS, () => (scanner ??= openPdfReader(OCR_LIMITS)).scan(order));
}

export function matchInTurn(organisationId: string, order: PatternOrder): Promise<PatternFound[]> {
  return withReader(organisationId, own => own.match(order));
}

function withReader<T>(organisationId: string, work: (reader: PdfReader) => Promise<T>): Promise<T> {
  return turns.inTurn({ organisation: organisationId, person: organisationId }, LONGEST_WAIT_MS, () => work((reader ??= openPdfReader())));
}
