import { AppError } from '@hakaru/contract/errors';
import { ask } from '#platform/api';
import { FigureGridDocument, type FigureGridQuery, type FigureGridQueryVariables } from './figures.gen';

type Rows = FigureGridQuery['figureGrid'];
type Waiting = {
  variables: FigureGridQueryVariables;
  signal: AbortSignal;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
};

/** Limited by the server's budget for one request, forty: each grid costs two of it, and each distinct knowledge time five. */
const TOGETHER_MAX = 8;

let waiting: Waiting[] = [];

/** Requests a grid, batched with the others requested in the same render: a screen of five grids makes one round trip. */
export function askGrid(variables: FigureGridQueryVariables, signal: AbortSignal): Promise<Rows> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(askWaiting);
    waiting.push({ variables, signal, resolve, reject });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function askWaiting(): void {
  const all = waiting.filter(({ signal }) => !signal.aborted);
  waiting = [];
  for (let from = 0; from < all.length; from += TOGETHER_MAX) void askTogether(all.slice(from, from + TOGETHER_MAX));
}

async function askTogether(members: readonly Waiting[]): Promise<void> {
  const [first] = members;
  if (members.length === 1 && first) return await askAlone(first);
  const variables = Object.assign({}, ...members.map((one, at) => numbered(one.variables, at)));
  try {
    const data = await ask<Record<string, Rows>, typeof variables>(documentOf(members.length), variables, whenAllLeft(members));
    members.forEach(({ resolve }, at) => resolve(data[`grid${at}`] ?? []));
  } catch (error) {
    if (isOfAll(error)) return members.forEach(({ reject }) => reject(error));
    // One refused grid must not fail the others: each is requested again on its own and gets its own response.
    await Promise.all(members.map(askAlone));
  }
}

/** Errors that concern every grid alike: requesting each on its own would multiply the load on a busy server. A retry is batched again. */
const isOfAll = (error: unknown): boolean =>
  error instanceof AppError && (['unavailable', 'tooMany', 'unauthenticated'] as const).some(refusal => refusal === error.refusal);

async function askAlone({ variables, signal, resolve, reject }: Waiting): Promise<void> {
  if (signal.aborted) return;
  await ask(FigureGridDocument, variables, signal).then(({ figureGrid }) => resolve(figureGrid), reject);
}

/** The generated document repeated `count` times, each time with its own variables. */
export function documentOf(count: number): string {
  const head = between(FigureGridDocument, '(', ') {');
  const body = FigureGridDocument.slice(FigureGridDocument.indexOf(') {') + 3);
  const field = body.slice(0, body.lastIndexOf('}')).trim();
  const each = (text: string, at: number) => text.replaceAll(/\$(\w+)/g, (_, name: string) => `$${name}${at}`);
  const places = Array.from({ length: count }, (_, at) => at);
  return `query FigureGrids(${places.map(at => each(head, at)).join(', ')}) {\n${places.map(at => `grid${at}: ${each(field, at)}`).join('\n')}\n}`;
}

const between = (text: string, from: string, to: string): string => text.slice(text.indexOf(from) + from.length, text.indexOf(to));

const numbered = (variables: object, at: number): object =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [`${name}${at}`, value]));

/** Aborts only when every caller has aborted. */
function whenAllLeft(members: readonly Waiting[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (members.every(({ signal }) => signal.aborted)) all.abort();
  };
  for (const { signal } of members) signal.addEventListener('abort', look, { once: true });
  return all.signal;
}
