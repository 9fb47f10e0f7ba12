import type { Settings } from './settings';

/** The facts a log line may contain. There is none for bodies, query strings, headers or cookies, so they cannot be logged. */
export type Facts = {
  requestId?: string;
  who?: string;
  org?: string;
  asWhom?: string | null;
  what?: string;
  result?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  ip?: string;
  job?: string;
  jobId?: string;
  attempt?: number;
  count?: number;
  address?: string;
  error?: string;
};

type Level = 'debug' | 'info' | 'warn' | 'error';

export type Log = Record<Level, (message: string, facts?: Facts) => void>;

export type LogSettings = Pick<Settings, 'appEnv'>;

/** JSON lines in UTC for machines; readable lines in the local environment. Facts are picked by name, whatever else an object contains. */
export function createLog({ appEnv }: LogSettings, write: (line: string) => void = writeTogether): Log {
  const format = appEnv === 'local' ? readable : asJson;
  const say =
    (level: Level) =>
    (message: string, facts: Facts = {}) =>
      write(`${format(level, message, pick(facts))}\n`);
  // Debug lines are noise on a developer's screen, but evidence on a server.
  return { debug: appEnv === 'local' ? () => undefined : say('debug'), info: say('info'), warn: say('warn'), error: say('error') };
}

let unwritten = '';

/** One write for all lines of a turn of the event loop, because each write waits for the system. */
function writeTogether(line: string): void {
  if (unwritten === '') setImmediate(flush);
  unwritten += line;
}

function flush(): void {
  const lines = unwritten;
  unwritten = '';
  if (lines !== '') process.stdout.write(lines);
}

process.on('exit', flush); // the last lines before an exit are the most important

const NAMES = [
  'requestId',
  'who',
  'org',
  'asWhom',
  'what',
  'result',
  'method',
  'path',
  'status',
  'ms',
  'ip',
  'job',
  'jobId',
  'attempt',
  'count',
  'address',
  'error',
] as const satisfies (keyof Facts)[];
/** Made by ourselves or one of few words: nothing to take out of them. */
const OURS: ReadonlySet<keyof Facts> = new Set(['requestId', 'who', 'org', 'jobId', 'method']);
const LONGEST_FACT = 4000;

type Picked = [string, string | number][];

function pick(facts: Facts): Picked {
  const picked: Picked = [];
  for (const name of NAMES) {
    const value = facts[name];
    if (typeof value === 'number') picked.push([name, value]);
    else if (typeof value === 'string') picked.push([name, OURS.has(name) ? value : clean(name, value)]);
  }
  return picked;
}

const SUSPECT = /:\/\/|\bBearer\b/i;

/** Removes the query from a path and credentials from an error, because drivers repeat the address they failed to reach. */
function clean(name: string, value: string): string {
  if (name === 'path') return (value.split(/[?#]/, 1)[0] ?? '').slice(0, LONGEST_FACT);
  const bare = SUSPECT.test(value) ? value.replace(/\b([a-z]+:\/\/)[^\s/@]+@/gi, '$1…@').replace(/\bBearer\s+\S+/gi, 'Bearer …') : value;
  return bare.slice(0, LONGEST_FACT);
}

function asJson(level: Level, message: string, facts: Picked): string {
  return JSON.stringify({ at: new Date().toISOString(), level, message, ...Object.fromEntries(facts) });
}

function readable(level: Level, message: string, facts: Picked): string {
  let line = `${new Date().toISOString().slice(11, 23)} ${level.toUpperCase().padEnd(5)} ${message}`;
  for (const [name, value] of facts) line += ` ${name}=${String(value).replaceAll('\n', ' ⏎ ')}`;
  return line;
}
