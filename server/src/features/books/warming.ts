import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { openListener, tellNodes } from '#platform/listener';
import { warmBook } from './book-cache';
import type { AssetKey } from './store';

const WARM_CHANNEL = 'hakaru_warm_books';
const messageOf = z.strictObject({ ownerId: z.uuid(), id: z.uuid() });

/** Many users open the overview after a month was populated, so every node loads the book as soon as that transaction commits. */
export async function askToWarm(db: Db, { ownerId, id }: AssetKey): Promise<void> {
  await tellNodes(db, WARM_CHANNEL, { ownerId, id });
}

/** Loads one book after the other, outside of any request. A book that cannot be loaded now is loaded by the next request for it. */
export function openWarming(app: App): { close(): Promise<void> } {
  let queue = Promise.resolve();
  const listener = openListener(app, WARM_CHANNEL, payload => {
    queue = queue
      .then(() => warmBook(app, messageOf.parse(JSON.parse(payload))))
      .catch((error: unknown) => app.log.warn('a book was not read ahead', { error: String(error) }));
  });
  return {
    async close() {
      await listener.close();
      await queue;
    },
  };
}

export function addWarming(http: FastifyInstance, app: App): void {
  const warming = openWarming(app);
  http.addHook('preClose', () => warming.close());
}
