import type { FactStory } from '#features/books/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './returns-store';

/** A product as a client and its consultants see it. */
export type DisclosedProduct = store.DisclosedRow & { managerEn: string; managerJp: string };

type Reader = { app: App };
type Client = { ownerId: string; known: string | null };

/** The products that managers show to a client. The caller has checked that the reader steers an asset of this client. */
export async function disclosedProducts({ app }: Reader, { ownerId, known }: Client): Promise<DisclosedProduct[]> {
  const found = await inScope(app.database.db, { organisation: ownerId }, db => store.findDisclosed(db, { clientId: ownerId, known }));
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ managerId }) => managerId))];
  const managers = await inScope(app.database.db, 'platform', db => store.findNames(db, ids));
  return found.map(row => {
    const manager = managers.find(({ id }) => id === row.managerId);
    return { ...row, managerEn: manager?.nameEn ?? '', managerJp: manager?.nameJp ?? '' };
  });
}

/** What was recorded of a product's months, for the trace of a figure that rests on them. */
export async function productStories({ app }: Reader, ownerId: string, months: readonly Omit<store.Wanted, 'clientId'>[]) {
  return await inScope(app.database.db, { organisation: ownerId }, async db => {
    const stories: FactStory[] = [];
    for (const month of months) stories.push(...(await store.findReturnStories(db, { clientId: ownerId, ...month })));
    return stories;
  });
}
