import type { Settings } from './settings';

/** What a line may say. Bodies, query strings, headers and cookies have no name here, so they cannot be written. */
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

/** JSON lines in UTC for machines; one readable line in local. Facts are picked by name, whatever else an object carries. */
export function createLog({ appEnv }: LogSettings, write: (line: string) => void = line => process.stdout.write(line)): Log {
  const format = appEnv === 'local' ? readable : asJson;
  const say =
    (level: Level) =>
    (message: string, facts: Facts = {}) =>
      write(`${format(level, message, pick(facts))}\n`);
  // A quiet request is no news on a developer's screen, but it is evidence on a server.
  return { debug: appEnv === 'local' ? () => undefined : say('debug'), info: say('info'), warn: say('warn'), error: say('error') };
}

const NAMES = [
  ...(['requestId', 'who', 'org', 'asWhom', 'what', 'result', 'method', 'path', 'status', 'ms', 'ip'] as const),
  ...(['job', 'jobId', 'attempt', 'count', 'address', 'error'] as const),
] satisfies (keyof Facts)[];
const LONGEST_FACT = 4000;

type Picked = [string, string | number][];

function pick(facts: Facts): Picked {
  return NAMES.flatMap((name): Picked => {
    const value = facts[name];
    if (typeof value === 'number') return [[name, value]];
    return typeof value === 'string' ? [[name, clean(name, value)]] : [];
  });
}

/** A path keeps no query, and an error no credentials: drivers like to repeat the address they failed to reach. */
function clean(name: string, value: string): string {
  const bare =
    name === 'path'
      ? (value.split(/[?#]/)[0] ?? '')
      : value.replace(/\b([a-z]+:\/\/)[^\s/@]+@/gi, '$1…@').replace(/\bBearer\s+\S+/gi, 'Bearer …');
  return bare.slice(0, LONGEST_FACT);
}

function asJson(level: Level, message: string, facts: Picked): string {
  return JSON.stringify({ at: new Date().toISOString(), level, message, ...Object.fromEntries(facts) });
}

function readable(level: Level, message: string, facts: Picked): string {
  const said = facts.map(([name, value]) => `${name}=${String(value).replaceAll('\n', ' ⏎ ')}`);
  return [new Date().toISOString().slice(11, 23), level.toUpperCase().padEnd(5), message, ...said].join(' ');
}
