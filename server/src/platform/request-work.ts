import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, invalid } from '@hakaru/contract/errors';
import { FairTurns, type Who } from './fair-turns';

/** The moment by which a request is answered or aborted. */
export class Deadline {
  private readonly at: number;

  constructor(ms: number) {
    this.at = performance.now() + ms;
  }

  remainingMs(): number {
    return Math.max(0, this.at - performance.now());
  }

  /** Called before every statement and between the slices of every calculation, so that work nobody waits for is aborted. */
  check(): void {
    if (this.remainingMs() === 0) throw new AppError('unavailable', {}, RETRY_SECONDS);
  }
}

const RETRY_SECONDS = 5;

/** State shared by all parts of a request. */
type Shared = { figures: number; heavy: number; isServed: boolean };

/** The request that some code runs for, and which resources that part of it holds. */
export type RequestWork = { who: Who | null; deadline: Deadline; shared: Shared; holdsConnection: boolean; holdsTurn: boolean };

const current = new AsyncLocalStorage<RequestWork>();
/** Requests being served that are not in a heavy calculation; calculations pause for these. */
const light = new Set<Shared>();

/** Undefined at start-up, in jobs and in unit tests. */
export const requestWork = (): RequestWork | undefined => current.getStore();

export const isAnybodyServed = (): boolean => light.size > 0;

/** Runs `work` for this request and within its deadline, including everything it calls. */
export function withinRequest<T>(who: Who | null, ms: number, work: () => T): T {
  const shared = { figures: 0, heavy: 0, isServed: false };
  return current.run({ who, deadline: new Deadline(ms), shared, holdsConnection: false, holdsTurn: false }, work);
}

/** While it is being answered, the request has priority over calculations of others. */
export async function whileServed<T>(work: () => Promise<T>): Promise<T> {
  const shared = current.getStore()?.shared;
  if (!shared) return await work();
  shared.isServed = true;
  light.add(shared);
  try {
    return await work();
  } finally {
    shared.isServed = false;
    light.delete(shared);
  }
}

/** Work that holds a connection; a second connection is then not waited for in the queue. */
export function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  const own = current.getStore();
  return own && !own.holdsConnection ? current.run({ ...own, holdsConnection: true }, work) : work();
}

/** Runs work that others' requests go before: until it ends, its own request does not make calculations pause, its own among them. */
export async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  const shared = current.getStore()?.shared;
  if (!shared) return await work();
  shared.heavy++;
  light.delete(shared);
  try {
    return await work();
  } finally {
    if (--shared.heavy === 0 && shared.isServed) light.add(shared);
  }
}

/**
 * Calculations share one thread, so two at once only slow each other down, but one can calculate while the other reads. An organisation has
 * at most one, so that the other place is free for others.
 */
const heavyTurns = new FairTurns({ total: 2, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 200 });

/** Runs heavy reading or calculation in a fair turn. A nested call uses the same turn. */
export async function heavily<T>(work: () => Promise<T>): Promise<T> {
  const own = current.getStore();
  if (!own?.who || own.holdsTurn) return await work();
  const { who, deadline } = own;
  return await givingWay(() => heavyTurns.inTurn(who, deadline.remainingMs(), () => current.run({ ...own, holdsTurn: true }, work)));
}

/** A reply is written in one piece, so the number of figures in a request is limited. */
const FIGURES_EACH = 60_000;

export function countFigures(count: number): void {
  const own = current.getStore();
  if (own && (own.shared.figures += count) > FIGURES_EACH) throw invalid('columns', 'tooLong');
}
