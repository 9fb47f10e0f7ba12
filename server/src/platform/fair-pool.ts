import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { FairTurns } from './fair-turns';
import { requestWork } from './request-work';

/** Nobody waits longer for a connection; the pool's own patience is for a database that does not answer at all. */
const LONGEST_WAIT_MS = 10_000;
const WAITING_MAX = 1_000;

/**
 * The connections of a pool, shared out fairly among organisations and people. A request waits in its organisation's queue for its first
 * connection; for a second one beside it, or at heavy work, which has been waited for already, it goes straight to the pool: somebody
 * who holds one thing and waits for another would keep both from everybody. Some connections are left for those and for the look-up of
 * senders. `limits` are set at the beginning of each transaction, where no session may keep them.
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
    return { query, release: () => client.release() } as unknown as PostgresPoolClient; // nothing here reads by cursor, the other way to call it
  }

  function limited(statement: string): string {
    return limits && /^(begin|start transaction)/.test(statement) ? `${statement}; ${limits}` : statement;
  }

  /** No further statement is sent for a request whose time is over, except the one that undoes its transaction. */
  function withDeadline(client: pg.PoolClient, release: () => void): PostgresPoolClient {
    const query = async (statement: string, values: unknown[] = []) => {
      if (!statement.startsWith('rollback')) requestWork()?.deadline.check();
      return await client.query(limited(statement), values);
    };
    return { query, release } as unknown as PostgresPoolClient; // nothing here reads by cursor, the other way to call it
  }
}
