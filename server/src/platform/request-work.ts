import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, invalid } from '@hakaru/contract/errors';
import { FairTurns, type Who } from './fair-turns';

/** The moment by which a request is answered or given up. */
export class Deadline {
  private readonly at: number;

  constructor(ms: number) {
    this.at = performance.now() + ms;
  }

  remainingMs(): number {
    return Math.max(0, this.at - performance.now());
  }

  /** Called before every statement and between the slices of every calculation: what nobody waits for any more is not gone on with. */
  check(): void {
    if (this.remainingMs() === 0) throw new AppError('unavailable', {}, RETRY_SECONDS);
  }
}

const RETRY_SECONDS = 5;

/** What all parts of a request have in common. */
type Shared = { figures: number; heavy: number; isServed: boolean };

/** The request some code runs for, and what that part of it holds already. */
export type RequestWork = { who: Who | null; deadline: Deadline; shared: Shared; holdsConnection: boolean; holdsTurn: boolean };

const current = new AsyncLocalStorage<RequestWork>();
/** Requests being answered, except those at a heavy calculation: for these a calculation steps back. */
const light = new Set<Shared>();

/** None at the start, in jobs and in tests of single parts. */
export const requestWork = (): RequestWork | undefined => current.getStore();

export const isAnybodyServed = (): boolean => light.size > 0;

/** Everything done by `work`, however far down, is done for this request and within its deadline. */
export function withinRequest<T>(who: Who | null, ms: number, work: () => T): T {
  const shared = { figures: 0, heavy: 0, isServed: false };
  return current.run({ who, deadline: new Deadline(ms), shared, holdsConnection: false, holdsTurn: false }, work);
}

/** While it is being answered a request goes before the calculations of others. */
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

/** Work that holds a connection: another one beside it is not waited for in the queue. */
export function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  const own = current.getStore();
  return own && !own.holdsConnection ? current.run({ ...own, holdsConnection: true }, work) : work();
}

/**
 * Calculations share one thread, so two at once only make each other wait: one works while the other reads. Of one organisation there
 * is one, so that the other place is somebody else's.
 */
const heavyTurns = new FairTurns({ total: 2, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 200 });

/** Reads or calculates much, in a fair turn. Inside a turn another one is the same turn. */
export async function heavily<T>(work: () => Promise<T>): Promise<T> {
  const own = current.getStore();
  if (!own?.who || own.holdsTurn) return await work();
  const { shared, who, deadline } = own;
  shared.heavy++;
  light.delete(shared);
  try {
    return await heavyTurns.inTurn(who, deadline.remainingMs(), () => current.run({ ...own, holdsTurn: true }, work));
  } finally {
    if (--shared.heavy === 0 && shared.isServed) light.add(shared);
  }
}

/** A reply is written in one piece, so one request may ask for only so many figures. */
const FIGURES_EACH = 60_000;

export function countFigures(count: number): void {
  const own = current.getStore();
  if (own && (own.shared.figures += count) > FIGURES_EACH) throw invalid('columns', 'tooLong');
}
