import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { FairTurns } from './fair-turns';
import { requestWork } from './request-work';

/** A request waits no longer than this for a connection; the pool's own timeout is for a database that does not answer. */
const LONGEST_WAIT_MS = 10_000;
const WAITING_MAX = 1_000;

/**
 * Shares a pool's connections fairly among organisations and users. A request waits in its organisation's queue for its first connection.
 * For a second one, or during a heavy turn it has already waited for, it goes straight to the pool, because holding one resource while
 * waiting for another would block both. Some connections are reserved for those and for looking up senders. `limits` are set at the start
 * of each transaction, for poolers that keep no session state.
 */
export function fairPool(pool: pg.Pool, size: number, limits = ''): PostgresPool {
  const share = (part: number) => Math.max(1, Math.floor(size * part));
  const turns = new FairTurns({
    total: share(0.7),
    perOrganisation: share(0.4),
    perPerson: share(0.3),
    waitingPerOrganisation: WAITING_MAX,
  });
  const connect = async (): Promise<PostgresPoolClient> => {
    const own = requestWork();
    if (!own) return limits ? withLimits(await pool.connect()) : await pool.connect();
    own.deadline.check();
    const mustWait = own.who !== null && !own.holdsConnection && !own.holdsTurn;
    const end = mustWait && own.who ? await turns.take(own.who, Math.min(LONGEST_WAIT_MS, own.deadline.remainingMs())) : undefined;
    try {
      const client = await pool.connect();
      return withDeadline(client, () => {
        client.release();
        end?.();
      });
    } catch (error) {
      end?.();
      throw error;
    }
  };
  return { connect, end: () => pool.end() };

  function withLimits(client: pg.PoolClient): PostgresPoolClient {
    const query = async (statement: string, values: unknown[] = []) => await client.query(limited(statement), values);
    return { query, release: () => client.release() } as unknown as PostgresPoolClient; // cursors, the other way to call it, are not used
  }

  function limited(statement: string): string {
    return limits && /^(begin|start transaction)/.test(statement) ? `${statement}; ${limits}` : statement;
  }

  /** After a request's deadline only the statement that rolls back its transaction is sent. */
  function withDeadline(client: pg.PoolClient, release: () => void): PostgresPoolClient {
    const query = async (statement: string, values: unknown[] = []) => {
      if (!statement.startsWith('rollback')) requestWork()?.deadline.check();
      return await client.query(limited(statement), values);
    };
    return { query, release } as unknown as PostgresPoolClient; // cursors, the other way to call it, are not used
  }
}
