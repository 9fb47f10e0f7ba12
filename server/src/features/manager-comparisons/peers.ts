import { MASKED_MIN, type PeerMember } from '@hakaru/contract/manager-comparisons';
import { calculatorFor, type BookEntity, type FigureCalculator } from '#features/books/public';
import { readKnown, rowsOf } from '#features/figures/public';
import { findAccessScopes } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './store';

/** An asset whose mandates may be compared by name. */
export type NamedAsset = { assetId: string; ownerId: string; client: { en: string; jp: string }; calculator: FigureCalculator };

/**
 * Data of a client that has not agreed are not read at all, so no combination or difference of sets can reveal its figures or name. Only
 * the number of such clients is given, and only when there are several.
 */
export type Reach = { assets: NamedAsset[]; /** Null: too few to be counted without revealing who they are. */ masked: number | null };

/** What the user may compare: the portfolios they see as a whole, their own and those of clients that agreed to be named. */
export async function openReach(ctx: SignedIn, known: string | null | undefined = null): Promise<Reach> {
  const { organisation } = ctx.actor;
  const moment = readKnown(ctx, known);
  const scopes = (await findAccessScopes(ctx, 'portfolios')).filter(({ mandates }) => mandates === null);
  const owners = [...new Set(scopes.map(({ ownerId }) => ownerId))];
  const named = new Set<string>();
  for (const ownerId of owners) if (ownerId === organisation.id || (await agrees(ctx, ownerId))) named.add(ownerId);
  const assets: NamedAsset[] = [];
  for (const { assetId, ownerId } of scopes) {
    const held = organisation.assets.find(({ id }) => id === assetId);
    if (!held || !named.has(ownerId)) continue;
    const client = { en: held.ownerEn, jp: held.ownerJp };
    assets.push({ assetId, ownerId, client, calculator: await calculatorFor(ctx, assetId, moment) });
  }
  const masked = owners.length - named.size;
  return { assets, masked: masked < MASKED_MIN ? null : masked };
}

/** Whether the owner currently agrees to be named; a withdrawal takes effect with the next request. */
export async function agrees(ctx: SignedIn, ownerId: string): Promise<boolean> {
  return await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.isNamed(db, ownerId));
}

export type Peer = NamedAsset & { entity: BookEntity };

export function peersOf({ assets }: Reach): Peer[] {
  return assets.flatMap(asset => rowsOf(asset.calculator.book, 'mandates').map(entity => ({ ...asset, entity })));
}

/** The chosen mandates that may be named, in the order chosen; not even the number of the others is revealed. */
export function chosenPeers(reach: Reach, members: readonly PeerMember[]): Peer[] {
  const all = new Map(peersOf(reach).map(peer => [`${peer.assetId} ${peer.entity.id}`, peer]));
  return members.flatMap(({ assetId, entityId }) => all.get(`${assetId} ${entityId}`) ?? []);
}
