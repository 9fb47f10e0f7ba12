import type { Figure } from '@hakaru/contract/figures';
import { figureGrid } from '#features/figures/public';
import { atOwner } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { clientScopes } from './scopes';
import * as store from './store';

export { insertClientPeople } from './bulk-store';
/** A mandate that the sender's organisation manages for a client, valued at the client's newest confirmed month. */
export type ManagedMandate = store.MandateRow & {
  clientId: string;
  clientEn: string;
  clientJp: string;
  assetId: string;
  currency: string;
  /** The last day of the management; no figure is shown after it. */
  endedOn: string | null;
  asOf: string | null;
  figures: Figure[];
};

const COLUMNS = ['marketValue.-', 'return.fytd', 'excess.fytd'] as const;

/** Every managed mandate of every client, by client and code. */
export async function managedMandates(ctx: SignedIn): Promise<ManagedMandate[]> {
  const managed: ManagedMandate[] = [];
  for (const [clientId, scopes] of await clientScopes(ctx)) {
    for (const { assetId, mandates } of scopes) {
      const ids = [...(mandates?.keys() ?? [])];
      const { head, asset, rows } = await atOwner(ctx, { ownerId: clientId }, async ctx => ({
        head: await store.findHead(ctx.db, clientId),
        asset: (await store.findAssets(ctx.db, clientId, [assetId]))[0],
        rows: await store.findMandates(ctx.db, clientId, ids),
      }));
      if (!head || !asset) continue;
      const { latest: asOf, currency } = asset;
      const grid = asOf ? await figureGrid(ctx, { assetId, asOf, columns: COLUMNS, rows: 'mandates' }) : [];
      const figures = new Map(grid.map(row => [row.entityId, row.figures]));
      const client = { clientId, clientEn: head.nameEn, clientJp: head.nameJp, assetId, currency, asOf };
      managed.push(...rows.map(row => ({ ...row, ...client, endedOn: mandates?.get(row.id) ?? null, figures: figures.get(row.id) ?? [] })));
    }
  }
  return managed;
}
