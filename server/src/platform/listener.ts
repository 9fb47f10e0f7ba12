import { sql } from 'kysely';
import pg from 'pg';
import type { App } from './context';
import type { Db } from './db';

export type Listener = { close(): Promise<void> };

const AGAIN_MS = 1_000;

/** Notifies all listening nodes. In a transaction it is sent when that commits. */
export async function tellNodes(db: Db, channel: string, payload: object): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`.execute(db);
}

/** Listens to a channel on a connection of its own and reconnects after an outage. Messages sent meanwhile are lost. */
export function openListener(app: App, channel: string, hear: (payload: string) => void): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  const listen = async (): Promise<void> => {
    if (closed) return;
    const fresh = new pg.Client({
      ...app.database.direct,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    let isLost = false;
    const lose = (): void => {
      if (isLost || closed) return;
      isLost = true;
      void fresh.end().catch(() => undefined);
      setTimeout(() => void listen(), AGAIN_MS).unref();
    };
    fresh.on('error', lose).on('end', lose);
    fresh.on('notification', ({ payload }) => payload && hear(payload));
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      lose();
    }
  };
  void listen();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
