import { AppError } from '@hakaru/contract/errors';
import type { Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { inBatches } from './batches';
import { codeOf, enterScope, type Database, type Scope } from './db';
import type { DB } from './db-types';
import type { Log } from './log';
import { readMark, readPlace, type Mark, type Place } from './replica-place';
import { holdingConnection } from './request-work';

/** What is read on a replica, as /metrics names it. */
export type ReplicaRead = 'books' | 'archives' | 'auditTrail' | 'auditFeed';
/** Why the primary was read instead. */
type Reason = 'resting' | 'behind' | 'failed';
export type ReadCount = { read: ReplicaRead; source: 'replica' | 'primary'; reason: Reason | ''; count: number };

/** How a caller knows that a snapshot of the replica has what the primary has just answered. */
export type Proven<T> = { isSame(trx: Transaction<DB>): Promise<boolean>; work(trx: Transaction<DB>): Promise<T>; patienceMs?: number };

const REST_MS = 5_000;
const LOOK_AGAIN_MS = 100;
/** A cancelled statement, by its own time limit or because it stood in the way of replaying, says nothing against the replica. */
const PASSING = new Set(['40001', '57014']);

type Outcome<T> = { value: T } | Reason;
/** A replica that answers but must not be read. */
class Unfit extends Error {}

/**
 * A standby that is read where that is safe (decision 1030). Every read looks anew at the standby it has reached, in its own transaction:
 * that it still is a standby, of the primary's line of history, with every migration. So the address may lead to several, and one that was
 * promoted or left behind by a failover is never read. Null means: read the primary. Nothing that decides what somebody may see is read here.
 */
export class ReadReplica {
  private resting: string | null = null;
  private restsUntil = 0;
  private looking: Promise<void> | undefined;
  private readonly counts = new Map<string, ReadCount>();
  private readonly askPrimary: (key: Buffer) => Promise<Mark | null>;

  constructor(
    private readonly database: Database,
    primary: Pick<Database, 'pool'>,
    private readonly log: Log,
    private readonly lagSeconds: number,
  ) {
    this.askPrimary = inBatches<Mark>(async keys => {
      const mark = await readMark(primary.pool);
      return new Map(keys.map(key => [key.toString('latin1'), mark]));
    });
  }

  /** Reads in one snapshot that has all the caller knows of. With patience it is waited for, which only work outside of requests should do. */
  async proven<T>(read: ReplicaRead, scope: Scope, { isSame, work, patienceMs = 0 }: Proven<T>): Promise<{ value: T } | null> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const outcome = await this.attempt<T>(scope, 'repeatable read', async trx =>
        (await isSame(trx)) ? { value: await work(trx) } : 'behind',
      );
      if (outcome !== 'behind' || performance.now() >= until) return this.counted(read, outcome);
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** The same for work in steps: the snapshot stays open until it is closed. */
  async open(
    read: ReplicaRead,
    scope: Scope,
    { isSame, patienceMs = 0 }: Omit<Proven<void>, 'work'>,
  ): Promise<{ trx: Transaction<DB>; close(): Promise<void> } | null> {
    let end = (): void => undefined;
    const ended = new Promise<void>(resume => (end = resume));
    let over = Promise.resolve();
    const trx = await new Promise<Transaction<DB> | null>((resume, fail) => {
      const work = async (trx: Transaction<DB>): Promise<void> => {
        resume(trx);
        await ended;
      };
      over = this.proven(read, scope, { isSame, patienceMs, work }).then(() => resume(null), fail);
    });
    const close = async (): Promise<void> => {
      end();
      await over;
    };
    return trx && { trx, close };
  }

  /** Reads what may be a little old, and says the moment up to which it is complete. Older than the limit, it is not read here. */
  async recent<T>(read: ReplicaRead, scope: Scope, work: (trx: Transaction<DB>) => Promise<T>): Promise<{ value: T; asOf: Date } | null> {
    // Each statement has a snapshot of its own, so those after the look are never older than what it found.
    const outcome = await this.attempt<{ result: T; asOf: Date }>(scope, 'read committed', async (trx, place, mark) => {
      const asOf = momentOf(place, mark);
      if (asOf === null || mark.at.getTime() - asOf.getTime() > this.lagSeconds * 1000) return 'behind';
      return { value: { result: await work(trx), asOf } };
    });
    const counted = this.counted(read, outcome);
    return counted && { value: counted.value.result, asOf: counted.value.asOf };
  }

  /** For monitoring, and to find out whether a resting one is fit again. Null while it is not; the seconds are null while nobody can know. */
  async look(): Promise<{ lagSeconds: number | null } | null> {
    const mark = await this.mark();
    try {
      const place = await this.inTransaction(NOBODY, 'read committed', trx => fitPlace(trx, mark));
      if (this.resting !== null) this.log.info('the read replica is used again');
      this.resting = null;
      const moment = momentOf(place, mark);
      return { lagSeconds: moment && Math.max(0, mark.at.getTime() - moment.getTime()) / 1000 };
    } catch (error) {
      this.rest(sayingOf(error));
      return null;
    }
  }

  /** Stops reading there for a while. Said once for each reason, not with every request. */
  rest(reason: string): void {
    this.restsUntil = performance.now() + REST_MS;
    if (this.resting !== reason) this.log.warn('the read replica is not used, the primary answers', { what: reason });
    this.resting = reason;
  }

  readCounts(): ReadCount[] {
    return [...this.counts.values()];
  }

  async close(): Promise<void> {
    await this.looking;
    await this.database.close();
  }

  private async attempt<T>(
    scope: Scope,
    isolation: Isolation,
    work: (trx: Transaction<DB>, place: Place, mark: Mark) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (!this.isUsable()) return 'resting';
    const mark = await this.mark();
    try {
      return await this.inTransaction(scope, isolation, async trx => {
        const place = await fitPlace(trx, mark);
        if (place.migrations < mark.migrations) return 'behind';
        return await holdingConnection(() => work(trx, place, mark));
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!PASSING.has(codeOf(error))) this.rest(sayingOf(error));
      return 'failed';
    }
  }

  private async inTransaction<T>(scope: Scope, isolation: Isolation, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const transaction = this.database.db.transaction().setIsolationLevel(isolation).setAccessMode('read only');
    return await transaction.execute(async trx => {
      await enterScope(trx, scope);
      return await work(trx);
    });
  }

  /** After a rest somebody looks in the background, so that no request waits for a replica that may still be away. */
  private isUsable(): boolean {
    if (this.resting === null) return true;
    if (performance.now() >= this.restsUntil)
      this.looking ??= this.look()
        .then(() => undefined)
        .catch(() => undefined) // the primary is away, which its own readers notice
        .finally(() => (this.looking = undefined));
    return false;
  }

  private async mark(): Promise<Mark> {
    const mark = await this.askPrimary(EVERYBODY);
    if (!mark) throw new Error('the primary did not say how far it has written');
    return mark;
  }

  private counted<T>(read: ReplicaRead, outcome: Outcome<T>): { value: T } | null {
    const reason = typeof outcome === 'string' ? outcome : '';
    const name = `${read} ${reason}`;
    const before = this.counts.get(name)?.count ?? 0;
    this.counts.set(name, { read, source: reason ? 'primary' : 'replica', reason, count: before + 1 });
    return typeof outcome === 'string' ? null : outcome;
  }
}

/** Sees no rows of anybody. */
const NOBODY: Scope = { organisation: '' };

type Isolation = 'read committed' | 'repeatable read';
const EVERYBODY = Buffer.from('mark');

async function fitPlace(trx: Transaction<DB>, mark: Mark): Promise<Place> {
  const place = await readPlace(trx, mark);
  if (!place.isStandby) throw new Unfit('it takes writes itself, so it is no standby (any more)');
  if (place.timeline !== mark.timeline)
    throw new Unfit(`it is on timeline ${place.timeline} and the primary on ${mark.timeline}: it does not follow since a failover`);
  return place;
}

/**
 * The moment up to which everything is there, by the primary's clock; null if nothing was replayed since the standby's start. A commit has
 * its time a little before its place in the log, so of the last one replayed only the second counts.
 */
function momentOf({ hasAll, replayedAt }: Place, { at }: Mark): Date | null {
  return hasAll ? at : replayedAt && new Date(Math.floor(replayedAt.getTime() / 1000) * 1000);
}

const sayingOf = (error: unknown): string => (error instanceof Error && error.message.trim()) || codeOf(error) || String(error);
